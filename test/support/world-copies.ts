/**
 * Copies of a world. Tests that are generated over every operation need hundreds of worlds; making one by requests takes
 * some forty of them, copying its rows one statement.
 */
import { createHash, randomBytes } from 'node:crypto';
import { Prisma } from '../../src/db/database.ts';
import { generateSecret } from '../../src/domain/core/credential-secrets.ts';
import { resourceList } from '../../src/domain/core/resources.ts';
import { nextPerson } from './factories.ts';
import { newUuid, storedId, typeIdOf } from './ids.ts';
import type { World } from './operation-calls.ts';
import { testSettings } from './service.ts';
import type { Service } from './service.ts';

type Row = Readonly<Record<string, unknown>>;

/** A world with the rows that were stored when it was made. */
export interface WorldSample {
  readonly world: World;
  readonly madeAt: Date;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

/** The tables that hold a world. Jobs are not copied. */
const tables = [
  'card_texts',
  ...resourceList.flatMap(({ table, partTables = [] }) => [table, ...partTables]),
];
/** The database gives each row its own, except where events have their place in the log already. */
const generatedColumns = ['seq', 'tx'];

/** Makes a world, and remembers every row that was stored meanwhile. */
export async function takeSample(service: Service, build: () => Promise<World>): Promise<WorldSample> {
  const madeAt = service.now();
  const { reader } = service.database;
  const [start] = await reader.rows<{ tx: string }>(Prisma.sql`SELECT pg_current_xact_id()::text AS tx`);
  const world = await build();
  const rows: Record<string, readonly Row[]> = {};
  for (const table of tables) {
    const order = ['billing_terms', 'seat_changes', 'events'].includes(table) ? 'ORDER BY seq' : '';
    const found = await reader.rows<{ row: Row }>(Prisma.sql`
      SELECT to_jsonb(t) AS row FROM ${Prisma.raw(table)} t
      WHERE t.xmin::text::bigint > ${start?.tx ?? '0'}::bigint ${Prisma.raw(order)}`);
    rows[table] = found.map(({ row }) => row);
  }
  return { world, madeAt, rows };
}

/** A world like the sample, with ids, people and secrets of its own, made now. */
export async function copyWorld(service: Service, sample: WorldSample): Promise<World> {
  const { world } = sample;
  const replacements = new Replacements(sample, service.now());
  const rows = Object.fromEntries(
    Object.entries(sample.rows).map(([table, all]) => [
      table,
      all.map((row) => replacements.rowOf(row, table === 'events' ? [] : generatedColumns)),
    ]),
  );
  await service.database.transaction(async (tx) => {
    // Rows that triggers have made or checked are copied as they are.
    await tx.rows(Prisma.sql`SELECT set_config('session_replication_role', 'replica', true)`);
    await tx.rows(insertOf(rows));
    // Events keep their places in the log, which continues after them.
    await tx.rows(Prisma.sql`
      UPDATE event_log_head SET position = greatest(position, (SELECT max(position + 0) FROM events))`);
  });
  const copies = <Ids extends readonly string[]>(ids: Ids) =>
    ids.map((id) => replacements.valueOf(id)) as unknown as Ids;
  const copied = Object.entries(world).map(([name, value]) => [
    name,
    typeof value === 'string' ? replacements.valueOf(value) : (value as unknown),
  ]);
  return {
    ...(Object.fromEntries(copied) as unknown as World),
    commentIds: copies(world.commentIds),
    batchColumnIds: copies(world.batchColumnIds),
    batchCardIds: copies(world.batchCardIds),
    inviteTokens: world.inviteTokens.map((it) =>
      replacements.valueOf(it),
    ) as unknown as World['inviteTokens'],
    service,
  };
}

/** One statement for all tables, so that the order of foreign keys does not matter. */
function insertOf(rows: Readonly<Record<string, readonly Row[]>>): Prisma.Sql {
  const inserts = Object.entries(rows).flatMap(([table, [first]]) => {
    if (first === undefined) return [];
    const columns = Object.keys(first)
      .map((name) => `"${name}"`)
      .join(', ');
    return `${table}_copied AS (INSERT INTO ${table} (${columns}) SELECT ${columns}
      FROM jsonb_populate_recordset(NULL::${table}, (SELECT rows -> '${table}' FROM given)))`;
  });
  return Prisma.sql`WITH given AS (SELECT ${JSON.stringify(rows)}::jsonb AS rows), ${Prisma.raw(inserts.join(', '))} SELECT 1`;
}

const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const typeId = /^([a-z_]+)_([0-7][0-9a-hjkmnp-tv-z]{25})$/;
const person = /\b([Pp]erson)( ?)(\d+)\b/g;
const moment = /^20\d\d-\d\d-\d\dT[\d:.]+\+00:00$/;

const hashOf = (secret: string) => `\\x${createHash('sha256').update(secret).digest('hex')}`;

/** What each id, person, moment and secret of a sample becomes in one copy. */
class Replacements {
  readonly #ids = new Map<string, string>();
  readonly #people = new Map<string, number>();
  readonly #hashes = new Map<string, string>();
  readonly #secrets = new Map<string, string>();
  readonly #delayMs: number;

  constructor({ world, madeAt, rows }: WorldSample, now: Date) {
    this.#delayMs = now.getTime() - madeAt.getTime();
    // New ids are in the order of the old ones, since lists are in the order of ids.
    const ids = new Set(JSON.stringify(rows).match(uuid));
    for (const id of [...ids].sort()) this.#ids.set(id, newUuid());
    this.#replaceSecret(world.token, generateSecret('access_token'));
    this.#replaceSecret(world.session, generateSecret('session'));
    this.#replaceSecret(world.shareToken, randomBytes(16).toString('base64url'));
    const { secrets } = testSettings;
    for (const row of rows.workspace_members ?? []) {
      if (row.invite_token_hash === null) continue;
      const tokenOf = (id: string) => secrets.inviteToken(id, Number(row.invite_generation));
      this.#replaceSecret(tokenOf(String(row.id)), tokenOf(this.#idOf(String(row.id))));
    }
    this.#secrets.set(world.signInCode, secrets.signInCode(this.#idOf(storedId(world.signInId))));
    const deletionId = this.#idOf(storedId(world.accountDeletionId));
    this.#secrets.set(world.accountDeletionCode, secrets.accountDeletionCode(deletionId));
    const emailChangeId = this.#idOf(storedId(world.emailChangeId));
    this.#secrets.set(world.emailChangeCode, secrets.emailChangeCode(emailChangeId));
  }

  rowOf(row: Row, withoutColumns: readonly string[]): Row {
    const kept = Object.entries(row).filter(([name]) => !withoutColumns.includes(name));
    return Object.fromEntries(kept.map(([name, value]) => [name, this.#columnOf(value)]));
  }

  valueOf(value: string): string {
    const secret = this.#secrets.get(value);
    if (secret !== undefined) return secret;
    const [, prefix] = typeId.exec(value) ?? [];
    if (prefix !== undefined) return typeIdOf(prefix, this.#idOf(storedId(value)));
    return value
      .replace(uuid, (id) => this.#idOf(id))
      .replace(
        person,
        (_, word: string, space: string, number: string) => word + space + this.#person(number),
      );
  }

  #columnOf(value: unknown): unknown {
    if (typeof value === 'string') {
      if (value.startsWith('\\x')) return this.#hashOf(value);
      if (moment.test(value)) return new Date(Date.parse(value) + this.#delayMs).toISOString();
      return this.valueOf(value);
    }
    if (typeof value !== 'object' || value === null) return value;
    return JSON.parse(this.valueOf(JSON.stringify(value))) as unknown;
  }

  #idOf(id: string): string {
    return this.#ids.get(id) ?? id;
  }

  #person(number: string): string {
    const known = this.#people.get(number) ?? nextPerson();
    this.#people.set(number, known);
    return String(known);
  }

  /** Of the secrets of other people nobody asks; their hashes only have to differ. */
  #hashOf(hash: string): string {
    const known = this.#hashes.get(hash) ?? `\\x${randomBytes(32).toString('hex')}`;
    this.#hashes.set(hash, known);
    return known;
  }

  #replaceSecret(before: string, after: string): void {
    this.#secrets.set(before, after);
    this.#hashes.set(hashOf(before), hashOf(after));
  }
}
