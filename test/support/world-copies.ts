/**
 * Copies of a world. Tests that are generated over every operation need hundreds of worlds; making one by requests takes
 * some forty of them, copying its rows one statement.
 */
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { Prisma } from '../../src/db/database.ts';
import { generateSecret } from '../../src/domain/core/credential-secrets.ts';
import { resourceList } from '../../src/domain/core/resources.ts';
import { atTheEndOfFile } from './endings.ts';
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
  readonly members: readonly Row[];
  /** How far the events reach in the log. */
  readonly lastPosition: number;
  /** Inserts all rows, which are its parameter, and moves the end of the event log behind them. */
  readonly statement: string;
  /** The rows as JSON: every other part is one that each copy replaces. */
  readonly parts: readonly string[];
  /** In the order of ids, since lists are. */
  readonly ids: readonly string[];
}

/** The tables that hold a world. Jobs are not copied. */
const tables = [
  'card_texts',
  ...resourceList.flatMap(({ table, partTables = [] }) => [table, ...partTables]),
];
/** The database gives each row its own, except where events have their place in the log already. */
const generatedColumns = ['seq', 'tx'];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const typeId = /^([a-z_]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/;
const uuidOrPerson = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[Pp]erson ?\d+)\b/g;
const moment = /^20\d\d-\d\d-\d\dT[\d:.]+\+00:00$/;
/** In JSON, what a copy has of its own: bytes, moments and TypeIDs as whole strings, UUIDs and people anywhere. */
const replaced =
  /("\\\\x[0-9a-f]+"|"20\d\d-\d\d-\d\dT[\d:.]+\+00:00"|"[a-z_]+_[0-7][0-9a-hjkmnp-tv-z]{25}"|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[Pp]erson ?\d+\b)/;

/** Makes a world, and remembers every row that was stored meanwhile. */
export async function takeSample(service: Service, build: () => Promise<World>): Promise<WorldSample> {
  const { reader } = service.database;
  const [start] = await reader.rows<{ tx: string }>(Prisma.sql`SELECT pg_current_xact_id()::text AS tx`);
  const world = await build();
  // Afterwards, so that nothing in a copy is of the future, where the time of a later change could be the same.
  const madeAt = service.now();
  const rows: Record<string, readonly Row[]> = {};
  for (const table of tables) {
    const order = ['billing_terms', 'seat_changes', 'events'].includes(table) ? 'ORDER BY seq' : '';
    const found = await reader.rows<{ row: Row }>(Prisma.sql`
      SELECT to_jsonb(t) AS row FROM ${Prisma.raw(table)} t
      WHERE t.xmin::text::bigint > ${start?.tx ?? '0'}::bigint ${Prisma.raw(order)}`);
    const generated = table === 'events' ? [] : generatedColumns;
    if (found.length > 0) rows[table] = found.map(({ row }) => without(row, generated));
  }
  const parts = JSON.stringify(rows).split(replaced);
  return {
    world,
    madeAt,
    members: rows.workspace_members ?? [],
    lastPosition: Math.max(0, ...(rows.events ?? []).map(({ position }) => Number(position))),
    statement: statementOf(rows),
    parts,
    ids: [...new Set(parts.filter((part) => uuid.test(part)))].sort(),
  };
}

function without(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));
}

/** One statement for all tables, so that the order of foreign keys does not matter. Events keep their places in the log. */
function statementOf(rows: Readonly<Record<string, readonly Row[]>>): string {
  const inserts = Object.entries(rows).map(([table, [first = {}]]) => {
    const columns = Object.keys(first)
      .map((name) => `"${name}"`)
      .join(', ');
    return `${table}_copied AS (INSERT INTO ${table} (${columns}) SELECT ${columns}
      FROM jsonb_populate_recordset(NULL::${table}, (SELECT rows -> '${table}' FROM given)))`;
  });
  return `WITH given AS (SELECT $1::jsonb AS rows), ${inserts.join(', ')}
    UPDATE event_log_head SET position = greatest(position, $2)`;
}

const connections = new WeakMap<Service, Promise<pg.Client>>();

/**
 * A connection for copies alone: it inserts rows that triggers have made or checked as they are. To say so on a connection of
 * the service would end all plans of statements that it has prepared.
 */
function connectionOf(service: Service): Promise<pg.Client> {
  const connection = connections.get(service) ?? connect(service.databaseUrl);
  connections.set(service, connection);
  return connection;
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  atTheEndOfFile(() => client.end());
  await client.connect();
  await client.query(
    `SET session_replication_role = replica; SET plan_cache_mode = force_generic_plan; SET jit = off`,
  );
  return client;
}

/** A world like the sample, with ids, people and secrets of its own, made now. */
export async function copyWorld(service: Service, sample: WorldSample): Promise<World> {
  const { world, statement, parts, lastPosition } = sample;
  const replacements = new Replacements(sample, service.now());
  const rows = parts.map((part, index) => (index % 2 === 0 ? part : replacements.partOf(part))).join('');
  const connection = await connectionOf(service);
  await connection.query({ name: 'copy', text: statement, values: [rows, lastPosition] });
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

const hashOf = (secret: string) => `\\x${createHash('sha256').update(secret).digest('hex')}`;

/** What each id, person, moment and secret of a sample becomes in one copy. */
class Replacements {
  readonly #ids = new Map<string, string>();
  readonly #people = new Map<string, number>();
  readonly #hashes = new Map<string, string>();
  readonly #secrets = new Map<string, string>();
  readonly #delayMs: number;

  constructor({ world, madeAt, members, ids }: WorldSample, now: Date) {
    this.#delayMs = now.getTime() - madeAt.getTime();
    for (const id of ids) this.#ids.set(id, newUuid());
    this.#replaceSecret(world.token, generateSecret('access_token'));
    this.#replaceSecret(world.session, generateSecret('session'));
    this.#replaceSecret(world.shareToken, randomBytes(16).toString('base64url'));
    const { secrets } = testSettings;
    for (const row of members) {
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

  /** A part of the rows' JSON. */
  partOf(part: string): string {
    if (!part.startsWith('"')) return this.valueOf(part);
    const value = JSON.parse(part) as string;
    return JSON.stringify(value.startsWith('\\x') ? this.#hashOf(value) : this.valueOf(value));
  }

  valueOf(value: string): string {
    const secret = this.#secrets.get(value);
    if (secret !== undefined) return secret;
    const [, prefix] = typeId.exec(value) ?? [];
    if (prefix !== undefined) return typeIdOf(prefix, this.#idOf(storedId(value)));
    if (moment.test(value)) return new Date(Date.parse(value) + this.#delayMs).toISOString();
    return value.replace(uuidOrPerson, (found) =>
      /^p/i.test(found) ? this.#personOf(found) : this.#idOf(found),
    );
  }

  #idOf(id: string): string {
    return this.#ids.get(id) ?? id;
  }

  /** The name or the start of the address that a copy gives to a person. */
  #personOf(name: string): string {
    const number = name.replace(/^\D+/, '');
    const known = this.#people.get(number) ?? nextPerson();
    this.#people.set(number, known);
    return name.replace(number, String(known));
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
