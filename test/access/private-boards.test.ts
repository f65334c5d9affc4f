/** Private boards, generated over every operation: a member who can't see a board sees nothing of it anywhere. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { makeBoard, makeMember, makeSession } from '../support/factories.ts';
import type { Member } from '../support/factories.ts';
import { answerTo, named, problemOf, unknownIdLike } from '../support/generated-calls.ts';
import { makeWorld, validCall } from '../support/operation-calls.ts';
import type { ValidCall, World } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
/** Its two boards are private. */
let world: World;
/** A member of the workspace who was added to neither, and a session of theirs. */
let stranger: Member;
let strangersSession: string;
/** What must not appear: ids and texts of the private boards and of everything on them. */
let hidden: readonly string[];

const secretName = 'Hush hush';

beforeAll(async () => {
  service = await startService();
  world = await makeWorld(service);
  const { token } = world;
  stranger = await makeMember(service, world, 'member');
  strangersSession = (await makeSession(service, stranger)).secret;
  await service.succeed('updateMember', {
    token,
    id: world.guestMemberId,
    body: { board_ids: [world.boardId, world.archivedBoardId] },
  });
  for (const id of [world.boardId, world.archivedBoardId]) {
    await service.succeed('updateBoard', { token, id, body: { name: secretName, visibility: 'members' } });
  }
  await service.succeed('updateCard', { token, id: world.cardId, body: { title: secretName } });
  hidden = [secretName, ...boardIds()];
});

/** The ids of the private boards and of what is on them. */
function boardIds(): string[] {
  const { boardId, archivedBoardId, columnId, emptyColumnId, archivedColumnId, labelId } = world;
  const { cardId, nextCardId, archivedCardId, commentIds, shareLinkId } = world;
  const onBoard = [columnId, emptyColumnId, archivedColumnId, labelId, cardId, nextCardId, archivedCardId];
  return [boardId, archivedBoardId, ...onBoard, ...commentIds, shareLinkId];
}

function credentials({ credentials: kinds }: OperationSpec): string[] {
  return [...(kinds.includes('accessTokenAuth') ? [stranger.token] : []), strangersSession];
}

const idOf = ({ operationId }: OperationSpec, of: World) => validCall(operationId, of).id ?? '';

/** Which operations have an id of a board, or of something on one, in their path; independent of any world. */
const boardPaths =
  /^\/v1\/(boards|columns|cards|labels|comments|share-links)\/\{id\}|\/by-external-id\/\{source\}/;

describe('an id of a private board, or of something on it', () => {
  it.each(named(({ path, operationId }) => boardPaths.test(path) && operationId !== 'putCardByExternalId'))(
    'returns the same 404 from %s as an unknown id to a member who was not added, and changes nothing',
    async (operationId, spec) => {
      const call = validCall(operationId, world);
      const unknown: ValidCall = operationId.endsWith('ByExternalId')
        ? { ...call, path: { ...call.path, external_id: 'unknown' } }
        : { ...call, id: unknownIdLike(idOf(spec, world)) };
      await expectNothingStored(service, async () => {
        for (const token of credentials(spec)) {
          const answer = await answerTo(service, operationId, token, call);
          expect([answer.status, problemOf(answer).code]).toEqual([404, 'not_found']);
          expect(answer).toEqual(await answerTo(service, operationId, token, unknown));
        }
      });
    },
  );
});

describe('reads of the workspace', () => {
  it.each(
    named(
      ({ method, path, operationId }) =>
        method === 'get' && !boardPaths.test(path) && operationId !== 'getSharedCard',
    ),
  )('show nothing of a private board to a member who was not added: %s', async (operationId, spec) => {
    const { id, path } = validCall(operationId, world);
    const call = { ...(id !== undefined && { id }), ...(path !== undefined && { path }) };
    // Lists with a filter, which could name what the list leaves out, and without one.
    for (const query of [{}, ...filtersOf(spec)]) {
      for (const token of credentials(spec)) {
        const { text } = await service.call(operationId, { token, ...call, query });
        for (const part of hidden) expect(text).not.toContain(part);
      }
    }
  });

  it('would show it to a member who was added', async () => {
    const added = await makeMember(service, world, 'member');
    const { token } = world;
    const path = { user_id: added.userId };
    await service.succeed('putBoardMember', { token, id: world.boardId, path, body: { role: 'viewer' } });
    const seen = async (
      operationId: 'listBoards' | 'listWorkspaceCards' | 'getWorkspaceCounts' | 'listMembers',
    ) =>
      (
        await service.call(operationId, {
          token: added.token,
          ...(operationId !== 'listBoards' && { id: world.workspaceId }),
        })
      ).text;
    expect(await seen('listBoards')).toContain(secretName);
    expect(await seen('listWorkspaceCards')).toContain(world.cardId);
    expect(await seen('getWorkspaceCounts')).toContain(world.columnId);
    expect(await seen('listMembers')).toContain(world.boardId);
    expect(await seen('listMembers')).not.toContain(world.archivedBoardId);
  });
});

/** The queries of a list by which it could find what is on the board. */
function filtersOf({ queryParameters }: OperationSpec): Readonly<Record<string, string | boolean>>[] {
  const candidates = {
    q: secretName,
    archived: true,
    all_workspaces: true,
    workspace_id: world.workspaceId,
  };
  return Object.entries(candidates)
    .filter(([name]) => queryParameters.some((parameter) => parameter.name === name))
    .map(([name, value]) => ({ [name]: value }));
}

describe('references to a private board', () => {
  it('are those to an unknown one: in filters, bodies, assignees and templates', async () => {
    const { token } = stranger;
    const { board: own, column } = await makeBoard(service, stranger);
    const { workspaceId: id } = world;
    const calls = [
      ['listWorkspaceCards', { id, query: { board_id: world.boardId } }, { board_id: world.boardId }],
      ['listWorkspaceCards', { id, query: { column_id: world.columnId } }, { column_id: world.columnId }],
      ['listWorkspaceCards', { id, query: { label_id: world.labelId } }, { label_id: world.labelId }],
      ['createTemplate', { body: { name: 'Copy', board_id: world.boardId } }, { board_id: world.boardId }],
      [
        'putCardByExternalId',
        { id, path: { source: 'github', external_id: 'x' }, body: { board_id: world.boardId, title: 'New' } },
        { board_id: world.boardId },
      ],
      [
        'createCard',
        { id: own.id, body: { title: 'New', column_id: world.columnId } },
        { column_id: world.columnId },
      ],
      [
        'createCard',
        { id: own.id, body: { title: 'New', label_ids: [world.labelId] } },
        { label_ids: [world.labelId] },
      ],
      [
        'moveColumn',
        { id: column.id, body: { before_column_id: world.columnId } },
        { before_column_id: world.columnId },
      ],
    ] as const;
    for (const [operationId, call, given] of calls) {
      const [[name, value] = []] = Object.entries<string | readonly string[]>(given);
      const unknown = JSON.parse(
        JSON.stringify(call).replaceAll(String(value), unknownIdLike(String(value))),
      ) as ValidCall;
      const answer = await answerTo(service, operationId, token, call);
      expect([name, answer]).toEqual([name, await answerTo(service, operationId, token, unknown)]);
    }
  });

  it('can still be reached by a share link, which is public', async () => {
    const shared = await service.succeed('getSharedCard', { id: world.shareToken });
    expect(JSON.stringify(shared)).toContain(secretName);
  });
});
