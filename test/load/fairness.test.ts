/** One client that asks for all it can get, beside another that asks for little. */
import { expect, it } from 'vitest';
import { makeFairnessWorld, measureFairness, quantile } from '../../scripts/bench/fairness.ts';
import { openDatabase } from '../../src/db/database.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { atTheEnd } from '../support/endings.ts';
import { startServer } from '../support/server-process.ts';

it.each([
  ['requests', '200'],
  ['quick', '200'],
  ['bodies', '400'],
  ['refusals', '401'],
] as const)(
  '%s from one token fail no request of another user, and at most double their latency',
  async (kind, answer) => {
    const url = await createMigratedDatabase();
    // Not as the service: it puts rows into tables without events.
    const database = openDatabase({ url, applicationName: 'a benchmark' });
    atTheEnd(() => database.close());
    const world = await makeFairnessWorld(database);
    const server = startServer({
      DATABASE_URL: url,
      SECRET_KEY: 'a secret key of a test, long enough',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    });
    const result = await measureFairness(await server.address(), world, kind, { rounds: 3, seconds: 4 });
    const [alone, attacked] = [quantile(result.alone, 0.5), quantile(result.attacked, 0.5)];
    const all = [0.5, 0.9, 0.95, 0.99].map((share) => [
      quantile(result.alone, share),
      quantile(result.attacked, share),
    ]);
    console.info(JSON.stringify({ quantiles: all, attack: result.attack, requests: result.attacked.length }));
    expect(result.failures).toEqual([]);
    expect(result.attack[answer]).toBeGreaterThan(0);
    expect(attacked / alone).toBeLessThanOrEqual(2);
  },
);
