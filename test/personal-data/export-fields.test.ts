/** What an export shows of things that have everything they can have. */
import { expect, it } from 'vitest';
import { exportOf } from '../support/exports.ts';
import { makeBoard } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import { makePerson } from '../support/teams.ts';

it('shows all that the person has set, and when credentials were used last', async () => {
  const service = await startService();
  const person = await makePerson(service);
  const { session: token, workspaceId } = person;
  const { board } = await makeBoard(service, person);
  await service.succeed('updateBoard', { token, id: board.id, body: { description: 'About it' } });
  const details = {
    start_at: '2026-11-20T08:00:00.000Z',
    due_at: '2026-11-24T16:00:00.000Z',
    completed_at: '2026-11-20T10:00:00.000Z',
    priority: 'high',
  } as const;
  const card = await service.succeed('putCardByExternalId', {
    token,
    id: workspaceId,
    path: { source: 'github', external_id: '42' },
    body: { board_id: board.id, title: 'Card', ...details },
  });
  await service.succeed('archiveCard', { token, id: card.id });
  const expires_at = '3000-01-01T00:00:00.000Z';
  await service.succeed('createShareLink', { token, id: card.id, body: { expires_at } });
  const saved = { name: 'Saved', description: 'About it', workspace_id: workspaceId, board_id: board.id };
  await service.succeed('createTemplate', { token, body: saved });
  await service.succeed('archiveBoard', { token, id: board.id });
  const { access_token: created } = await service.succeed('createAccessToken', {
    token,
    id: workspaceId,
    body: { name: 'New', scopes: ['boards:read'], expires_at },
  });
  const used = { data: { lastUsedAt: new Date('2026-11-21T09:00:00Z') } };
  await service.database.reader.prisma.accessToken.update({ where: { id: storedId(created.id) }, ...used });
  await service.database.reader.prisma.session.updateMany({
    where: { userId: storedId(person.userId) },
    ...used,
  });

  const last_used_at = '2026-11-21T09:00:00.000Z';
  const { document } = await exportOf(service, person);
  expect(document.cards).toMatchObject([
    {
      ...{ id: card.id, external_source: 'github', external_id: '42' },
      ...details,
      archived_at: expect.any(String) as string,
    },
  ]);
  expect(document.boards).toMatchObject([
    { description: 'About it', archived_at: expect.any(String) as string },
  ]);
  expect(document.templates).toMatchObject([{ description: 'About it' }]);
  expect(document.share_links).toMatchObject([{ expires_at }]);
  expect(document.sessions).toMatchObject([{ last_used_at }]);
  expect(document.access_tokens.find(({ id }) => id === created.id)).toMatchObject({
    expires_at,
    last_used_at,
  });
});
