/** Opaque list cursors: encrypted positions, bound to their list and filters. */
import { createSecretKey, hkdfSync } from 'node:crypto';
import { openText, sealText } from '../../domain/core/sealed-texts.ts';
import { Problem } from '../http/problems.ts';
import type { ValidInput } from '../contract/request-validator.ts';

/** The parameters to which a cursor is bound. */
type ListInput = Pick<ValidInput, 'path' | 'query'>;

export interface CursorCodec {
  encode(operationId: string, input: ListInput, position: unknown): string;
  /**
   * A default may be written out in one of the two queries only.
   *
   * @throws {Problem} `invalid_cursor` if it was changed, or belongs to another list or other filters
   */
  decode(operationId: string, input: ListInput, cursor: string): unknown;
}

/** A list, and the parameters to which its cursors are bound. */
export interface ListAddress extends ListInput {
  readonly operationId: string;
}

/** The position of a cursor that is of one of these lists; undefined if it is of none. */
export function cursorOf(cursors: CursorCodec, lists: readonly ListAddress[], cursor: string): unknown {
  for (const { operationId, ...list } of lists) {
    try {
      return cursors.decode(operationId, list, cursor);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return undefined;
}

/** The parameters that don't change which items a list has, or their order. */
const unbound: readonly string[] = ['cursor', 'limit', 'include'];

/**
 * What lists do without these parameters, with the same positions. Unlike an `x-default`, they aren't filled in when a request
 * is validated: an earlier release, which may be serving beside this one, binds its cursors to what was sent.
 */
const unsentDefaults: Readonly<Record<string, ListInput['query']>> = {
  listBoards: { all_workspaces: false, sort: 'created_at' },
  listCards: { include_archived: false, sort: 'position' },
  listComments: { sort: 'created_at' },
  listEvents: { sort: 'position' },
  listWorkspaceCards: { include_archived: false },
};

/** The query as it was sent, and then with each default written out or left out. */
function equalQueries(operationId: string, query: ListInput['query']): ListInput['query'][] {
  const defaults = Object.entries(unsentDefaults[operationId] ?? {});
  return defaults
    .filter(([name, value]) => query[name] === undefined || query[name] === value)
    .reduce((equal, [name, value]) => equal.flatMap((one) => [one, toggled(one, name, value)]), [query]);
}

/** A query without a parameter if it has it, and with it otherwise. */
export function toggled(query: ListInput['query'], name: string, value: unknown): ListInput['query'] {
  const { [name]: sent, ...others } = query;
  return sent === undefined ? { ...others, [name]: value } : others;
}

/** New cursors are of the first key. Those of the previous one go on working. */
export function cursorCodec(secretKey: Buffer, previousKey?: Buffer): CursorCodec {
  const own = codecOfKey(secretKey);
  if (previousKey === undefined) return own;
  const previous = codecOfKey(previousKey);
  return {
    encode: own.encode.bind(own),
    decode: (...cursor) => {
      try {
        return own.decode(...cursor);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return previous.decode(...cursor);
      }
    },
  };
}

/** Encrypted, not only signed, because positions contain ranks, which clients must not see. */
function codecOfKey(secretKey: Buffer): CursorCodec {
  // As bytes, the key would be turned into such an object by each cursor, which takes longer than to encrypt it.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'cursors', 32)));
  return {
    encode: (operationId, input, position) =>
      sealText(JSON.stringify(position), key, binding(operationId, input)).toString('base64url'),
    decode: (operationId, input, cursor) => {
      const bytes = Buffer.from(cursor, 'base64url');
      // Decoding ignores invalid characters and extra bits at the end.
      if (bytes.toString('base64url') !== cursor) {
        throw invalidCursor(new Error('the cursor is not canonical base64url'));
      }
      let cause: unknown;
      for (const query of equalQueries(operationId, input.query)) {
        try {
          return JSON.parse(openText(bytes, key, binding(operationId, { ...input, query }))) as unknown;
        } catch (error) {
          cause = error;
        }
      }
      throw invalidCursor(cause);
    },
  };
}

/** The list and the filters of a cursor. Only how much a page shows may differ from one page to the next. */
function binding(operationId: string, input: ListInput): Buffer {
  const filters = Object.entries(input.query).filter(([name]) => !unbound.includes(name));
  filters.sort(([a], [b]) => (a < b ? -1 : 1));
  return Buffer.from(JSON.stringify([operationId, input.path, filters]));
}

function invalidCursor(cause: unknown): Problem {
  const detail = 'is not from this list with these filters, or was altered';
  return new Problem('invalid_cursor', `The cursor ${detail}.`, {
    errors: [{ parameter: 'cursor', code: 'bad_format', detail }],
    cause,
  });
}
