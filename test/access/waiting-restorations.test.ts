/** Restorations that wait for locks are judged by the access that their author has when they go on. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeColumns } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { OperationId, ProblemBody, Service } from '../support/service.ts';
import { writtenRows } from '../support/stored-state.ts';
import { addTeammate, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';
import { outcomesAfterWait, outcomesOf } from '../support/waiting-changes.ts';
import type { Change } from '../support/waiting-changes.ts';

let service: Service;
let team: Teammate;
/** An admin, who loses access. */
let author: Teammate;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  team = await makeTeam(service);
  author = await addTeammate(service, team, 'admin');
});

const succeed = <Op extends OperationId>(operationId: Op, id: string, body?: object) =>
  service.succeed(operationId, { token: team.session, id, ...(body && { body }) });

const removeAuthor = () => succeed('deleteMember', author.memberId);

describe('an archived card that moves while its restoration waits', () => {
  it('is not restored if the author is removed while the next column is held', async () => {
    const { board, idOf } = await makeColumns(service, team, 'To do', 'Done');
    const { id } = await makeCard(service, team, board.id, { column_id: idOf('To do') });
    await succeed('archiveCard', id);
    const holdRow = (table: string, rowId: string) =>
      holdTransaction(service, `SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [rowId]);
    const card = await holdRow('cards', id);
    const moving = succeed('moveCard', id, { column_id: idOf('Done'), position: 'top' });
    await untilWaiting(service, 1);
    const restore = () => service.call('restoreCard', { token: author.session, id });
    const waiting = restore();
    await untilWaiting(service, 2);
    const nextColumn = holdRow('columns', idOf('Done'));
    await untilWaiting(service, 3);
    await card.commit();
    await moving;
    const held = await nextColumn;
    await untilWaiting(service, 1);
    await removeAuthor();
    const before = await writtenRows(service);
    await held.commit();
    const [{ status, body }, later] = [await waiting, await restore()];
    expect([later.status, (later.body as ProblemBody).code]).toEqual([404, 'not_found']);
    expect([status, (body as ProblemBody).code]).toEqual([404, 'not_found']);
    expect(await writtenRows(service)).toEqual(before);
  });
});

describe('a deleted card that can no longer be restored', () => {
  const restorations: Readonly<Record<string, () => Promise<Change>>> = {
    'its external id is taken': async () => {
      const { board } = await makeBoard(service, team);
      const put = () =>
        service.succeed('putCardByExternalId', {
          token: team.session,
          id: team.workspaceId,
          path: { source: 'old', external_id: '1' },
          body: { board_id: board.id, title: 'Card' },
        });
      const { id } = await put();
      await succeed('deleteCard', id);
      await put();
      const statement = `SELECT pg_advisory_xact_lock(hashtextextended('external id ' || $1 || ' old 1', 0))`;
      return { operationId: 'restoreCard', options: { id }, held: { statement, ids: [team.workspaceId] } };
    },
    'its column is deleted': async () => {
      const { board, idOf } = await makeColumns(service, team, 'To do', 'Done');
      const { id } = await makeCard(service, team, board.id, { column_id: idOf('Done') });
      await succeed('deleteCard', id);
      await succeed('deleteColumn', idOf('Done'));
      return { operationId: 'restoreCard', options: { id }, held: capOf(board.id) };
    },
    'the chosen column is archived': async () => {
      const { board, idOf } = await makeColumns(service, team, 'To do', 'Done');
      const { id } = await makeCard(service, team, board.id);
      await succeed('deleteCard', id);
      await succeed('archiveColumn', idOf('Done'));
      const query = { column_id: idOf('Done') };
      return { operationId: 'restoreCard', options: { id, query }, held: capOf(board.id) };
    },
  };

  /** Another transaction that shares the cap of a board. */
  const capOf = (boardId: string) => ({
    statement: `SELECT pg_advisory_xact_lock_shared(hashtextextended('cards of ' || $1, 0))`,
    ids: [boardId],
  });

  it.each(Object.entries(restorations))(
    'is not reported to an author who has lost access: %s',
    async (_name, makeRestoration) => {
      const change = await makeRestoration();
      const [{ status }, [waiting, later]] = [
        await service.call(change.operationId, { token: author.session, ...change.options }),
        await outcomesOf(service, author, change, removeAuthor),
      ];
      expect(status).toBeGreaterThanOrEqual(409);
      expect(later).toEqual([404, 'not_found']);
      expect(waiting).toEqual(later);
    },
  );
});

describe('a deleted board', () => {
  it('is not restored if its workspace meets a hold meanwhile', async () => {
    const { board } = await makeBoard(service, team);
    await succeed('deleteBoard', board.id);
    const statement = `
      UPDATE workspaces SET hold = 'read_only', hold_reason = 'Report 4711', held_at = now(), version = version + 1
      WHERE id = $1`;
    const change: Change = {
      operationId: 'restoreBoard',
      options: { id: board.id },
      held: { statement, ids: [team.workspaceId] },
    };
    const [waiting, later] = await outcomesAfterWait(service, author, change, () => Promise.resolve());
    expect(later[1]).toBe('workspace_read_only');
    expect(waiting).toEqual(later);
  });
});
