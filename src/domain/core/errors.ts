/** The error that domain code throws. It doesn't depend on HTTP; the edge maps its code to a status. */
import { keepsTransaction } from '../../db/transactions.ts';
import type { QuotaUse } from './quotas.ts';

export type ErrorCode =
  | 'already_expired'
  | 'already_member'
  | 'ambiguous_position'
  | 'anchor_moved'
  | 'billing_canceled'
  | 'board_deleted'
  | 'board_deletion_restricted'
  | 'board_or_content'
  | 'boards_only_for_guests'
  | 'builtin_template'
  | 'column_archived'
  | 'column_deleted'
  | 'column_not_empty'
  | 'conflict'
  | 'email_taken'
  | 'events_expired'
  | 'export_not_ready'
  | 'export_pending'
  | 'external_id_on_other_board'
  | 'external_id_taken'
  | 'impossible_time'
  | 'incomplete_address'
  | 'insufficient_role'
  | 'insufficient_scope'
  | 'interval_at_period_end'
  | 'invalid_cursor'
  | 'invalid_request'
  | 'label_name_taken'
  | 'last_column'
  | 'last_owner'
  | 'limit_reached'
  | 'link_expired'
  | 'missing_label'
  | 'missing_wip_limit'
  | 'no_payment_provider'
  | 'not_author'
  | 'not_board_manager'
  | 'not_creator'
  | 'not_for_guests'
  | 'not_found'
  | 'not_invited'
  | 'personal_workspace'
  | 'plan_limit_reached'
  | 'plan_too_small'
  | 'precondition_failed'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'repeated_card'
  | 'repeated_external_id'
  | 'repeated_label'
  | 'replay_running'
  | 'role_too_high'
  | 'scope_too_wide'
  | 'search_too_slow'
  | 'several_problems'
  | 'too_many_cards'
  | 'two_due_dates'
  | 'unknown_assignee'
  | 'unknown_author'
  | 'unknown_board'
  | 'unknown_card'
  | 'unknown_column'
  | 'unknown_event_type'
  | 'unknown_label'
  | 'unknown_member'
  | 'unknown_plan'
  | 'unknown_position'
  | 'unknown_role'
  | 'unknown_scope'
  | 'unknown_template'
  | 'unknown_time_zone'
  | 'unknown_workspace'
  | 'webhook_url_refused'
  | 'wip_limit_reached'
  | 'workspace_read_only'
  | 'workspace_suspended'
  | 'wrong_code'
  | 'wrong_recipient';

/** The place of the error in the request: a JSON pointer into the body, or a parameter's name. */
export interface ErrorPlace {
  readonly pointer?: string;
  readonly parameter?: string;
}

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly place: ErrorPlace | undefined;

  /** `detail` is shown to the caller: a sentence without secrets or data that the caller has no access to. */
  constructor(code: ErrorCode, detail: string, place?: ErrorPlace) {
    super(detail);
    this.code = code;
    this.place = place;
  }
}

/** The credential of a request has ended since the request was authenticated. The edge answers as to one that had ended before. */
export class CredentialEndedError extends Error {
  override readonly name = 'CredentialEndedError';
}

/** The access token lacks a scope that the operation needs. */
export class ScopeError extends AppError {
  readonly scope: string;

  /** `purpose` says when the operation needs the scope, if not always. */
  constructor(scope: string, purpose = '') {
    super(
      'insufficient_scope',
      `This requires the scope ${scope} ${purpose}`.trimEnd() + ", which the token doesn't have.",
    );
    this.scope = scope;
  }
}

/** The most places that a response names. The contract documents it as `maxItems`. */
export const errorsMax = 100;

/** A failure with several reasons, each of which is returned to the caller, with a code of its own if it has one. */
export class ListedError extends AppError {
  readonly reasons: readonly (ErrorPlace & { readonly code?: ErrorCode; readonly detail: string })[];

  constructor(code: ErrorCode, detail: string, reasons: ListedError['reasons']) {
    super(code, detail);
    this.reasons = reasons;
  }
}

/** One thing that is wrong with a request. */
export type ListedReason = ListedError['reasons'][number] & { readonly code: ErrorCode };

/**
 * Refuses a request with which something is wrong.
 *
 * @throws {ListedError} with the code of everything that is wrong, or with one that says that codes differ
 */
export function refuseListed(reasons: readonly ListedReason[]): void {
  const [first] = reasons;
  if (first === undefined) return;
  const hasOneCode = reasons.every(({ code }) => code === first.code);
  const count = reasons.length;
  if (!hasOneCode) {
    const shown = count > errorsMax ? `the first ${errorsMax}` : 'each';
    const detail = `The request has ${count} problems of different kinds. See errors for ${shown}.`;
    throw new ListedError('several_problems', detail, reasons);
  }
  const shown = count > errorsMax ? `${errorsMax - 1} of ${count - 1}` : String(count - 1);
  const more = count > 1 ? ` See errors for ${shown} more.` : '';
  throw new ListedError(first.code, `${first.detail}${more}`, reasons);
}

/** The plan limit that was reached, and the smallest plan that allows more, if there is one. */
export interface ReachedLimit {
  readonly name: string;
  readonly limit: number;
  readonly used: number;
  readonly liftedBy: string | undefined;
}

/** A limit of the workspace's plan was reached. */
export class PlanLimitError extends AppError {
  readonly reached: ReachedLimit;

  constructor(reached: ReachedLimit) {
    const { name, limit, used, liftedBy } = reached;
    const remedy = liftedBy === undefined ? 'No plan allows more.' : `The plan ${liftedBy} allows more.`;
    super(
      'plan_limit_reached',
      `The plan's limit for ${name} is ${limit}, and the workspace has ${used}. ${remedy}`,
    );
    this.reached = reached;
  }
}

/** The workspace uses all that it can of a quota. */
export class QuotaError extends AppError {
  readonly use: QuotaUse;

  /** `contact` is whom people can ask for more. */
  constructor(use: QuotaUse, contact: string | undefined) {
    const { name, used, quota } = use;
    const ask = contact === undefined ? 'ask the operator of this service' : `ask ${contact}`;
    super(
      'quota_exceeded',
      `The workspace stores ${used} ${name}, and its quota is ${quota}. Delete what you no longer need, which makes room ` +
        `within ten minutes, or ${ask} for more.`,
    );
    this.use = use;
  }
}

/** An exhausted rate limit, and when to try again. */
export interface QuotaViolation {
  /** The limit's name, which clients see. */
  readonly policy: string;
  readonly quota: number;
  readonly windowSeconds: number;
  readonly retryAfterSeconds: number;
}

export function waitSentence(seconds: number): string {
  return `Wait for ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
}

/** Too many attempts. The request can be retried after some seconds. */
export class TooManyTriesError extends AppError {
  readonly violation: QuotaViolation;

  constructor(violation: QuotaViolation, refusal = 'Too many attempts.') {
    super('rate_limited', `${refusal} ${waitSentence(violation.retryAfterSeconds)}`);
    this.violation = violation;
  }
}

/** A failure whose transaction is still committed, because its count has to stay. */
export class CountedError extends AppError {
  readonly [keepsTransaction] = true;
}

/** The same error whether the resource doesn't exist or the caller has no access to it. */
export function notFound(): AppError {
  return new AppError('not_found', "No such resource, or you don't have access to it.");
}
