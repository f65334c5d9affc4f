/** Whatever is sent, and however often: the memory of a service in a process of its own stays what it was. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { systemNow } from '../support/clock.ts';
import { filledIn } from '../support/bad-input-rows.ts';
import type { BadInput } from '../support/bad-input-rows.ts';
import { badInputs } from '../support/bad-inputs.ts';
import { makeBoard, makeSession, makeTenant } from '../support/factories.ts';
import { openConnection } from '../support/raw-http.ts';
import { startServer } from '../support/server-process.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { storedState } from '../support/stored-state.ts';

/** More rounds show more clearly what stays: `MEMORY_ROUNDS=50 npx vitest run test/processes/memory.test.ts`. */
const rounds = Number(process.env.MEMORY_ROUNDS ?? 11);
/** Until then caches fill and code is compiled, more slowly beside other work. */
const warmUpRounds = 5;
const connectionsAtOnce = 32;
/** One request that is kept with its answer takes twenty thousand. */
const growthBytesPerRequestMax = 500;

const probe = path.join(import.meta.dirname, '..', 'support', 'memory-probe.ts');

it(
  `stays flat while the table of bad inputs is sent ${rounds} times`,
  { timeout: 25_000 * rounds },
  async () => {
    const service = await startService({ now: systemNow });
    const tenant = await makeTenant(service);
    const { secret } = await makeSession(service, tenant);
    const { board } = await makeBoard(service, tenant);
    const before = await stateBesidesUses(service);
    const server = startServer({
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY: 'k'.repeat(32),
      LOG_LEVEL: 'error',
      // Jobs measure what workspaces use meanwhile.
      ROLE: 'api',
      RATE_LIMIT: 'off',
      RATE_LIMIT_ANONYMOUS: 'off',
      RATE_LIMIT_WRONG_LINKS: 'off',
      NODE_OPTIONS: `--import ${probe}`,
    });
    const port = Number(new URL(await server.address()).port);
    const rows = badInputs.map((row) => ({ ...row, bytes: filledIn(row.bytes, board.id, secret) }));
    const memoryBytes: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await sendAll(port, rows);
      memoryBytes.push(await memoryOf(server));
    }
    const growth = usualGrowth(memoryBytes.slice(warmUpRounds)) / rows.length;
    expect(growth, `after each round: ${memoryBytes.join(', ')} bytes`).toBeLessThan(
      growthBytesPerRequestMax,
    );
    expect(server.stdout()).not.toContain('"level":50');
    expect(await stateBesidesUses(service)).toEqual(before);
  },
);

/** The median of the growth from one round to the next: a leak is in every round, a cache that fills or empties in few. */
function usualGrowth(memoryBytes: readonly number[]): number {
  const growths = memoryBytes.slice(1).map((bytes, index) => bytes - (memoryBytes[index] ?? 0));
  return growths.sort((a, b) => a - b)[Math.floor(growths.length / 2)] ?? 0;
}

/** When the session was last used is written, and rightly. */
async function stateBesidesUses(service: Service): Promise<Record<string, string[]>> {
  return { ...(await storedState(service)), sessions: [] };
}

async function sendAll(port: number, rows: readonly BadInput[]): Promise<void> {
  const left = rows.values();
  const client = async (): Promise<void> => {
    for (const row of left) await send(port, row);
  };
  await Promise.all(Array.from({ length: connectionsAtOnce }, client));
}

/** Sends a row; one whose answer takes the service's patience is left in the middle. */
async function send(port: number, { bytes, then, status }: BadInput): Promise<void> {
  const connection = openConnection(port);
  connection.write(bytes);
  if (then === 'sends no more') connection.end();
  if (then === 'is silent') await connection.sent();
  else expect((await connection.answer('HEAD')).status).toBe(status);
  connection.destroy();
}

let measurements = 0;
async function memoryOf(server: ServerProcess): Promise<number> {
  measurements += 1;
  server.signal('SIGUSR2');
  const found = (): string[] => server.stderr().match(/^memory \d+$/gm) ?? [];
  await expect.poll(() => found().length).toBe(measurements);
  return Number(found().at(-1)?.split(' ')[1]);
}
