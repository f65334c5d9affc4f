/** Owns that the last release, which serves beside this one during an upgrade, finds the constraints that it defers by name. */
import { expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { startService } from '../support/service.ts';

it('are there by the names of 2.11.0, which defers them when a board moves to another workspace', async () => {
  const { database } = await startService();
  const names = Prisma.raw(
    [
      'cards_workspace_id_board_id_fkey',
      'cards_workspace_id_board_id_column_id_fkey',
      'card_labels_workspace_id_board_id_label_id_fkey',
    ].join(', '),
  );
  await database.transaction(async (tx) => {
    expect(await tx.rows(Prisma.sql`SET CONSTRAINTS ${names} DEFERRED`)).toEqual([]);
  });
});
