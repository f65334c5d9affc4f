/** The stop of the HTTP server, over real connections: no request on its way is reset or left without an answer. */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { GracefulStop } from '../../src/api/http/graceful-stops.ts';
import type { StopTimes } from '../../src/api/http/graceful-stops.ts';
import { createHttpServer, setListener } from '../../src/api/http/http-servers.ts';
import { PortError, requireFreePort } from '../../src/api/http/ports.ts';
import { atTheEnd } from '../support/endings.ts';
import { openConnection, requestText } from '../support/raw-http.ts';
import type { RawConnection } from '../support/raw-http.ts';

interface Running {
  readonly port: number;
  readonly stop: GracefulStop;
  /** Requests that wait for their answers. */
  readonly held: readonly ServerResponse[];
}

/** A server that answers at once, but `/held` when the test ends the response. */
async function startServer(): Promise<Running> {
  const server = createHttpServer();
  const stop = new GracefulStop(server);
  const held: ServerResponse[] = [];
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    request.resume();
    if (request.url === '/held') held.push(response);
    else response.setHeader('Content-Length', 2).end('ok');
  };
  setListener(server, listener, (_problem, socket) => socket.destroy());
  stop.watch();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, stop, held };
}

const times = (given: Partial<StopTimes>): StopTimes => ({
  delayMs: 0,
  idleMs: 60_000,
  drainMs: 60_000,
  ...given,
});
const patient = new AbortController().signal;
const get = (path: string): Buffer => requestText('GET', path);

async function connectionOf(connection: RawConnection): Promise<string | undefined> {
  return (await connection.answer()).headers.connection;
}

describe('a server that stops', () => {
  it('continues accepting connections during the delay, and announces on each response that the connection closes', async () => {
    const { port, stop } = await startServer();
    const hurrying = new AbortController();
    const kept = openConnection(port);
    kept.write(get('/'));
    expect(await connectionOf(kept)).toBe('keep-alive');
    const stopped = stop.stop(times({ delayMs: 60_000 }), hurrying.signal);
    kept.write(get('/'));
    expect(await connectionOf(kept)).toBe('close');
    const later = openConnection(port);
    later.write(get('/'));
    expect(await connectionOf(later)).toBe('close');
    expect(await Promise.all([kept.closed, later.closed])).toEqual([undefined, undefined]);
    hurrying.abort();
    await stopped;
  });

  it('closes its port after the delay, and still responds on open connections', async () => {
    const { port, stop } = await startServer();
    const kept = openConnection(port);
    kept.write(get('/'));
    await kept.answer();
    const stopped = stop.stop(times({ delayMs: 1 }), patient);
    const isOpen = () =>
      requireFreePort({ host: '127.0.0.1', port }).then(
        () => false,
        () => true,
      );
    await expect.poll(isOpen, { interval: 5 }).toBe(false);
    kept.write(requestText('POST', '/', {}, 'a card'));
    expect(await connectionOf(kept)).toBe('close');
    expect(await kept.closed).toBeUndefined();
    await stopped;
  });

  it('completes a request in progress, and all requests behind it on the same connection', async () => {
    const { port, stop, held } = await startServer();
    const pipelined = openConnection(port);
    pipelined.write(Buffer.concat([get('/held'), get('/held'), get('/held')]));
    const connections = [];
    let stopped: Promise<void> | undefined;
    for (let answered = 0; answered < 3; answered += 1) {
      // Each request begins once the one before it is answered.
      await expect.poll(() => held.length, { interval: 5 }).toBe(answered + 1);
      stopped ??= stop.stop(times({}), patient);
      held[answered]?.setHeader('Content-Length', 2).end('ok');
      connections.push(await pipelined.answer());
    }
    expect(connections.map(({ headers }) => headers.connection)).toEqual([
      'keep-alive',
      'keep-alive',
      'close',
    ]);
    expect(await pipelined.closed).toBeUndefined();
    await stopped;
  });

  it('closes idle connections after their timeout', async () => {
    const { port, stop } = await startServer();
    const [idle, unused] = [openConnection(port), openConnection(port)];
    idle.write(get('/'));
    await idle.answer();
    await stop.stop(times({ idleMs: 1 }), patient);
    expect(await Promise.all([idle.closed, unused.closed])).toEqual([undefined, undefined]);
  });

  it.each([
    ['the time for requests is over', times({ drainMs: 1 }), patient],
    ['it is told to hurry', times({ delayMs: 60_000 }), AbortSignal.abort()],
  ])('aborts requests in progress when %s', async (_when, stopTimes, hurrying) => {
    const { port, stop, held } = await startServer();
    const connection = openConnection(port);
    connection.write(get('/held'));
    await expect.poll(() => held.length, { interval: 5 }).toBe(1);
    await stop.stop(stopTimes, hurrying);
    await expect(connection.answer()).rejects.toThrow('closed without an answer');
  });
});

describe('requireFreePort', () => {
  it('distinguishes a port in use from a free one', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    await expect(requireFreePort({ host: '127.0.0.1', port })).rejects.toThrow(PortError);
    occupant.close();
    await once(occupant, 'close');
    await expect(requireFreePort({ host: '0.0.0.0', port })).resolves.toBeUndefined();
  });
});
