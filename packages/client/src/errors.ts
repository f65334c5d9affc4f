/** What a call throws when the service answers anything but a success. */
import type { components } from '../../../generated/api.ts';
import type { KnownProblemCode } from '../../../generated/problem-codes.ts';

/** The known codes complete in an editor; a later release may send others. */
export type ProblemCode = KnownProblemCode | (string & Record<never, never>);

/** A problem as RFC 9457 has it, with the members that the contract adds. */
export type Problem = Omit<components['schemas']['Problem'], 'code'> & { readonly code: ProblemCode };

/** The service refused a request, or failed, and said why. Decide on `code`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  readonly response: Response;

  constructor(problem: Problem, response: Response) {
    super(`${problem.code}: ${problem.detail}`);
    this.problem = problem;
    this.response = response;
  }

  get code(): ProblemCode {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }
}

/**
 * The log no longer has what comes after the cursor. Read the current state, such as the snapshot of a board, and continue with
 * its `resume_cursor`.
 */
export class ResyncRequired extends Error {
  override readonly name = 'ResyncRequired';
  readonly problem: Problem;

  constructor(cause: ProblemError) {
    super(cause.problem.detail, { cause });
    this.problem = cause.problem;
  }
}

/** Nothing has changed since the entity tag that was sent as `If-None-Match`. */
export class NotModifiedError extends Error {
  override readonly name = 'NotModifiedError';
  readonly response: Response;

  constructor(response: Response) {
    super('not modified');
    this.response = response;
  }
}

/** Something on the way, such as a proxy, answered in place of the service. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
  readonly response: Response;

  constructor(response: Response, what = 'a response that is not from the service') {
    super(`${what}: ${response.status} ${response.headers.get('content-type') ?? ''}`);
    this.response = response;
  }
}

/**
 * Ends a list that would never end, for example if a cache ignores the query.
 *
 * @param cursor where the page begins
 * @throws {UnexpectedAnswerError}
 */
export function requireNextPage(
  response: Response,
  cursor: string | undefined,
  next: string | undefined,
): void {
  if (next !== undefined && next === cursor) {
    throw new UnexpectedAnswerError(response, 'a page that is followed by itself');
  }
}

/** Reads the body of an answer that is not a success. */
export async function errorOf(response: Response): Promise<Error> {
  if (response.status === 304) return new NotModifiedError(response);
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') === true;
  const body = isProblem ? await readJson(response) : undefined;
  return isProblemBody(body) ? new ProblemError(body, response) : new UnexpectedAnswerError(response);
}

/** Frees the connection of a response that nobody reads further. */
export async function discard(response: Response | undefined): Promise<void> {
  await response?.body?.cancel().catch(() => undefined);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}

function isProblemBody(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body && 'status' in body;
}
