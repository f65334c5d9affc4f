/** The example client, over a real socket. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { boardTour } from '../../examples/board-tour.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';

describe('the example client', () => {
  it('works with the types of the published contract', async () => {
    const service = await startService();
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    for (const title of ['A', 'B', 'C']) {
      await service.succeed('createCard', { token: tenant.token, id: board.id, body: { title } });
    }
    const server = createServer(service.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const lines: string[] = [];
    await boardTour({
      baseUrl: `http://127.0.0.1:${port}`,
      accessToken: tenant.token,
      largeBoardId: board.id,
      log: (line) => lines.push(line),
    });
    expect(lines).toEqual([
      expect.stringMatching(/^Templates: Kanban, Sprint, /),
      'Created “Launch party” from “Kanban”, and “Groceries”',
      'In “Celebrated”: Set the date, Invite the team',
      '“Invite the team” is due 2027-01-15T09:00:00.000Z',
      'A deleted card is a 404 not_found',
      'Paged through 3 cards',
      expect.stringMatching(/^Archived at 2.*Z, and back: true$/),
    ]);
  });
});
