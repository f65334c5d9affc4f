/** People who leave a workspace and return see its guests as they are for them now, whatever they saw before. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoard, readEventsAbout } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { addTeammate, invite, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;
let team: Teammate;
let boardId: string;
/** Someone with access to a private board. */
let guest: Teammate;
let person: Teammate;

type Role = 'admin' | 'member' | 'guest';

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  team = await makeTeam(service);
  ({
    board: { id: boardId },
  } = await makeBoard(service, team));
  await succeed('updateBoard', boardId, { visibility: 'members' });
  guest = await addTeammate(service, team, 'guest', [boardId]);
  person = await addTeammate(service, team, 'member');
});

const succeed = <Op extends OperationId>(operationId: Op, id: string, body?: object) =>
  service.succeed(operationId, { token: team.session, id, ...(body && { body }) });

const addToBoard = () =>
  service.succeed('putBoardMember', {
    ...{ token: team.session, id: boardId },
    ...{ path: { user_id: person.userId }, body: { role: 'viewer' } },
  });

const changeRole = (role: Role) => succeed('updateMember', person.memberId, { role });

async function comeBack(role: Role): Promise<void> {
  const { token: id } = await invite(service, team, person.email, { role });
  await service.succeed('acceptInvite', { token: person.session, id });
}

/** What shows the guest to the person. */
const reads = () =>
  [
    ['getMember', guest.memberId],
    ['listMembers', team.workspaceId],
  ] as const;

/** The guest's boards as the person sees them in each read, or the status if it isn't 200. */
async function look(tags: readonly string[] = []) {
  const answers = reads().map(([operationId, id], index) => {
    const headers = { 'If-None-Match': tags[index] ?? '"none"' };
    return service.call(operationId, { token: person.session, id, headers });
  });
  return (await Promise.all(answers)).map(({ status, body, headers }) => {
    const tag = String(headers.etag);
    if (status !== 200) return { shown: status, tag };
    const { data = [body] } = body as { readonly data?: readonly unknown[] };
    const members = data as readonly { readonly id: string; readonly board_ids?: readonly string[] }[];
    return { shown: members.find(({ id }) => id === guest.memberId)?.board_ids, tag };
  });
}

const returns: Readonly<
  Record<
    string,
    { readonly prepare: () => Promise<unknown>; readonly role: Role; readonly seen: [boolean, boolean] }
  >
> = {
  'a member of the board, as a member of the workspace': {
    prepare: addToBoard,
    role: 'member',
    seen: [true, false],
  },
  'an admin, as a member': { prepare: () => changeRole('admin'), role: 'member', seen: [true, false] },
  'a member, as an admin': { prepare: () => Promise.resolve(), role: 'admin', seen: [false, true] },
};

describe('a read of a guest with the entity tag from before the caller left', () => {
  const expectOther = async (
    role: Role,
    [before, after]: [boolean, boolean],
    leave: () => Promise<unknown>,
  ) => {
    const boards = (isSeen: boolean) => (isSeen ? [boardId] : []);
    const seen = await look();
    expect(seen.map(({ shown }) => shown)).toEqual([boards(before), boards(before)]);
    expect((await look(seen.map(({ tag }) => tag))).map(({ shown }) => shown)).toEqual([304, 304]);
    await leave();
    await comeBack(role);
    const now = await look(seen.map(({ tag }) => tag));
    expect(now.map(({ shown }) => shown)).toEqual([boards(after), boards(after)]);
  };
  const remove = () => succeed('deleteMember', person.memberId);

  it.each(Object.entries(returns))('shows what they see now: %s', async (_name, { prepare, role, seen }) => {
    await prepare();
    await expectOther(role, seen, remove);
  });

  it('shows what they see now if they left themselves', async () => {
    await addToBoard();
    await expectOther('member', [true, false], () =>
      service.succeed('leaveWorkspace', { token: person.session, id: team.workspaceId }),
    );
  });

  it('shows what they see now if they were a guest in between', async () => {
    await expectOther('admin', [false, true], async () => {
      await changeRole('guest');
      await remove();
    });
  });

  it('is told by an event of the guest when they leave', async () => {
    await succeed('deleteMember', person.memberId);
    expect((await readEventsAbout(service, team, guest.memberId)).at(-1)).toMatchObject({
      type: 'member.updated',
      changes: {},
    });
  });
});
