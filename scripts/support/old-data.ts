/**
 * Fills a database that stands at release 1.5.0 with data such as years of use leave behind. Every value follows from
 * the seed and a row's number, so that the same options make the same rows.
 */
import { createHash } from 'node:crypto';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type pg from 'pg';
import { cardsPerColumnMax, oldDataFunctions } from './old-data-values.ts';
import type { OldDataSizes } from './old-data-values.ts';

/** How much to create, and where to report. */
export interface OldDataOptions {
  /** 1 is a large installation: 10,000 users, 50,000 boards, 1,000,000 cards, 20,000 tokens, 5,000 share links. */
  readonly scale: number;
  /** Another seed makes other data of the same size. */
  readonly seed?: number;
  /** Told after each batch which part of the work is done, from 0 to 1, and which table is being filled. */
  readonly onProgress?: (done: number, table: string) => void;
}

const defaultSeed = 1;
const batchesPerTable = 50;

/** The number of rows at a scale. */
export function oldDataSizes(scale: number): OldDataSizes {
  const sized = (count: number): number => Math.max(1, Math.round(count * scale));
  return {
    users: sized(10_000),
    boards: sized(50_000),
    cards: sized(1_000_000),
    tokens: sized(20_000),
    links: sized(5_000),
  };
}

/** The secret of the n-th access token, counted from 1: 40 hexadecimal digits, no prefix and no checksum. */
export function oldTokenSecret(n: number, seed = defaultSeed): string {
  return createHash('md5').update(`${seed}:token:${n}`).digest('hex').padEnd(40, '0');
}

/** Whether the n-th access token was revoked. */
export function isOldTokenRevoked(n: number): boolean {
  return n % 10 === 0;
}

/**
 * Ranks of a column from its top: a third put above the first card (`Zz`, which a dictionary sorts last), a third
 * between two cards, a third below.
 */
function oldRanks(count: number): string[] {
  const first = generateKeyBetween(null, null);
  const second = generateKeyBetween(first, null);
  const third = Math.ceil(count / 3);
  const above = generateNKeysBetween(null, first, third);
  const between = generateNKeysBetween(first, second, third);
  return [...above, first, ...between, second, ...generateNKeysBetween(second, null, third)];
}

interface Filling {
  readonly table: string;
  /** What $1 and $2 are the first and last number of. */
  readonly numbers: keyof OldDataSizes;
  /** Relative to the others, for the progress. */
  readonly weight: number;
  readonly statement: string;
}

const fillings: readonly Filling[] = [
  {
    table: 'users',
    numbers: 'users',
    weight: 1,
    statement: `INSERT INTO users (id, email, name, created_at)
      SELECT pg_temp.user_id(n),
        CASE WHEN n % 10 = 3 THEN initcap(address) ELSE address END,
        pg_temp.pick('{Ada,Zoë,Øyvind,李,"O''Neil",Mei-Lin,José,Nneka,Дарья,Sam}', 'first', n) || ' ' || n,
        pg_temp.at(pg_temp.user_ms(n))
      FROM generate_series($1::bigint, $2) n,
        LATERAL (SELECT pg_temp.pick('{ada,zoe,li,mei,jose,sam}', 'mail', n) || '.' || n || '@example.com' AS address) a`,
  },
  {
    table: 'boards',
    numbers: 'boards',
    weight: 3,
    statement: `INSERT INTO boards (id, owner_id, name, description, archived_at, created_at, updated_at)
      SELECT pg_temp.board_id(n), pg_temp.user_id(pg_temp.owner(n)), pg_temp.title('board', n),
        CASE WHEN n % 3 = 0 THEN pg_temp.prose('board', n) END,
        CASE WHEN n % 20 = 5 THEN at + interval '400 days' END, at, at + interval '300 days'
      FROM generate_series($1::bigint, $2) n, LATERAL (SELECT pg_temp.at(pg_temp.board_ms(n)) AS at) a`,
  },
  {
    table: 'columns',
    numbers: 'boards',
    weight: 6,
    statement: `INSERT INTO columns (id, board_id, name, wip_limit, rank, created_at, updated_at)
      SELECT pg_temp.column_id(n, i), pg_temp.board_id(n), ('{To do,Doing,Review,Done,Later}'::text[])[i],
        CASE WHEN i = 2 AND n % 4 = 0 THEN 5 END, ('{a0,a1,Zz,a0V,a2}'::text[])[i], at, at
      FROM generate_series($1::bigint, $2) n, LATERAL (SELECT pg_temp.at(pg_temp.board_ms(n)) AS at) a,
        LATERAL generate_series(1, pg_temp.columns_of(n)) i`,
  },
  {
    table: 'labels',
    numbers: 'boards',
    weight: 5,
    statement: `INSERT INTO labels (id, board_id, name, color, created_at)
      SELECT pg_temp.label_id(n, i), pg_temp.board_id(n), ('{Urgent,Blocked,Bug,Idea,"Größe L",Waiting}'::text[])[i],
        ('{red,orange,yellow,green,teal,blue}'::text[])[i], pg_temp.at(pg_temp.board_ms(n))
      FROM generate_series($1::bigint, $2) n, LATERAL generate_series(1, pg_temp.labels_of(n)) i`,
  },
  {
    table: 'cards',
    numbers: 'cards',
    weight: 100,
    statement: `INSERT INTO cards (id, board_id, column_id, title, description, rank, due_at, completed_at, archived_at,
        created_by, created_at, updated_at)
      SELECT pg_temp.card_id(n), pg_temp.board_id(board), pg_temp.column_id(board, 1 + spot % columns),
        pg_temp.title('card', n), CASE WHEN n % 5 < 2 THEN pg_temp.prose('card', n) END, r.rank,
        CASE WHEN n % 10 < 3 THEN at + interval '21 days' END, CASE WHEN n % 20 < 7 THEN at + interval '9 days' END,
        CASE WHEN n % 13 = 2 THEN at + interval '90 days' END,
        pg_temp.user_id(pg_temp.owner(board)), at, at + interval '9 days'
      FROM generate_series($1::bigint, $2) n,
        LATERAL (SELECT pg_temp.board_of(n) AS board, pg_temp.at(pg_temp.card_ms(n)) AS at OFFSET 0) a,
        LATERAL (SELECT pg_temp.place(n) - pg_temp.first_place(board) AS spot, pg_temp.columns_of(board) AS columns OFFSET 0) b
        JOIN old_ranks r ON r.place = spot / columns`,
  },
  {
    table: 'card_labels',
    numbers: 'cards',
    weight: 25,
    statement: `INSERT INTO card_labels (card_id, label_id)
      SELECT pg_temp.card_id(n), pg_temp.label_id(board, i)
      FROM generate_series($1::bigint, $2) n, LATERAL (SELECT pg_temp.board_of(n) AS board OFFSET 0) a,
        LATERAL generate_series(1, pg_temp.labels_of(board)) i
      WHERE pg_temp.share('label', n * 10 + i) < 0.17`,
  },
  {
    table: 'comments',
    numbers: 'cards',
    weight: 40,
    statement: `INSERT INTO comments (id, card_id, body, created_by, created_at, updated_at)
      SELECT pg_temp.id('comment', n * 10 + i, ms), pg_temp.card_id(n), pg_temp.prose('comment', n * 10 + i),
        pg_temp.user_id(pg_temp.owner(pg_temp.board_of(n))), pg_temp.at(ms), pg_temp.at(ms)
      FROM generate_series($1::bigint, $2) n, LATERAL generate_series(1, pg_temp.upto(4, 'talk', n)) i,
        LATERAL (SELECT pg_temp.card_ms(n) + i * 3600000 AS ms) a
      WHERE pg_temp.share('talks', n) < 0.2`,
  },
  {
    table: 'access_tokens',
    numbers: 'tokens',
    weight: 1,
    statement: `INSERT INTO access_tokens (id, user_id, name, token_hash, created_at, last_used_at, revoked_at)
      SELECT pg_temp.id('token_row', n, ms), pg_temp.user_id(1 + floor(pg_temp.users() * pg_temp.share('token_owner', n))::bigint),
        'Token ' || n, sha256(convert_to(rpad(pg_temp.digest('token', n), 40, '0'), 'UTF8')), pg_temp.at(ms),
        CASE WHEN n % 3 > 0 THEN pg_temp.at(ms) + interval '200 days' END,
        CASE WHEN n % 10 = 0 THEN pg_temp.at(ms) + interval '250 days' END
      FROM generate_series($1::bigint, $2) n, LATERAL (SELECT pg_temp.card_ms(n) AS ms) a`,
  },
  {
    table: 'share_links',
    numbers: 'links',
    weight: 1,
    statement: `INSERT INTO share_links (id, card_id, token, created_at)
      SELECT pg_temp.id('link', n, ms), pg_temp.card_id(1 + (n * 193) % pg_temp.cards()), left(pg_temp.digest('share', n), 12), pg_temp.at(ms)
      FROM generate_series($1::bigint, $2) n, LATERAL (SELECT pg_temp.card_ms(n) AS ms) a`,
  },
];

async function prepareSession(client: pg.ClientBase, sizes: OldDataSizes, seed: number): Promise<void> {
  // Nothing depends on each batch being on disk; jit would cost more than it saves on batches of this size.
  await client.query(`SET synchronous_commit = off; SET jit = off; ${oldDataFunctions(sizes, seed)}`);
  await client.query('CREATE TEMP TABLE old_ranks (place bigint PRIMARY KEY, rank text)');
  await client.query(
    'INSERT INTO old_ranks SELECT place - 1, rank FROM unnest($1::text[]) WITH ORDINALITY AS r (rank, place)',
    [oldRanks(cardsPerColumnMax(sizes))],
  );
  await client.query('ANALYZE old_ranks');
}

/**
 * Fills the empty tables of a database at release 1.5.0, and resolves to the rows of each table. The connection is
 * left with temporary functions and tables; give it one of its own.
 */
export async function fillOldData(
  client: pg.ClientBase,
  { scale, seed = defaultSeed, onProgress = () => undefined }: OldDataOptions,
): Promise<Record<string, number>> {
  const sizes = oldDataSizes(scale);
  await prepareSession(client, sizes, seed);
  const total = fillings.reduce((sum, { weight }) => sum + weight, 0);
  const rows: Record<string, number> = {};
  let done = 0;
  for (const { table, numbers, weight, statement } of fillings) {
    const last = sizes[numbers];
    const step = Math.max(1000, Math.ceil(last / batchesPerTable));
    rows[table] = 0;
    for (let from = 1; from <= last; from += step) {
      const to = Math.min(last, from + step - 1);
      rows[table] += (await client.query(statement, [from, to])).rowCount ?? 0;
      onProgress((done + (weight * to) / last) / total, table);
    }
    done += weight;
  }
  // As a database that has been in use for years is.
  await client.query('ANALYZE');
  return rows;
}
