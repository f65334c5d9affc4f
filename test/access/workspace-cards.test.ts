/** Lists of a workspace's cards show each caller the cards of the active boards that they see, whatever leads to the cards. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let owner: Tenant;
/** A label of each board, by the board's name, which is the title of its card, too. */
const labels = new Map<string, string>();
const callers = new Map<string, string>();

const boardNames = ['Public', 'Private', 'Archived', 'Deleted'];
const seen: readonly [string, readonly string[]][] = [
  ['an owner', ['Public', 'Private']],
  ['a member', ['Public']],
  ['a member of the private board', ['Public', 'Private']],
  ['a guest of the private board', ['Private']],
];

/** A board with one card, which every filter finds. */
async function makeFullBoard(name: string): Promise<string> {
  const { token } = owner;
  const { board } = await makeBoard(service, owner, name);
  const label = await service.succeed('createLabel', { token, id: board.id, body: { name, color: 'red' } });
  labels.set(name, label.id);
  await makeCard(service, owner, board.id, {
    title: name,
    description: 'findable',
    label_ids: [label.id],
    assignee_ids: [owner.userId],
    due_at: '2020-01-01T00:00:00Z',
  });
  return board.id;
}

beforeAll(async () => {
  service = await startService();
  owner = await makeTenant(service);
  const { token } = owner;
  const ids: string[] = [];
  for (const name of boardNames) ids.push(await makeFullBoard(name));
  const [, isPrivate = '', archived = '', deleted = ''] = ids;
  await service.succeed('updateBoard', { token, id: isPrivate, body: { visibility: 'members' } });
  await service.succeed('archiveBoard', { token, id: archived });
  await service.succeed('deleteBoard', { token, id: deleted });
  const [member, added, guest] = [
    await makeMember(service, owner, 'member'),
    await makeMember(service, owner, 'member'),
    await makeMember(service, owner, 'guest', [isPrivate]),
  ];
  const path = { user_id: added.userId };
  await service.succeed('putBoardMember', { token, id: isPrivate, path, body: { role: 'viewer' } });
  for (const [index, caller] of [owner, member, added, guest].entries()) {
    callers.set(seen[index]?.[0] ?? '', caller.token);
  }
});

async function titles(caller: string, query: Readonly<Record<string, string | boolean>>): Promise<string[]> {
  const call = { token: callers.get(caller) ?? '', id: owner.workspaceId, query };
  return (await service.succeed('listWorkspaceCards', call)).data.map(({ title }) => title).sort();
}

const filters: readonly [string, () => Readonly<Record<string, string | boolean>>][] = [
  ['no filter', () => ({})],
  ['an assignee', () => ({ assignee_id: owner.userId })],
  ['an assignee, by title', () => ({ assignee_id: owner.userId, sort: 'title' })],
  ['a text', () => ({ q: 'findable' })],
  ['a text and an assignee', () => ({ q: 'findable', assignee_id: owner.userId })],
  ['a due date', () => ({ due_before: '2021-01-01T00:00:00Z' })],
  ['overdue', () => ({ overdue: true })],
  ['a time of changes', () => ({ updated_since: '2000-01-01T00:00:00Z' })],
  ['an order by title', () => ({ sort: 'title' })],
];

const cases = seen.flatMap(([caller, shown]) =>
  filters.map(([what, query]) => ({ caller, shown, what, query })),
);
const labelCases = seen.flatMap(([caller, shown]) => boardNames.map((name) => ({ caller, shown, name })));

describe.each([
  ['few boards', 0],
  ['more boards than a page has cards', 51],
])('in a workspace with %s', (_size, more) => {
  beforeAll(async () => {
    for (let n = 0; n < more; n += 1) await makeBoard(service, owner, `Empty ${n}`);
  });

  it.each(cases)('$caller sees $shown with $what', async ({ caller, shown, query }) => {
    expect(await titles(caller, query())).toEqual(shown.toSorted());
  });

  it.each(labelCases)(
    '$caller, who sees $shown, asks for the label of $name',
    async ({ caller, shown, name }) => {
      const expected = shown.filter((title) => title === name);
      const query = { label_id: labels.get(name) ?? '' };
      expect(await titles(caller, query)).toEqual(expected);
      expect(await titles(caller, { ...query, assignee_id: owner.userId })).toEqual(expected);
      expect(await titles(caller, { ...query, sort: 'title' })).toEqual(expected);
    },
  );
});
