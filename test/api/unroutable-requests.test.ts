/** A request that fails before it has a route gets a problem, and the process continues. */
import { createServer } from 'node:http';
import request from 'supertest';
import { expect, it } from 'vitest';
import { startService } from '../support/service.ts';

it('is a problem of the contract for a request of the API whose method can not be read', async () => {
  const { app } = await startService();
  const server = createServer((incoming, response) => {
    let reads = 0;
    Object.defineProperty(incoming, 'method', {
      get: () => {
        reads += 1;
        if (reads === 1) throw new Error('no method');
        return 'GET';
      },
    });
    app(incoming, response);
  });
  const response = await request(server).get('/v1/me');
  expect(response.status).toBe(500);
  expect(response.body).toMatchObject({ code: 'internal_error' });
  expect(response.headers['content-type']).toBe('application/problem+json');
});
