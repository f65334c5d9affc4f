/** Two boards of a team, and requests on them, for tests that take cards from one to the other. */
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeCard, makeTenant } from './factories.ts';
import { storedId } from './ids.ts';
import type { CallOptions, OperationId, ProblemBody, Service } from './service.ts';
import { insertUnchecked } from './unchecked-rows.ts';

export async function makeTwoBoards(service: Service) {
  const owner = await makeTenant(service);
  const { token } = owner;
  const from = await makeBoard(service, owner, 'From');
  const to = await makeBoard(service, owner, 'To');
  const succeed = <Op extends OperationId>(operationId: Op, id: string, options: CallOptions = {}) =>
    service.succeed(operationId, { token, id, ...options });
  /** The status and, for a problem, its code. */
  const outcome = async (operationId: OperationId, id: string, options: CallOptions = {}) => {
    const { status, body } = await service.call(operationId, { token, id, ...options });
    return status < 300 ? [status] : [status, (body as ProblemBody).code];
  };
  const labelOn = (boardId: string, name: string, color = 'red') =>
    succeed('createLabel', boardId, { body: { name, color } });
  return {
    owner,
    fromId: from.board.id,
    toId: to.board.id,
    fromColumn: from.column.id,
    toColumn: to.column.id,
    succeed,
    outcome,
    labelOn,
    cardWith: (given: object = {}) => makeCard(service, owner, from.board.id, { ...given }),
    /** Moves a card to the bottom of the other board's column. */
    move: (id: string, options: CallOptions = {}) =>
      succeed('moveCard', id, { body: { column_id: to.column.id, position: 'bottom' }, ...options }),
    titlesOn: async (boardId: string, query: CallOptions['query'] = {}) =>
      (await succeed('listCards', boardId, { query })).data.map(({ title }) => title),
    labelsOn: async (boardId: string) => (await succeed('listLabels', boardId)).data,
    eventsOn: async (boardId: string) => {
      return (await succeed('listBoardEvents', boardId, { query: { limit: 250 } })).data;
    },
  };
}

export type TwoBoards = Awaited<ReturnType<typeof makeTwoBoards>>;

/** Makes a board private, with people who can see it besides the owner. */
export async function makePrivate(
  { succeed }: TwoBoards,
  boardId: string,
  roles: Readonly<Record<string, 'manager' | 'editor' | 'viewer'>> = {},
): Promise<void> {
  await succeed('updateBoard', boardId, { body: { visibility: 'members' } });
  for (const [userId, role] of Object.entries(roles)) {
    await succeed('putBoardMember', boardId, { path: { user_id: userId }, body: { role } });
  }
}

/** Adds cards to a column by one statement, with ranks and numbers after those of the first `after`. */
export async function fillColumn(
  service: Service,
  columnId: string,
  count: number,
  after = 0,
): Promise<void> {
  await insertUnchecked(
    service,
    Prisma.sql`
      INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by, number)
      SELECT gen_random_uuid(), workspace_id, board_id, id, 'Card', 'b' || lpad(n::text, 6, '0') || 'V',
        (SELECT created_by FROM boards b WHERE b.id = board_id), 1000 + n
      FROM columns, generate_series(${after + 1}::int, ${after + count}::int) n WHERE id = ${storedId(columnId)}::uuid`,
  );
}

/** What a resource shows, without some fields. */
export function without(shown: object, ...fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(shown).filter(([field]) => !fields.includes(field)));
}
