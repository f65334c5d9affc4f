/** Cursors from before a backup was restored: what has happened since then must not be skipped silently. */
import { expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';

it('a cursor that the log has not reached is a 410 that says why', async () => {
  const service = await startService({ isOwn: true });
  const tenant = await makeTenant(service);
  const { board } = await makeBoard(service, tenant);
  const options = { token: tenant.token, id: board.id };
  const { resume_cursor: cursor } = await service.succeed('listBoardEvents', options);
  const { resume_cursor: ofWorkspace } = await service.succeed('listEvents', { token: tenant.token });
  await service.succeed('listBoardEvents', { ...options, query: { cursor } });
  await service.database.reader.rows(Prisma.sql`UPDATE event_log_head SET position = 1`);
  for (const operationId of ['listBoardEvents', 'streamBoardEvents'] as const) {
    const problem = await service.fail(operationId, 410, { ...options, query: { cursor } });
    expect(problem.code).toBe('events_expired');
    expect(problem.detail).toContain('before a backup was restored');
  }
  const list = { token: tenant.token, query: { cursor: ofWorkspace } };
  expect((await service.fail('listEvents', 410, list)).code).toBe('events_expired');
});
