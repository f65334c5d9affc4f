/**
 * Idempotency-Key: a request is carried out once, and a repetition within a day gets the first response, which is stored in the
 * transaction of the write (docs/decisions/0020-idempotency.md).
 */
import { createHash, hkdfSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ParseError, parseItem } from 'structured-headers';
import type { PrecedingStatement } from '../../db/connections.ts';
import { Prisma } from '../../db/database.ts';
import type { Database, Tx } from '../../db/database.ts';
import { RefusedOpeningError } from '../../db/errors.ts';
import { runTransaction } from '../../db/transactions.ts';
import type { CheckedAccess } from '../../domain/core/context.ts';
import type { Principal } from '../../domain/core/principals.ts';
import { openText, sealText } from '../../domain/core/sealed-texts.ts';
import { accessToRepeat, requireAccess } from '../../domain/access/repeated-access.ts';
import { rolesIn } from '../../domain/access/repeated-access-rows.ts';
import type { RolesByPlace } from '../../domain/access/repeated-access-rows.ts';
import type { OperationSpec } from '../contract/contract.ts';
import type { ValidInput } from '../contract/request-validator.ts';
import { Problem } from '../http/problems.ts';
import type { Reply } from '../http/responses.ts';
import { bearerSecret } from '../http/requests.ts';

const idempotencyKeyHeader = 'Idempotency-Key';

/** How long a stored response is available. */
export const answersKeptMs = 86_400_000;

/** The Idempotency-Key of a request, and the caller's secret. */
export interface Idempotency {
  readonly key: string;
  /** The secret of the credential, which encrypts the stored response. The service doesn't store it. */
  readonly secret: string;
}

/**
 * Undefined for a request without the header, and for an operation that doesn't support it and ignores it.
 *
 * @throws {Problem} `invalid_request` if the header is malformed or repeated
 */
export function readIdempotency(
  { headerParameters }: OperationSpec,
  { headers, headersDistinct }: IncomingMessage,
): Idempotency | undefined {
  if (headers['idempotency-key'] === undefined) return undefined;
  if (!headerParameters.includes(idempotencyKeyHeader)) return undefined;
  // `headers` would join repeated headers with commas.
  const key = readKey(headersDistinct['idempotency-key'] ?? []);
  return { key, secret: bearerSecret(headers.authorization) };
}

/** Visible ASCII without quotes, backslashes and commas. */
const bareKey = /^[\x21\x23-\x2b\x2d-\x5b\x5d-\x7e]{1,255}$/;
const keyLengthMax = 255;

/** The key in the header; `"a"` and `a` are the same key. @throws {Problem} `invalid_request` */
function readKey([value = '', ...more]: readonly string[]): string {
  if (more.length > 0) throw invalidKey('repeated', 'is given more than once');
  if (bareKey.test(value)) return value;
  const quoted = readQuotedKey(value);
  if (quoted === undefined) {
    const detail =
      'must be 1 to 255 printable ASCII characters, in double quotes if they include a space, a comma, a quote or a backslash';
    throw invalidKey('bad_format', detail);
  }
  return quoted;
}

/** A string of RFC 9651 without parameters; undefined for anything else. */
function readQuotedKey(value: string): string | undefined {
  try {
    // The package's types use a browser type that Node's types lack.
    const [key, parameters] = parseItem(value) as readonly [unknown, ReadonlyMap<string, unknown>];
    const isKey = typeof key === 'string' && key !== '' && key.length <= keyLengthMax;
    return isKey && parameters.size === 0 ? key : undefined;
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

function invalidKey(code: 'repeated' | 'bad_format', detail: string): Problem {
  return new Problem('invalid_request', `${idempotencyKeyHeader} ${detail}.`, {
    errors: [{ header: idempotencyKeyHeader, code, detail }],
  });
}

/** What a client has to repeat to get the same response. */
interface KeyedRequest extends Idempotency {
  readonly principal: Principal;
  readonly operationId: string;
  readonly input: ValidInput;
  readonly now: Date;
  /** Whom people can ask about a workspace that is on hold. */
  readonly contact: string | undefined;
}

/** Runs an operation and collects the access that it checks. */
type NotedWork = (tx: Tx, checkedAccess: CheckedAccess[]) => Promise<Reply>;

/** A response, and the access that the request needed. */
interface SealedReply extends Reply {
  /** Absent in responses that 2.6.0 and earlier stored, which expire a day after the upgrade. */
  readonly access?: readonly CheckedAccess[];
}

/**
 * Runs `work` and stores its response, or returns the stored response to a caller who may still do the same. Failures
 * are not stored, so the request can be sent again with its key. If the transaction is retried, so is this, including
 * lock and lookup.
 *
 * @throws {Problem} `idempotency_key_in_use`, `idempotency_key_reused`, `idempotency_key_sealed`
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function answerOnce(database: Database, request: KeyedRequest, work: NotedWork): Promise<Reply> {
  const id = sha256([request.principal.credentialId, request.operationId, request.key]);
  try {
    return await runTransaction(database, (tx) => answerFirst(tx, id, request, work), keyIsNew(id));
  } catch (error) {
    if (!(error instanceof RefusedOpeningError)) throw error;
  }
  return runTransaction(database, async (tx) => {
    const kept = await claim(tx, id, request.now);
    return kept === undefined ? answerFirst(tx, id, request, work) : answerAgain(tx, id, request, kept);
  });
}

async function answerFirst(tx: Tx, id: Buffer, request: KeyedRequest, work: NotedWork): Promise<Reply> {
  const access: CheckedAccess[] = [];
  const reply = await work(tx, access);
  const sealedAnswer = seal({ ...reply, access }, request, id);
  await keepAnswer(tx, { id, fingerprint: fingerprintOf(request), sealedAnswer }, request, access);
  return reply;
}

async function answerAgain(
  tx: Tx,
  id: Buffer,
  request: KeyedRequest,
  { fingerprint, sealedAnswer }: FoundAnswer,
): Promise<Reply> {
  if (!fingerprintOf(request).equals(fingerprint)) throw reusedKey();
  const { headers, access = [], ...reply } = unseal(sealedAnswer, request, id);
  const needed = accessToRepeat(access, await findRoles(tx, id));
  const { principal, input, contact } = request;
  await requireAccess(tx, principal, needed, { hasId: Object.keys(input.path).length > 0, contact });
  return { ...reply, headers: { ...headers, 'Idempotent-Replayed': 'true' } };
}

interface KeptAnswer {
  readonly id: Buffer;
  readonly fingerprint: Buffer;
  readonly sealedAnswer: Buffer;
}

type FoundAnswer = Pick<KeptAnswer, 'fingerprint' | 'sealedAnswer'>;

/**
 * Opens the transaction of a key that nobody has used, and locks it until the transaction ends. Refuses any other, before the
 * first statement of the write is carried out.
 */
function keyIsNew(id: Buffer): PrecedingStatement {
  return { text: 'SELECT require_new_idempotency_key($1, $2::bigint)', values: [id, lockOf(id)] };
}

const lockOf = (id: Buffer) => String(id.readBigInt64BE());

interface Claim extends FoundAnswer {
  readonly isLocked: boolean;
  /** Null if there is no answer. */
  readonly expiresAt: Date | null;
}

/**
 * Locks the key until the transaction ends, and finds its answer.
 *
 * @throws {Problem} `idempotency_key_in_use`
 */
async function claim(tx: Tx, id: Buffer, now: Date): Promise<FoundAnswer | undefined> {
  const [claimed] = await tx.rows<Claim>(Prisma.sql`
    SELECT locked AS "isLocked", fingerprint, sealed_answer AS "sealedAnswer", expires_at AS "expiresAt"
    FROM claim_idempotency_key(${id}, ${lockOf(id)}::bigint)`);
  if (claimed?.isLocked !== true) throw keyInUse();
  const { expiresAt } = claimed;
  if (expiresAt === null) return undefined;
  if (expiresAt > now) return claimed;
  // Expired, but not purged yet.
  await tx.prisma.idempotentAnswer.deleteMany({ where: { id: new Uint8Array(id) } });
  return undefined;
}

/** The caller's roles after the request; undefined for answers of earlier releases. */
async function findRoles(tx: Tx, id: Buffer): Promise<RolesByPlace | undefined> {
  const [answer] = await tx.rows<{ readonly roles: RolesByPlace | null }>(
    Prisma.sql`SELECT roles FROM idempotent_answers WHERE id = ${id}`,
  );
  return answer?.roles ?? undefined;
}

function keyInUse(): Problem {
  return new Problem(
    'idempotency_key_in_use',
    'A request with this Idempotency-Key is in progress. Send it again in a moment to get its response.',
    { headers: { 'Retry-After': '1' } },
  );
}

/** Ends the transaction. */
async function keepAnswer(
  tx: Tx,
  { id, fingerprint, sealedAnswer }: KeptAnswer,
  { principal, now }: KeyedRequest,
  access: readonly CheckedAccess[],
): Promise<void> {
  const expiresAt = new Date(now.getTime() + answersKeptMs);
  await tx.commitRows(Prisma.sql`
    INSERT INTO idempotent_answers (id, fingerprint, sealed_answer, roles, expires_at)
    VALUES (${id}, ${fingerprint}, ${sealedAnswer}, ${rolesIn(principal, access)}, ${expiresAt}::timestamptz)`);
}

/** A digest of the request. The order of JSON properties doesn't matter. */
function fingerprintOf({ operationId, input }: KeyedRequest): Buffer {
  return sha256([operationId, input.path, input.query, input.body]);
}

function sha256(parts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts, inOrderOfNames)).digest();
}

function inOrderOfNames(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Derived from the secret and the Idempotency-Key. Neither is stored, so nobody can read a response in the database.
 */
function sealingKey({ secret, key }: KeyedRequest): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, key, 'idempotent answers', 32));
}

function seal(reply: SealedReply, request: KeyedRequest, id: Buffer): Buffer {
  return sealText(JSON.stringify(reply), sealingKey(request), id);
}

/** @throws {Problem} `idempotency_key_sealed` if the credential had another secret then */
function unseal(sealed: Buffer, request: KeyedRequest, id: Buffer): SealedReply {
  try {
    return JSON.parse(openText(sealed, sealingKey(request), id)) as SealedReply;
  } catch (cause) {
    throw new Problem(
      'idempotency_key_sealed',
      "This request was carried out before the access token was rotated. Only the token's previous secret can read the stored response.",
      { cause },
    );
  }
}

function reusedKey(): Problem {
  const code = 'idempotency_key_reused';
  const detail = 'was already used with another path, query or body; use a new key for a new request';
  return new Problem(code, `${idempotencyKeyHeader} ${detail}.`, {
    errors: [{ header: idempotencyKeyHeader, code, detail }],
  });
}
