/** What every domain function gets: the transaction, the caller and the lowest role that the operation allows. */
import type { Tx } from '../../db/database.ts';
import type { TargetSettings } from '../../outgoing/targets.ts';
import type { DerivedSecrets } from './derived-secrets.ts';
import { AppError } from './errors.ts';
import { roleIncludes } from './principals.ts';
import type { GuessLimits } from './guess-limits.ts';
import { requireNotHeld } from './holds.ts';
import type { Hold, HoldRules } from './holds.ts';
import type { BillingSettings } from './plan-table.ts';
import type { Quotas } from './quotas.ts';
import type { Principal, Role } from './principals.ts';

/** The operator's settings that domain code needs. */
export interface Settings {
  /** The address that people and clients use, without a trailing slash. */
  readonly publicUrl: string;
  /** The address where people see a card, with placeholders (`cardAddress`). */
  readonly cardUrl: string;
  readonly guessLimits: GuessLimits;
  readonly secrets: DerivedSecrets;
  readonly billing: BillingSettings;
  /** What a workspace can use, unless an operator gave it quotas of its own. */
  readonly quotas: Quotas;
  readonly webhooks: WebhookSettings;
  /** Whom people can ask about a workspace that is on hold: an email address or a web address. */
  readonly contact?: string | undefined;
}

/** Where the operator lets webhooks send. */
export type WebhookSettings = Pick<TargetSettings, 'allowHttp' | 'allowedNetworks'>;

/** Public addresses with `https://`. */
export const usualWebhookSettings: WebhookSettings = { allowHttp: false, allowedNetworks: [] };

/** The request, without its caller. */
export interface RequestContext {
  readonly tx: Tx;
  readonly requestId: string;
  /** The same throughout the request. */
  readonly now: Date;
}

/** What an operation that needs no credential gets. */
export type AnonymousContext = RequestContext & RequestSettings;

/** What else an operation knows about the request and the service. */
export interface RequestSettings {
  /** The network address of the client, from the trusted proxies if there are any. */
  readonly clientAddress: string;
  readonly settings: Settings;
}

/** The settings of an operation that is limited by the plan, or that bills. */
export interface PlanSettings {
  readonly settings: Pick<Settings, 'billing'>;
}

/** The settings of an operation that creates something in a workspace. */
export interface QuotaSettings {
  readonly settings: Pick<Settings, 'quotas' | 'contact'>;
}

export interface Context extends RequestContext {
  readonly principal: Principal;
  /** The lowest role that the operation allows (`x-minimum-role` in the contract); only `requireRole` reads it. */
  readonly minimumRole: Role;
  /** What the operation can do in a workspace that is on hold; only `requireRole` reads it. */
  readonly holdRules: HoldRules;
  /** Whether the workspaces that were looked up use all that they can: noted by `requireRole`, for what creates something. */
  readonly overQuota: Map<string, boolean>;
  /** Collects the access that the operation needed, to check it again for a repeated request. Absent if there is none. */
  readonly checkedAccess?: CheckedAccess[];
}

/** What an operation that creates something gets. */
export type CreationContext = Context & PlanSettings & QuotaSettings;

/** Where a resource is: in a workspace and, if guests can see it, on a board. */
export interface Place {
  readonly workspaceId: string;
  readonly boardId?: string;
}

/** A place where the operation needed at least this role of the caller. */
export interface CheckedAccess extends Place {
  readonly minimumRole: Role;
}

/** What a lookup finds out about the caller and the workspace besides the resource. */
export interface Access {
  /** The caller's role. */
  readonly role: Role;
  /** What an operator has stopped in the workspace. */
  readonly hold: Hold | null;
  /** Whether the workspace uses all that it can. Absent if nothing is created after this lookup. */
  readonly overQuota?: boolean;
}

/**
 * Checks that no hold on the workspace that a lookup found stops the operation, and that the caller's role there is at
 * least the operation's, and notes it.
 *
 * @throws {AppError} `workspace_read_only`, `workspace_suspended`, `insufficient_role`
 */
export function requireRole(ctx: Context, { role, hold, overQuota, ...place }: Place & Access): void {
  const { minimumRole, holdRules } = ctx;
  requireNotHeld(holdRules, hold);
  if (overQuota !== undefined) ctx.overQuota.set(place.workspaceId, overQuota);
  if (!roleIncludes(role, minimumRole)) throw insufficientRole(minimumRole, role, place);
  noteAccess(ctx, { ...place, minimumRole });
}

/** On a board, a role below `member` is that of a guest or of a viewer of a private board, who can do the same. */
export function insufficientRole(minimumRole: Role, role: Role, { boardId }: Partial<Place>): AppError {
  const detail =
    boardId !== undefined && role === 'guest'
      ? 'You can see this board and comment on its cards. To change it, you need the role member in the workspace and, ' +
        'if the board is private, the role editor on it.'
      : `This requires the role ${minimumRole} in the workspace. Your role is ${role}.`;
  return new AppError('insufficient_role', detail);
}

/** Notes access that has to be checked again if the request is repeated. */
export function noteAccess(
  { checkedAccess }: Pick<Context, 'checkedAccess'>,
  { workspaceId, boardId, minimumRole }: CheckedAccess,
): void {
  checkedAccess?.push({ workspaceId, ...(boardId !== undefined && { boardId }), minimumRole });
}
