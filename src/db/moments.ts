/**
 * Carries moments to PostgreSQL and back in UTC, whatever the time zone of this machine, of the server and of the
 * session. Left alone, the driver writes them in local time with an offset cut to minutes and reads days in local time;
 * Prisma's adapter leaves the offset out when it writes and ignores it when it reads
 * (docs/decisions/0034-one-clock-and-utc.md).
 */
import { PrismaPg } from '@prisma/adapter-pg';
import type { ArgType, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils';
import pg from 'pg';

type TypeParsers = Pick<pg.CustomTypesConfig, 'getTypeParser'>;
type Parser = (text: string) => unknown;

/** A parameter of a hand-written statement, as it is sent. @throws {RangeError} for an invalid `Date` */
export function toParameter(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(toParameter) : value;
}

/** Reads `bigint` and days as Prisma does: a day is its first moment in UTC. */
export const rowTypes: TypeParsers = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return BigInt;
    if (oid === pg.types.builtins.DATE) return (text: string) => new Date(`${text}T00:00:00.000Z`);
    return pg.types.getTypeParser(oid, format) as Parser;
  },
};

/** Prisma's adapter, with moments written in UTC. Its connections have to go through `readMomentsInUtc`. */
export class UtcPrismaPg extends PrismaPg {
  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = writeMomentsInUtc(await super.connect());
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) =>
      writeMomentsInUtc(await startTransaction(isolationLevel));
    return adapter;
  }
}

function writeMomentsInUtc<Queryable extends SqlQueryable>(queryable: Queryable): Queryable {
  const queryRaw = queryable.queryRaw.bind(queryable);
  const executeRaw = queryable.executeRaw.bind(queryable);
  queryable.queryRaw = (query) => queryRaw(withMomentsInUtc(query));
  queryable.executeRaw = (query) => executeRaw(withMomentsInUtc(query));
  return queryable;
}

/** As strings, which the adapter passes on as they are. */
function withMomentsInUtc({ sql, args, argTypes }: SqlQuery): SqlQuery {
  return {
    sql,
    args: args.map((arg, index) => (isMoment(argTypes[index]) ? momentText(arg) : arg)),
    argTypes: argTypes.map((type) => (isMoment(type) ? { ...type, scalarType: 'string' } : type)),
  };
}

function isMoment(type: ArgType | undefined): boolean {
  return type?.scalarType === 'datetime' && !['DATE', 'TIME', 'TIMETZ'].includes(type.dbType ?? '');
}

function momentText(arg: unknown): unknown {
  if (Array.isArray(arg)) return arg.map(momentText);
  return typeof arg === 'string' || arg instanceof Date ? new Date(arg).toISOString() : arg;
}

/** Has a new connection give Prisma's adapter every `timestamptz` in UTC, whose offset it would drop. */
export function readMomentsInUtc(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
  const inUtc = (statement: unknown, ...rest: unknown[]) =>
    query(isOfPrisma(statement) ? { ...statement, types: utcTypes(statement.types) } : statement, ...rest);
  client.query = inUtc as typeof client.query;
}

function isOfPrisma(statement: unknown): statement is { readonly types: TypeParsers } {
  return (
    typeof statement === 'object' && statement !== null && 'rowMode' in statement && 'types' in statement
  );
}

function utcTypes({ getTypeParser }: TypeParsers): TypeParsers {
  const parse = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;
  return {
    getTypeParser: (oid, format) =>
      oid === pg.types.builtins.TIMESTAMPTZ
        ? (text: string) => parse(text).toISOString()
        : (getTypeParser(oid, format) as Parser),
  };
}
