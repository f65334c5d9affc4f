/**
 * Processes that are killed in the middle of many writes: what was answered is there, what was not is whole or absent,
 * and sending it again under its key makes it once. FAULT_ROUNDS and FAULT_WRITES make it longer.
 */
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { systemNow } from '../support/clock.ts';
import { makeOwnPostgres } from '../support/own-postgres.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import { countStray, makeStorm, readStored, send, whole } from '../support/write-storm.ts';
import type { Answered, Storm, Write } from '../support/write-storm.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 1);
const writesPerRound = Number(process.env.FAULT_WRITES ?? 100);
/** More than the service has connections to its database. */
const lanes = 60;
const roundTimeoutMs = 120_000;
const figures = { answered: 0, unanswered: 0, wholeUnanswered: 0, lost: 0, torn: 0, doubled: 0, storms: 0 };
const startedAtMs = performance.now();
const postgres = await makeOwnPostgres(60);

afterAll(() => {
  if (process.env.FAULT_ROUNDS === undefined) return;
  const seconds = Math.round((performance.now() - startedAtMs) / 1_000);
  process.stdout.write(
    `${JSON.stringify({ writes: figures.answered + figures.unanswered, ...figures, seconds })}\n`,
  );
});

/** The same for the same round: how many answers come before the kill. */
function answersBefore(round: number): number {
  const share = ((round + 1) * 0.618_033_988_75) % 1;
  return Math.max(1, Math.floor(share * writesPerRound * 0.9));
}

async function startProcess(databaseUrl: string): Promise<ServerProcess> {
  const server = startServer({
    DATA_DIR: await makeDataDir(),
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'k'.repeat(32),
    RATE_LIMIT: 'off',
    RATE_LIMIT_INVITES_PER_WORKSPACE: 'off',
    RATE_LIMIT_INVITES_PER_NEW_WORKSPACE: 'off',
    RATE_LIMIT_INVITES_PER_NETWORK: 'off',
    LOG_LEVEL: 'fatal',
    // Nobody listens there, so that jobs wait where they can be counted.
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'http://boards.test',
  });
  onTestFinished(async () => {
    server.signal('SIGTERM');
    await server.exited;
  });
  return server;
}

/** Does this for each, with so many in progress at any moment. */
async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const lane = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Sends them all, many at once, and strikes when so many have come back; the answers that came, by the writes' names. */
async function sendAndStrike(
  baseUrl: string,
  storm: Storm,
  strikeAfter: number,
  strike: () => unknown,
): Promise<ReadonlyMap<string, Answered>> {
  const answers = new Map<string, Answered>();
  let struck: unknown;
  let outcomes = 0;
  await inLanes(storm.writes, async (write) => {
    const answer = await send(baseUrl, storm, write);
    outcomes += 1;
    if (outcomes === strikeAfter) struck = strike();
    // Refused before anything is written: the database is away, or the other writes took the places for too long.
    if (answer === undefined || answer.status === 503 || answer.status === 429) return;
    expect(answer.status, `${write.kind} ${JSON.stringify(answer)}`).toBeLessThan(300);
    answers.set(write.name, answer);
  });
  await struck;
  return answers;
}

/** Sends again, as a client does, until there is an answer that lasts. */
async function sendAgain(baseUrl: string, storm: Storm, writes: readonly Write[]): Promise<void> {
  await inLanes(writes, async (write) => {
    const status = async () => (await send(baseUrl, storm, write))?.status ?? 0;
    await expect.poll(status, { interval: 50 }).toBeOneOf([200, 201]);
  });
}

/** Holds what is stored against what was answered. */
async function audit(
  pool: pg.Pool,
  storm: Storm,
  mustBeThere: ReadonlyMap<string, unknown>,
  wholeBoard: string,
) {
  const stored = await readStored(pool, storm);
  const wrong: string[] = [];
  for (const { kind, name } of storm.writes) {
    const found = stored.get(name);
    if (found === undefined) {
      if (mustBeThere.has(name)) wrong.push(`${name} is lost`);
    } else if (found !== (kind === 'board' ? wholeBoard : whole[kind])) {
      wrong.push(`${name}: ${found}`);
    }
  }
  figures.lost += wrong.filter((text) => text.endsWith('lost')).length;
  figures.doubled += wrong.filter((text) => /: [2-9]/.test(text)).length;
  figures.torn += wrong.filter((text) => !text.endsWith('lost') && !/: [2-9]/.test(text)).length;
  expect(wrong).toEqual([]);
  const { events, answers } = await countStray(pool, storm);
  expect(events, 'events of what is not there').toBe(0);
  return { stored, answers };
}

/** What a board of the template is when nothing went wrong. */
async function readWholeBoard(pool: pg.Pool, baseUrl: string, storm: Storm): Promise<string> {
  const model = storm.writes.find(({ kind }) => kind === 'board');
  if (model === undefined) throw new Error('a storm without a board');
  const write = { ...model, name: 'board-model', body: { ...model.body, name: 'board-model' } };
  expect((await send(baseUrl, storm, write))?.status).toBe(201);
  const board = (await readStored(pool, storm)).get('board-model') ?? '';
  expect(board).toMatch(/^1 board, [2-9] columns, .* board\.created/);
  return board;
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  return pool;
}

async function expectWholeAfter(parts: {
  readonly pool: pg.Pool;
  readonly storm: Storm;
  readonly wholeBoard: string;
  readonly answered: ReadonlyMap<string, Answered>;
  readonly baseUrl: string;
  readonly answersKeptBefore: number;
}): Promise<void> {
  const { pool, storm, wholeBoard, answered, baseUrl, answersKeptBefore } = parts;
  const afterStrike = await audit(pool, storm, answered, wholeBoard);
  const found = storm.writes.filter(({ name }) => afterStrike.stored.has(name));
  // An answer is kept of each write that is there, and of no other.
  expect(afterStrike.answers - answersKeptBefore).toBe(found.length);
  const unanswered = storm.writes.filter(({ name }) => !answered.has(name));
  figures.storms += 1;
  figures.answered += answered.size;
  figures.unanswered += unanswered.length;
  figures.wholeUnanswered += unanswered.filter(({ name }) => afterStrike.stored.has(name)).length;
  expect(unanswered.length, 'the strike came too late to prove anything').toBeGreaterThan(0);

  await sendAgain(baseUrl, storm, unanswered);
  const [first] = storm.writes.filter(({ name }) => answered.has(name));
  if (first !== undefined) {
    expect((await send(baseUrl, storm, first))?.id).toBe(answered.get(first.name)?.id);
  }
  const all = new Map(storm.writes.map(({ name }) => [name, true]));
  const atTheEnd = await audit(pool, storm, all, wholeBoard);
  expect(atTheEnd.answers - answersKeptBefore).toBe(storm.writes.length);
}

describe('a service process that is killed in the middle of many writes', () => {
  it(
    'loses nothing that it acknowledged, leaves nothing half done, and another process keeps working meanwhile',
    async () => {
      const survivor = await startService({ now: systemNow });
      const pool = openPool(survivor.databaseUrl);
      const url = new URL(survivor.databaseUrl);
      url.searchParams.set('application_name', 'victim');
      let victim = await startProcess(url.href);
      for (let round = 0; round < rounds; round += 1) {
        const storm = await makeStorm(survivor, writesPerRound);
        const baseUrl = await victim.address();
        const wholeBoard = await readWholeBoard(pool, baseUrl, storm);
        const answersKeptBefore = (await countStray(pool, storm)).answers;
        const answered = await sendAndStrike(baseUrl, storm, answersBefore(round), () => {
          victim.signal('SIGKILL');
        });
        const { token } = storm.tenant;
        await survivor.succeed('createBoard', { token, body: { name: 'By the survivor' } });
        const sessions = () => pool.query(`SELECT FROM pg_stat_activity WHERE application_name = 'victim'`);
        // What the dead process had sent still runs to its end.
        await expect.poll(async () => (await sessions()).rowCount, { interval: 10 }).toBe(0);
        victim = await startProcess(url.href);
        const parts = { pool, storm, wholeBoard, answered, answersKeptBefore };
        await expectWholeAfter({ ...parts, baseUrl: await victim.address() });
      }
    },
    rounds * roundTimeoutMs,
  );
});

describe('a PostgreSQL that is killed in the middle of many writes', () => {
  it(
    'has every acknowledged write when it is back, and the process that used it recovers automatically',
    async () => {
      const service = await startService({ databaseUrl: postgres.link.url, now: systemNow });
      const server = await startProcess(postgres.link.url);
      const baseUrl = await server.address();
      for (let round = 0; round < rounds; round += 1) {
        const storm = await makeStorm(service, writesPerRound);
        const pool = openPool(postgres.link.url);
        const wholeBoard = await readWholeBoard(pool, baseUrl, storm);
        const answersKeptBefore = (await countStray(pool, storm)).answers;
        const answered = await sendAndStrike(baseUrl, storm, answersBefore(round), () =>
          postgres.end('SIGKILL'),
        );
        await postgres.start();
        const ready = async () => (await fetch(`${baseUrl}/readyz`)).status;
        await expect.poll(ready, { interval: 20 }).toBe(200);
        await expectWholeAfter({ pool, storm, wholeBoard, answered, baseUrl, answersKeptBefore });
      }
    },
    rounds * roundTimeoutMs,
  );
});
