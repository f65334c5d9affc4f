/**
 * Writes and reads times in UTC, in any time zone of the machine, the server and the session. By default, the driver
 * writes them in local time with an offset cut to minutes, and reads days in local time. Prisma's adapter omits the
 * offset when it writes, and ignores it when it reads (docs/decisions/0034-one-clock-and-utc.md).
 */
import type { ArgType, SqlQuery } from '@prisma/driver-adapter-utils';
import pg from 'pg';

type TypeParsers = Pick<pg.CustomTypesConfig, 'getTypeParser'>;
type Parser = (text: string) => unknown;

/** A parameter of a hand-written statement, as it is sent. @throws {RangeError} for an invalid `Date` */
export function toParameter(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(toParameter) : value;
}

/** `text[]`, which the driver's list of types leaves out. */
const textArrayOid = 1009;

/** The driver goes through an array character by character, but only quoted values and NULL need that. */
function readTexts(readAny: Parser): Parser {
  return (text) => {
    const items = text.slice(1, -1);
    if (items === '') return [];
    return /["{}\\]|NULL/i.test(items) ? readAny(text) : items.split(',');
  };
}

/** Reads `bigint` and days as Prisma does: a day is its first moment in UTC. */
export const rowTypes: TypeParsers = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return BigInt;
    if (oid === pg.types.builtins.DATE) return (text: string) => new Date(`${text}T00:00:00.000Z`);
    const parser = pg.types.getTypeParser(oid, format) as Parser;
    return (oid as number) === textArrayOid ? readTexts(parser) : parser;
  },
};

/** A statement of Prisma with its times as strings, which the adapter doesn't change. */
export function withMomentsAsText({ sql, args, argTypes }: SqlQuery): SqlQuery {
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

/** Reads as Prisma's adapter does, but every `timestamptz` in UTC, because the adapter drops the offset. */
export function inUtc({ getTypeParser }: TypeParsers): TypeParsers {
  const parse = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;
  return {
    getTypeParser: (oid, format) =>
      oid === pg.types.builtins.TIMESTAMPTZ
        ? (text: string) => parse(text).toISOString()
        : (getTypeParser(oid, format) as Parser),
  };
}
