/** The purge of boards that have moved, and of the workspaces that they were in before. */
import { beforeAll, expect, it } from 'vitest';
import { workspaceKeptMs } from '../../src/domain/core/resources.ts';
import { trashKeptMs, purgeDeleted } from '../../src/jobs/tasks/purge.ts';
import { makeMoveWorld } from '../support/board-moves.ts';
import { makeCard } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let now = new Date('2026-11-21T09:30:00.000Z');
let service: Service;

beforeAll(async () => {
  service = await startService({ now: () => now });
});

const purge = async (afterMs: number) => {
  now = new Date(now.getTime() + afterMs);
  await purgeDeleted(service.database, now);
};
const notesOf = (boardId: string) =>
  service.database.reader.prisma.boardFormerWorkspace.count({ where: { boardId: storedId(boardId) } });

it('a moved board stays when its former workspace is purged, without the history from there', async () => {
  const { source, target, boardId, succeed, move } = await makeMoveWorld(service);
  const card = await makeCard(service, source, boardId);
  await move();
  await succeed('deleteWorkspace', source.workspaceId);
  expect((await succeed('listCardActivity', card.id)).data.map(({ type }) => type)).toEqual(['card.created']);
  await purge(workspaceKeptMs);
  expect(await notesOf(boardId)).toBe(0);
  expect((await succeed('getCard', card.id)).id).toBe(card.id);
  expect(await succeed('listCardActivity', card.id)).toEqual({ data: [] });
  const { data } = await succeed('listBoardActivity', boardId);
  expect(data.map(({ type }) => type)).toEqual(['board.moved_in']);
  expect((await succeed('getBoard', boardId)).workspace_id).toBe(target.workspaceId);
});

it('a moved board is purged like any other', async () => {
  const { boardId, succeed, move } = await makeMoveWorld(service);
  await move();
  expect(await notesOf(boardId)).toBe(1);
  await succeed('deleteBoard', boardId);
  await purge(trashKeptMs);
  expect(await service.database.reader.prisma.board.count({ where: { id: storedId(boardId) } })).toBe(0);
  expect(await notesOf(boardId)).toBe(0);
});
