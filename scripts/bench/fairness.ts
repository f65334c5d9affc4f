/** How much the requests of one client slow down another: the latency of a stranger's GET beside an attack, and alone. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Prisma } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { issueAccessToken } from '../../src/domain/identity/access-tokens.ts';
import { fromTypeId, newId, toTypeId } from '../../src/domain/core/ids.ts';
import { scopes } from '../../src/domain/core/principals.ts';
import { createPerson } from '../../src/domain/identity/users.ts';
import type { AttackKind, AttackOrder, AttackReport } from './attack.ts';

/** Two people, each with a board; that of the attacker is large. */
export interface FairnessWorld {
  readonly attacker: Account;
  readonly stranger: Account;
}

/** A service whose load the machine has to carry as well, but which answers none of the stranger's requests. */
export interface OtherService {
  readonly url: string;
  readonly attacker: Account;
}

interface Account {
  readonly token: string;
  readonly boardId: string;
  readonly workspaceId: string;
}

const cards = 1_000;
const cardsPerStatement = 250;
/** Words whose trigrams are those of `officer review`, which is nowhere: no index can tell, so each text is read. */
const words = 'review officer planning ';
/** For descriptions of nearly 20,000 characters, the most that there can be. */
const repetitions = 800;

export async function makeFairnessWorld(database: Database): Promise<FairnessWorld> {
  const [attacker, stranger] = [
    await makeAccount(database, 'attacker'),
    await makeAccount(database, 'stranger'),
  ];
  for (let first = 1; first <= cards; first += cardsPerStatement) {
    await database.reader.rows(Prisma.sql`
      INSERT INTO cards (id, workspace_id, board_id, column_id, title, description, rank, created_by, number)
      SELECT gen_random_uuid(), k.workspace_id, k.board_id, k.id, 'Card ' || n, repeat(${words}, ${repetitions}::int),
        'c' || lpad(n::text, 4, '0') || 'V', b.created_by, number
      FROM columns k JOIN boards b ON b.id = k.board_id,
        take_card_numbers(k.workspace_id, ${cardsPerStatement}::int) WITH ORDINALITY AS t (number, i),
        LATERAL (SELECT ${first}::int + i - 1 AS n) AS p
      WHERE k.board_id = ${fromTypeId(attacker.boardId)}::uuid`);
  }
  await database.reader.prisma.$executeRawUnsafe('ANALYZE');
  return { attacker, stranger };
}

function makeAccount(database: Database, name: string): Promise<Account> {
  return database.transaction(async (tx) => {
    const email = `${name}@example.com`;
    const createdAt = new Date();
    const { user, personalWorkspaceId: workspaceId } = await createPerson(tx, { email, name, createdAt });
    const token = { workspaceId, createdBy: user.id, name, scopes, createdAt };
    const { secret } = await issueAccessToken(tx, token);
    const id = newId();
    await tx.prisma.board.create({ data: { id, workspaceId, name, createdBy: user.id } });
    await tx.prisma.boardColumn.create({ data: { id: newId(), workspaceId, boardId: id, name, rank: 'a0' } });
    return {
      token: secret,
      boardId: toTypeId('board', id),
      workspaceId: toTypeId('workspace', workspaceId),
    };
  });
}

export interface FairnessResult {
  /** Latencies of the stranger's requests in milliseconds. */
  readonly alone: readonly number[];
  readonly attacked: readonly number[];
  /** While the other service has the attack: what the machine alone makes of it. Empty if there is none. */
  readonly besideOther: readonly number[];
  /** Statuses of the stranger's answers other than 200. */
  readonly failures: readonly number[];
  /** How many answers of each status the attacker got. */
  readonly attack: Readonly<Record<string, number>>;
}

interface FairnessOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly other?: OtherService;
}

/** Measures in turns, so that both have the same machine. */
export async function measureFairness(
  url: string,
  { attacker, stranger }: FairnessWorld,
  kind: AttackKind,
  { rounds, seconds, other }: FairnessOptions,
): Promise<FairnessResult> {
  const [alone, attacked, besideOther]: [number[], number[], number[]] = [[], [], []];
  const failures: number[] = [];
  const attack: Record<string, number> = {};
  const visit = async (latencies: number[]): Promise<void> => {
    const endsAtMs = performance.now() + seconds * 1_000;
    while (performance.now() < endsAtMs) {
      const startedAtMs = performance.now();
      const response = await fetch(`${url}/v1/boards/${stranger.boardId}`, {
        headers: { authorization: `Bearer ${stranger.token}` },
      });
      await response.arrayBuffer();
      latencies.push(performance.now() - startedAtMs);
      if (response.status !== 200) failures.push(response.status);
    }
  };
  await visit([]);
  for (let round = 0; round < rounds; round += 1) {
    await visit(alone);
    const worker = await startAttack({ kind, url, ...attacker });
    await visit(attacked);
    for (const [status, count] of Object.entries(await endAttack(worker))) {
      attack[status] = (attack[status] ?? 0) + count;
    }
    if (other === undefined) continue;
    const elsewhere = await startAttack({ kind, url: other.url, ...other.attacker });
    await visit(besideOther);
    await endAttack(elsewhere);
  }
  return { alone, attacked, besideOther, failures, attack };
}

/** Resolves once the attacker has had its first answer. */
async function startAttack(order: AttackOrder): Promise<Worker> {
  const worker = new Worker(new URL('attack.ts', import.meta.url), { workerData: order });
  await once(worker, 'message');
  return worker;
}

async function endAttack(worker: Worker): Promise<AttackReport> {
  const report = once(worker, 'message') as Promise<[AttackReport]>;
  worker.postMessage('end');
  const [answers] = await report;
  await worker.terminate();
  return answers;
}

/** The value below which this share of the sorted values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
