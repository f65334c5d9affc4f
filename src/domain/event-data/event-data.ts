/** Finds the resources of events as they now are, each as far as the viewer can read it. */
import type { Tx } from '../../db/database.ts';
import type { BillingLinkModel, PlanPreviewModel } from '../../../generated/prisma/models.ts';
import type { BoardRow } from '../access/board-access-rows.ts';
import type { Viewer } from '../access/viewer-rows.ts';
import type { WorkspaceRow } from '../access/workspace-access-rows.ts';
import { viewBilling } from '../billing/billing.ts';
import type { BillingView } from '../billing/billing.ts';
import { viewInvoices } from '../billing/invoices/invoices.ts';
import type { InvoiceView } from '../billing/invoices/invoices.ts';
import type { BoardMemberRow } from '../boards/board-member-rows.ts';
import type { CardRow } from '../boards/card-rows.ts';
import type { ColumnRow } from '../boards/column-rows.ts';
import type { CommentRow } from '../boards/comment-rows.ts';
import type { LabelRow } from '../boards/label-rows.ts';
import type { ShareLinkRow } from '../boards/share-link-rows.ts';
import type { Settings } from '../core/context.ts';
import { roleIncludes } from '../core/principals.ts';
import type { Role, Scope } from '../core/principals.ts';
import type { EventedResource } from '../core/resources.ts';
import type { EventRow } from '../events/event-rows.ts';
import type { AccessTokenRow } from '../identity/access-token-rows.ts';
import type { TemplateRow } from '../templates/template-rows.ts';
import type { WebhookRow } from '../webhooks/webhook-rows.ts';
import type { MemberRow } from '../workspaces/member-rows.ts';
import * as seen from './event-data-rows.ts';

/** A resource of each type, as its own operations read it. */
export interface ResourceRows {
  readonly workspace: WorkspaceRow;
  readonly member: MemberRow;
  readonly token: AccessTokenRow;
  readonly template: TemplateRow;
  readonly billing: BillingView;
  readonly billing_link: BillingLinkModel;
  readonly plan_preview: PlanPreviewModel;
  readonly invoice: InvoiceView;
  readonly board: BoardRow;
  readonly board_member: BoardMemberRow;
  readonly column: ColumnRow;
  readonly label: LabelRow;
  readonly card: CardRow;
  readonly comment: CommentRow;
  readonly share_link: ShareLinkRow;
  readonly webhook: WebhookRow;
}

export interface ViewerContext {
  readonly tx: Tx;
  readonly now: Date;
  readonly settings: Pick<Settings, 'billing'>;
  readonly viewer: Viewer;
}

interface Reader<Row> {
  /** What the operation that reads one of them requires. */
  readonly scope?: Scope;
  readonly find: (ctx: WorkspaceContext, ids: readonly string[]) => Promise<readonly Row[]>;
}

interface WorkspaceContext extends ViewerContext {
  /** The workspace of the events. */
  readonly workspaceId: string;
}

/** A reader of rows that know who sees them. */
function bySight<Row>(
  scope: Scope,
  find: (tx: Tx, viewer: Viewer, ids: readonly string[]) => Promise<readonly Row[]>,
): Reader<Row> {
  return { scope, find: ({ tx, viewer }, ids) => find(tx, viewer, ids) };
}

/** A reader of what belongs to the workspace of the events, for those who have a role there. */
function byRole<Row>(scope: Scope, minimumRole: Role, find: Reader<Row>['find']): Reader<Row> {
  return {
    scope,
    find: async (ctx, ids) => {
      const [workspace] = await seen.findSeenWorkspaces(ctx.tx, ctx.viewer, [ctx.workspaceId]);
      const isAllowed = workspace !== undefined && roleIncludes(workspace.role, minimumRole);
      return isAllowed ? find(ctx, ids) : [];
    },
  };
}

const readers: { readonly [Name in EventedResource]: Reader<ResourceRows[Name]> } = {
  workspace: { find: ({ tx, viewer }, ids) => seen.findSeenWorkspaces(tx, viewer, ids) },
  member: bySight('members:read', seen.findSeenMembers),
  token: bySight('tokens:write', seen.findSeenTokens),
  template: bySight('boards:read', seen.findSeenTemplates),
  billing: byRole('billing:read', 'admin', async (ctx) => [await viewBilling(ctx, ctx.workspaceId)]),
  billing_link: byRole('billing:write', 'owner', ({ tx, workspaceId }, ids) =>
    tx.prisma.billingLink.findMany({ where: { workspaceId, id: { in: [...ids] } } }),
  ),
  plan_preview: byRole('billing:read', 'admin', ({ tx, workspaceId }, ids) =>
    tx.prisma.planPreview.findMany({ where: { workspaceId, id: { in: [...ids] } } }),
  ),
  invoice: byRole('billing:read', 'admin', async (ctx, ids) => {
    const views = await viewInvoices(ctx, ids);
    return views.filter(({ invoice }) => invoice.workspaceId === ctx.workspaceId);
  }),
  board: bySight('boards:read', seen.findSeenBoards),
  board_member: bySight('boards:read', seen.findSeenBoardMembers),
  column: bySight('boards:read', seen.findSeenColumns),
  label: bySight('boards:read', seen.findSeenLabels),
  card: bySight('boards:read', seen.findSeenCards),
  comment: bySight('boards:read', seen.findSeenComments),
  share_link: bySight('boards:read', seen.findSeenShareLinks),
  webhook: byRole('webhooks:write', 'admin', ({ tx, workspaceId }, ids) =>
    tx.prisma.webhook.findMany({ where: { workspaceId, id: { in: [...ids] } } }),
  ),
};

/** The found resources of one type. */
export type FoundResources = {
  [Name in EventedResource]: { readonly name: Name; readonly rows: readonly ResourceRows[Name][] };
}[EventedResource];

/** What of an event is needed to find its resource. */
export type EventSubject = Pick<EventRow, 'workspaceId' | 'resourceType' | 'resourceId'>;

/**
 * The resources of events of one workspace, by their type: those that exist, aren't in the trash, and that the viewer could
 * read by themselves. It takes one or two statements for each type, however many events there are; billing takes some more.
 */
export async function findEventResources(
  ctx: ViewerContext,
  events: readonly EventSubject[],
): Promise<FoundResources[]> {
  const workspaceId = events[0]?.workspaceId;
  if (workspaceId === undefined) return [];
  const found: FoundResources[] = [];
  for (const name of new Set(events.map(({ resourceType }) => resourceType))) {
    const ids = events.flatMap((event) => (event.resourceType === name ? [event.resourceId] : []));
    found.push(await findOfType({ ...ctx, workspaceId }, name, [...new Set(ids)]));
  }
  return found;
}

async function findOfType(
  ctx: WorkspaceContext,
  name: EventedResource,
  ids: readonly string[],
): Promise<FoundResources> {
  const { scope, find }: Reader<unknown> = readers[name];
  const isInScope = scope === undefined || ctx.viewer.scopes.includes(scope);
  return { name, rows: isInScope ? await find(ctx, ids) : [] } as FoundResources;
}
