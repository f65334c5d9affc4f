/** The events of earlier releases lead to the card of their comment or share link after the upgrade to 2.9.0. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeCard, makeTenant, placeEvents } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';

const migration = readFileSync(
  path.join(
    import.meta.dirname,
    '../../prisma/migrations/20261122234000_release_2_9_0_activity/migration.sql',
  ),
  'utf8',
);

it('fills the cards of events, also where a comment was deleted, and keeps the log append-only', async () => {
  const service = await startService();
  const { reader } = service.database;
  const tenant = await makeTenant(service);
  const { token } = tenant;
  const { board } = await makeBoard(service, tenant);
  const { id } = await makeCard(service, tenant, board.id);
  for (const fate of ['kept', 'deleted']) {
    const comment = await service.succeed('createComment', { token, id, body: { body: 'One' } });
    await service.succeed('updateComment', { token, id: comment.id, body: { body: 'Two' } });
    if (fate === 'deleted') await service.succeed('deleteComment', { token, id: comment.id });
  }
  await service.succeed('createShareLink', { token, id, body: {} });
  const cards = () =>
    reader.rows<{ type: string; card: string | null }>(Prisma.sql`
      SELECT type, card_id AS card FROM events WHERE board_id = ${storedId(board.id)}::uuid ORDER BY seq`);
  await placeEvents(service);
  const before = await cards();
  expect(before.filter(({ card }) => card === storedId(id))).toHaveLength(6);

  // As 2.8.0 left it.
  await reader.rows(Prisma.sql`DROP INDEX events_card_idx`);
  await reader.rows(Prisma.sql`ALTER TABLE events DROP COLUMN card_id`);
  for (const statement of migration.replace(/^--.*$/gm, '').split(';')) {
    if (statement.trim() !== '') await reader.rows(Prisma.raw(statement));
  }
  expect(await cards()).toEqual(before);
  await expect(reader.rows(Prisma.sql`UPDATE events SET card_id = NULL`)).rejects.toThrow('append-only');
});
