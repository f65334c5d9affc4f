/** What `include=data` adds to events: their resources as they now are, rendered as the operations that read them do. */
import type { components } from '../../generated/api.ts';
import type { Context, RequestSettings, Settings } from '../domain/core/context.ts';
import { rememberingTypeIds } from '../domain/core/ids.ts';
import type { ShowId } from '../domain/core/ids.ts';
import { pageBytesMax } from '../domain/core/pages.ts';
import type { PageRequest, SizedRow } from '../domain/core/pages.ts';
import type { EventedResource } from '../domain/core/resources.ts';
import type { TagContext } from '../domain/core/versions.ts';
import { findEventResources } from '../domain/event-data/event-data.ts';
import type { EventSubject, ResourceRows, ViewerContext } from '../domain/event-data/event-data.ts';
import type { EventPage } from '../domain/events/event-lists.ts';
import type { EventRow } from '../domain/events/event-rows.ts';
import { toAccessToken } from './access-tokens.ts';
import { toBillingLink } from './billing-links.ts';
import { toBilling } from './billing.ts';
import { toBoardMember } from './board-members.ts';
import { toBoard } from './boards.ts';
import { cardRenderer } from './cards.ts';
import { toColumn } from './columns.ts';
import { toComment } from './comments.ts';
import { okPage, withTag } from './handler.ts';
import { toInvoice } from './invoices.ts';
import { toLabel } from './labels.ts';
import { toMember } from './members.ts';
import { toPlanPreview } from './plan-previews.ts';
import { toShareLink } from './share-links.ts';
import { toTemplate } from './templates.ts';
import { loggedUrl } from '../domain/webhooks/webhook-urls.ts';
import { toWebhook } from './webhooks.ts';
import { toWorkspace } from './workspaces.ts';

/** On a page with `include=data`. */
export const eventsWithDataMax = 100;
type Event = components['schemas']['Event'];
type EventData = components['schemas']['EventData'];

/** Who reads the events, and what rendering needs. */
export type EventDataContext = ViewerContext & TagContext & { readonly settings: Settings };

type Shown = Pick<EventDataContext, 'now' | 'restoreMark' | 'settings'> & { readonly showId: ShowId };
type Renderer<Row> = (row: Row, shown: Shown) => object;

/** Anyone with these addresses sees what they lead to, so only the operations of the resource show them. */
const openAddresses = ['url', 'pdf_url'];

function withoutAddresses(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([field]) => !openAddresses.includes(field)));
}

const renderers: { readonly [Name in EventedResource]: Renderer<ResourceRows[Name]> } = {
  workspace: (row, shown) => withTag(shown, 'workspace', row, toWorkspace),
  member: (row, shown) => withTag(shown, 'member', row, toMember),
  token: toAccessToken,
  template: (row, shown) => withTag(shown, 'template', row, toTemplate),
  billing: toBilling,
  billing_link: (row, { now }) => withoutAddresses(toBillingLink(row, now)),
  plan_preview: (row, { now }) => toPlanPreview(row, now),
  invoice: (row, shown) => withoutAddresses(toInvoice(row, shown)),
  board: (row, shown) => withTag(shown, 'board', row, toBoard),
  board_member: toBoardMember,
  column: (row, shown) => withTag(shown, 'column', row, toColumn),
  label: (row, shown) => withTag(shown, 'label', row, toLabel),
  card: (row, shown) => withTag(shown, 'card', row, cardRenderer(shown, shown.showId)),
  comment: (row, shown) => withTag(shown, 'comment', row, toComment),
  share_link: toShareLink,
  webhook: (row, shown) => withTag(shown, 'webhook', { ...row, url: loggedUrl(row.url) }, toWebhook),
};

/**
 * The resources of events of one workspace as they now are, by the ids of the events: those that exist, aren't in the trash,
 * and that the viewer could read by themselves. The number of statements depends on the types of the resources alone.
 */
export async function eventData(
  ctx: EventDataContext,
  events: readonly (EventSubject & Pick<EventRow, 'id'>)[],
): Promise<ReadonlyMap<string, EventData>> {
  const showId = rememberingTypeIds();
  const { now, restoreMark, settings } = ctx;
  const shown = { now, restoreMark, settings, showId };
  const byTypeId = new Map<string, EventData>();
  for (const found of await findEventResources(ctx, events)) {
    for (const data of renderedRows(found.name, found.rows, shown)) byTypeId.set(data.id, data);
  }
  return new Map(
    events.flatMap(({ id, resourceType, resourceId }) => {
      const data = byTypeId.get(showId(resourceType, resourceId));
      return data === undefined ? [] : [[id, data]];
    }),
  );
}

function renderedRows<Name extends EventedResource>(
  name: Name,
  rows: readonly ResourceRows[NoInfer<Name>][],
  shown: Shown,
): (EventData & { readonly id: string })[] {
  const render: Renderer<ResourceRows[Name]> = renderers[name];
  return rows.map((row) => render(row, shown) as EventData & { readonly id: string });
}

type Inclusion = readonly components['schemas']['EventInclusion'][] | undefined;

/** The request of a page, which is smaller with data. */
export function withRoomForData<Request extends PageRequest<unknown>>(
  request: Request,
  include: Inclusion,
): Request {
  return include === undefined ? request : { ...request, limit: Math.min(request.limit, eventsWithDataMax) };
}

/** A page of events with what `include` adds to them. */
export async function okEvents(
  ctx: Context & RequestSettings & TagContext,
  page: EventPage,
  include: Inclusion,
  render: (row: EventRow) => Event,
) {
  const data =
    include === undefined
      ? new Map<string, EventData>()
      : await eventData({ ...ctx, viewer: ctx.principal }, page.rows);
  const { rows, next, resume } = page.upTo(countWithin(page.rows, data));
  const withData = (row: EventRow) => {
    const its = data.get(row.id);
    return { ...render(row), ...(its !== undefined && { data: its }) };
  };
  return { ...okPage({ rows, next }, withData), resume };
}

/** How many events fit into a page with their data, at least one. */
function countWithin(rows: readonly (EventRow & SizedRow)[], data: ReadonlyMap<string, EventData>): number {
  if (data.size === 0) return rows.length;
  const sizes = new Map<EventData, number>();
  let bytes = 0;
  const index = rows.findIndex(({ id, bytes: own = 0 }) => {
    bytes += own;
    const its = data.get(id);
    if (its !== undefined) {
      const size = sizes.get(its) ?? Buffer.byteLength(JSON.stringify(its));
      sizes.set(its, size);
      bytes += size;
    }
    return bytes > pageBytesMax;
  });
  return index === -1 ? rows.length : Math.max(1, index);
}
