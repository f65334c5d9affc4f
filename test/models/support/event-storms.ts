/** Requests of a workspace at the same time: whatever changes boards and what is on them, chosen by numbers. */
import { makeMember, makeTenant } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import type { CallOptions, OperationId, Service } from '../../support/service.ts';

type Pool = 'board' | 'column' | 'card' | 'label' | 'comment' | 'share_link' | 'template';

/** A workspace in which many act at the same time. */
export interface StormyWorld extends Tenant {
  readonly service: Service;
  /** Whom cards can be assigned to. */
  readonly userIds: readonly string[];
  readonly memberId: string;
  readonly guestMemberId: string;
  /** The ids of everything that was created. */
  readonly pools: Readonly<Record<Pool, string[]>>;
}

/** What decides about one request. */
export interface StormChoice {
  readonly operation: StormOperation;
  readonly target: number;
  readonly other: number;
  readonly detail: number;
}

export async function makeStormyWorld(service: Service): Promise<StormyWorld> {
  const owner = await makeTenant(service);
  const member = await makeMember(service, owner, 'member');
  const guest = await makeMember(service, owner, 'guest');
  const pools = { board: [], column: [], card: [], label: [], comment: [], share_link: [], template: [] };
  const world: StormyWorld = {
    ...{ ...owner, service, pools, memberId: member.memberId, guestMemberId: guest.memberId },
    userIds: [owner.userId, member.userId],
  };
  const seeds: readonly [StormOperation, number][] = [
    ...times(2, 'createBoard'),
    ...times(3, 'createColumn'),
    ...times(4, 'createLabel'),
    ...times(6, 'createCard'),
    ...times(3, 'createComment'),
    ...times(1, 'createShareLink'),
  ];
  for (const [operation, n] of seeds) await carryOut(world, { operation, target: n, other: n, detail: n });
  return world;
}

function times(count: number, operation: StormOperation): [StormOperation, number][] {
  return Array.from({ length: count }, (_, n) => [operation, n]);
}

/** Something of a kind; an id that nothing has before there is anything. */
function pick(pool: readonly string[], n: number): string {
  return pool[n % Math.max(1, pool.length)] ?? 'none';
}

const bit = (detail: number, n: number): boolean => ((detail >> n) & 1) === 1;
const titles = ['Ada', 'Bo', 'Cy', 'Di'];

function cardBody({ pools, userIds }: StormyWorld, { other, detail }: StormChoice) {
  return {
    title: pick(titles, detail),
    ...(bit(detail, 2) && { label_ids: [pick(pools.label, other)] }),
    ...(bit(detail, 3) && { assignee_ids: [pick(userIds, other)] }),
    ...(bit(detail, 4) && { priority: bit(detail, 5) ? 'low' : 'high', due_on: '2026-12-24' }),
  };
}

const two = ({ pools }: StormyWorld, { target, other }: StormChoice) => [
  ...new Set([pick(pools.card, target), pick(pools.card, other)]),
];

const place = ({ pools }: StormyWorld, { other, detail }: StormChoice) => ({
  column_id: pick(pools.column, other),
  position: bit(detail, 0) ? 'top' : 'bottom',
});

const keptParts = ['labels', 'assignees', 'comments'];

/** The target of an operation comes from the pool of its second element. */
const operations = {
  createBoard: [undefined, (_world, { detail }) => ({ body: { name: `Board ${detail}` } })],
  copyBoard: ['board', (_world, { detail }) => ({ body: bit(detail, 0) ? { keep: keptParts } : {} })],
  updateBoard: [
    'board',
    (_world, { detail }) => ({
      body: {
        name: pick(titles, detail),
        ...(bit(detail, 2) && { visibility: bit(detail, 3) ? 'members' : 'workspace' }),
      },
    }),
  ],
  archiveBoard: ['board', () => ({})],
  restoreBoard: ['board', () => ({})],
  deleteBoard: ['board', () => ({})],
  putBoardMember: [
    'board',
    ({ userIds }, { other, detail }) => ({
      path: { user_id: pick(userIds, other) },
      body: { role: bit(detail, 0) ? 'viewer' : 'editor' },
    }),
  ],
  deleteBoardMember: ['board', ({ userIds }, { other }) => ({ path: { user_id: pick(userIds, other) } })],
  createColumn: ['board', (_world, { detail }) => ({ body: { name: 'Column', done: bit(detail, 0) } })],
  updateColumn: [
    'column',
    (_world, { detail }) => ({ body: { name: pick(titles, detail), done: bit(detail, 2) } }),
  ],
  moveColumn: ['column', (_world, { detail }) => ({ body: { position: bit(detail, 0) ? 'top' : 'bottom' } })],
  archiveColumn: ['column', () => ({})],
  restoreColumn: ['column', () => ({})],
  deleteColumn: ['column', () => ({})],
  moveColumnCards: ['column', ({ pools }, { other }) => ({ body: { column_id: pick(pools.column, other) } })],
  archiveColumnCards: ['column', () => ({})],
  sortColumnCards: [
    'column',
    (_world, { detail }) => ({ body: { sort: bit(detail, 0) ? 'title' : '-title' } }),
  ],
  createCard: ['board', (world, choice) => ({ body: cardBody(world, choice) })],
  updateCard: ['card', (world, choice) => ({ body: cardBody(world, choice) })],
  moveCard: ['card', (world, choice) => ({ query: { missing_labels: 'drop' }, body: place(world, choice) })],
  copyCard: [
    'card',
    (world, choice) => ({
      query: { missing_labels: 'drop' },
      body: { ...place(world, choice), ...(bit(choice.detail, 1) && { keep: keptParts }) },
    }),
  ],
  archiveCard: ['card', () => ({})],
  restoreCard: ['card', () => ({})],
  deleteCard: ['card', () => ({})],
  addCardLabel: ['card', ({ pools }, { other }) => ({ path: { label_id: pick(pools.label, other) } })],
  removeCardLabel: ['card', ({ pools }, { other }) => ({ path: { label_id: pick(pools.label, other) } })],
  addCardAssignee: ['card', ({ userIds }, { other }) => ({ path: { user_id: pick(userIds, other) } })],
  removeCardAssignee: ['card', ({ userIds }, { other }) => ({ path: { user_id: pick(userIds, other) } })],
  createCards: [
    'board',
    (world, choice) => ({ body: { cards: [cardBody(world, choice), { title: 'Second' }] } }),
  ],
  updateCards: [
    'workspace',
    (world, choice) => ({
      body: { cards: two(world, choice).map((id) => ({ ...cardBody(world, choice), id })) },
    }),
  ],
  moveCards: [
    'workspace',
    (world, choice) => ({
      query: { missing_labels: 'drop' },
      body: { cards: two(world, choice).map((id) => ({ ...place(world, choice), id })) },
    }),
  ],
  archiveCards: [
    'workspace',
    (world, choice) => ({ body: { cards: two(world, choice).map((id) => ({ id })) } }),
  ],
  restoreCards: [
    'workspace',
    (world, choice) => ({ body: { cards: two(world, choice).map((id) => ({ id })) } }),
  ],
  createLabel: [
    'board',
    (_world, { detail }) => ({ body: { name: pick([...titles, 'Ed', 'Flo'], detail), color: 'red' } }),
  ],
  updateLabel: ['label', (_world, { detail }) => ({ body: { color: bit(detail, 0) ? 'red' : 'blue' } })],
  deleteLabel: ['label', () => ({})],
  createComment: ['card', (_world, { detail }) => ({ body: { body: pick(titles, detail) } })],
  updateComment: ['comment', (_world, { detail }) => ({ body: { body: pick(titles, detail) } })],
  deleteComment: ['comment', () => ({})],
  createShareLink: ['card', () => ({ body: {} })],
  revokeShareLink: ['share_link', () => ({})],
  createTemplate: [
    '',
    ({ pools }, { other }) => ({ body: { name: 'Saved', board_id: pick(pools.board, other) } }),
  ],
  updateTemplate: ['template', (_world, { detail }) => ({ body: { name: pick(titles, detail) } })],
  deleteTemplate: ['template', () => ({})],
  updateWorkspace: ['workspace', (_world, { detail }) => ({ body: { name: pick(titles, detail) } })],
  updateMember: [
    'member',
    ({ pools }, { other, detail }) => ({
      body: bit(detail, 1)
        ? { role: 'guest', board_ids: [pick(pools.board, other)] }
        : { role: bit(detail, 0) ? 'member' : 'guest' },
    }),
  ],
} satisfies Partial<
  Record<
    OperationId,
    readonly [
      pool: Pool | 'workspace' | 'member' | '' | undefined,
      call: (world: StormyWorld, choice: StormChoice) => CallOptions,
    ]
  >
>;

export type StormOperation = keyof typeof operations;

export const stormOperations = Object.keys(operations) as readonly StormOperation[];

/** Sends one request, whose refusal changes nothing. @throws {Error} if the service failed */
export async function carryOut(world: StormyWorld, choice: StormChoice): Promise<void> {
  const { service, token, pools } = world;
  const { operation } = choice;
  const [pool = '', call] = operations[operation];
  if (pool in pools && pools[pool as Pool].length === 0) return;
  const given = call(world, choice);
  const id = targetOf(world, pool, choice);
  const { status, body, text } = await service.call(operation, { token, ...given, ...(id !== '' && { id }) });
  if (status >= 500 || status === 400) throw new Error(`${operation} answered ${status}: ${text}`);
  if (status !== 201 && operation !== 'createCards') return;
  const made = body as {
    readonly id?: string;
    readonly share_link?: { id: string };
    readonly cards?: { id: string }[];
  };
  for (const { id: newId } of made.cards ?? [made.share_link ?? { id: made.id ?? '' }]) {
    const kind = newId.slice(0, newId.lastIndexOf('_'));
    if (kind in pools) pools[kind as Pool].push(newId);
    if (kind === 'board') await addColumns(world, newId);
  }
}

function targetOf(
  world: StormyWorld,
  pool: Pool | 'workspace' | 'member' | '',
  { target }: StormChoice,
): string {
  if (pool === '') return '';
  if (pool === 'workspace') return world.workspaceId;
  if (pool === 'member') return pick([world.memberId, world.guestMemberId], target);
  return pick(world.pools[pool], target);
}

/** A new board has columns already. */
async function addColumns({ service, token, pools }: StormyWorld, id: string): Promise<void> {
  const { body } = await service.call('listColumns', { token, id });
  const { data = [] } = body as { readonly data?: readonly { readonly id: string }[] };
  pools.column.push(...data.map((column) => column.id));
}
