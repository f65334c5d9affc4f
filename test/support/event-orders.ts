/** The order of cards that the event log tells, for whoever follows nothing else. */
import type { OrderedBoard } from './ordered-cards.ts';

/** The places of cards by column, from top to bottom. */
export type ColumnOrders = Readonly<Record<string, readonly string[]>>;

interface Change {
  readonly to?: unknown;
}

/** Carries out the events of a board in their order. */
export async function ordersInLog(board: OrderedBoard): Promise<ColumnOrders> {
  const orders: Record<string, string[]> = {};
  for (const { type, resource, changes } of await eventsOf(board)) {
    if (resource.type !== 'card') continue;
    const { column_id: column, after_card_id: above } = changes as Readonly<
      Record<string, Change | undefined>
    >;
    const isPlaced =
      type === 'card.created' || type === 'card.moved' || (type === 'card.restored' && column !== undefined);
    if (!isPlaced && type !== 'card.deleted') continue;
    for (const [id, ids] of Object.entries(orders)) orders[id] = ids.filter((it) => it !== resource.id);
    if (!isPlaced) continue;
    const columnId = column?.to as string;
    const ids = orders[columnId] ?? [];
    const index = ids.indexOf(above?.to as string) + 1;
    orders[columnId] = ids.toSpliced(index, 0, resource.id);
  }
  return orders;
}

async function eventsOf({ service, tenant, boardId }: OrderedBoard) {
  const events = [];
  for (let cursor: string | undefined; ;) {
    const query = { limit: 250, ...(cursor !== undefined && { cursor }) };
    const page = await service.succeed('listBoardEvents', { token: tenant.token, id: boardId, query });
    events.push(...page.data);
    cursor = page.next_cursor;
    if (cursor === undefined) return events;
  }
}

/** The places that the list of a board's cards shows, archived ones included. */
export async function ordersInList({ service, tenant, boardId }: OrderedBoard): Promise<ColumnOrders> {
  const orders: Record<string, string[]> = {};
  for (let cursor: string | undefined; ;) {
    const query = { limit: 250, include_archived: true, ...(cursor !== undefined && { cursor }) };
    const page = await service.succeed('listCards', { token: tenant.token, id: boardId, query });
    for (const card of page.data) (orders[card.column_id] ??= []).push(card.id);
    cursor = page.next_cursor;
    if (cursor === undefined) return orders;
  }
}

/** Without the columns that have no cards. */
export function withCards(orders: ColumnOrders): ColumnOrders {
  return Object.fromEntries(Object.entries(orders).filter(([, ids]) => ids.length > 0));
}
