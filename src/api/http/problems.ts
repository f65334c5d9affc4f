/** Problems, and which problem each error becomes. `problem-responses.ts` turns a problem into a response. */
import { databaseFault, UnconfirmedCommitError } from '../../db/errors.ts';
import {
  AppError,
  CredentialEndedError,
  ListedError,
  PlanLimitError,
  QuotaError,
  ScopeError,
  TooManyTriesError,
} from '../../domain/core/errors.ts';
import type { ErrorCode, QuotaViolation, ReachedLimit } from '../../domain/core/errors.ts';
import type { QuotaUse } from '../../domain/core/quotas.ts';

/** The problem codes of the edge; the domain's are in `ErrorCode`. */
export type EdgeCode =
  | 'current_secret_required'
  | 'gone'
  | 'headers_too_large'
  | 'idempotency_key_in_use'
  | 'idempotency_key_reused'
  | 'idempotency_key_sealed'
  | 'internal_error'
  | 'invalid_token'
  | 'malformed_json'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'payload_too_large'
  | 'request_timeout'
  | 'session_required'
  | 'too_many_concurrent_requests'
  | 'too_many_streams'
  | 'unauthorized'
  | 'unavailable'
  | 'unsupported_media_type';

export type ProblemCode = ErrorCode | EdgeCode;

/** The place of one error in a request: a JSON pointer into the body, or the name of a parameter or header. */
export interface ProblemPlace {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly header?: string;
  readonly code: string;
  readonly detail: string;
}

type Headers = Readonly<Record<string, string>>;

/** A response that is not a success. `detail` is for the caller; `cause` is for the log. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly errors: readonly ProblemPlace[];
  readonly headers: Headers;
  /** The rate limit that was exceeded, if one was. */
  readonly violation: QuotaViolation | undefined;
  /** The limit of the plan that was reached, if one was. */
  readonly reached: ReachedLimit | undefined;
  /** The quota of the workspace that is used up, if one is. */
  readonly quota: QuotaUse | undefined;

  constructor(
    code: ProblemCode,
    detail: string,
    extra: {
      readonly errors?: readonly ProblemPlace[];
      readonly headers?: Headers;
      readonly violation?: QuotaViolation;
      readonly reached?: ReachedLimit;
      readonly quota?: QuotaUse;
      readonly cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: extra.cause });
    this.code = code;
    this.errors = extra.errors ?? [];
    this.violation = extra.violation;
    this.reached = extra.reached;
    this.quota = extra.quota;
    this.headers = {
      ...extra.headers,
      ...(extra.violation !== undefined && { 'Retry-After': String(extra.violation.retryAfterSeconds) }),
    };
  }
}

/** The same sentence for every invalid credential, so that it doesn't reveal what is wrong. */
const invalidCredential = 'The credential is unknown, revoked or expired.';

/** The problem of any credential or ticket that isn't valid. */
export function invalidToken(): Problem {
  return new Problem('invalid_token', invalidCredential, {
    headers: {
      'WWW-Authenticate': `Bearer error="invalid_token", error_description="${invalidCredential}"`,
    },
  });
}

const retryAfterSeconds = 2;

/** The problem for an error. Details of unexpected errors are never exposed. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof CredentialEndedError) return invalidToken();
  if (error instanceof AppError) {
    const { code, message, place } = error;
    const listed = error instanceof ListedError ? error.reasons : [];
    const reasons: ListedError['reasons'] = place === undefined ? listed : [{ ...place, detail: message }];
    return new Problem(code, message, {
      errors: reasons.map(({ detail, code: own = code, ...where }) => ({
        ...where,
        code: placeCode(own),
        detail,
      })),
      ...(error instanceof TooManyTriesError && { violation: error.violation }),
      ...(error instanceof PlanLimitError && { reached: error.reached }),
      ...(error instanceof QuotaError && { quota: error.use }),
      // RFC 6750, section 3.1.
      ...(error instanceof ScopeError && {
        headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${error.scope}"` },
      }),
    });
  }
  switch (databaseFault(error)) {
    case 'retry':
    case 'unique':
      return new Problem('conflict', 'Others are changing the same data right now. Try again.', {
        cause: error,
      });
    case 'unavailable':
      return new Problem('unavailable', unavailableDetail(error), {
        headers: { 'Retry-After': String(retryAfterSeconds) },
        cause: error,
      });
    case 'bad-value':
      return new Problem('invalid_request', 'A value in the request cannot be stored.', { cause: error });
    case 'other':
      return new Problem(
        'internal_error',
        'Something went wrong on our side. Include the request id when you report it.',
        {
          cause: error,
        },
      );
  }
}

/** The code of a place: the problem's, or that of a malformed value. */
function placeCode(code: ErrorCode): string {
  return code === 'invalid_request' || code === 'invalid_cursor' ? 'bad_format' : code;
}

function unavailableDetail(error: unknown): string {
  return error instanceof UnconfirmedCommitError
    ? 'The database did not confirm the commit. Repeat the request with its Idempotency-Key, or read the resource before you retry.'
    : 'The database is unreachable or too busy. Nothing was changed. Try again shortly.';
}
