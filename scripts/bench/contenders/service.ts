/** The service itself, started as `npm start` starts it, with the same settings of Node, on a port found for it. It logs as in production. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startArguments } from '../../support/start-arguments.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilReady(port: number): Promise<void> {
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (ready) return;
    await delay(100);
  }
}

/** As the service's own metrics say. */
async function cpuMs(): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then((response) => response.text());
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
}

const port = await freePort();
// The log goes to the null device: a process that read it would take processor time from what is measured.
const server = spawn(process.execPath, startArguments(), {
  env: {
    ...process.env,
    PORT: String(port),
    LOG_FORMAT: 'json',
    SECRET_KEY: 'a key for benchmarks, of 32 bytes or more',
    // Never reached, and counted like any other.
    RATE_LIMIT: '1000000000',
    SHUTDOWN_DELAY: '0',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const stop = () => server.kill('SIGTERM');
process.on('SIGTERM', stop);
process.on('disconnect', stop);
server.on('exit', () => process.exit(0));
await untilReady(port);
process.on('message', () => {
  void cpuMs().then((ms) => process.send?.({ cpuMs: ms }));
});
process.send?.({ port });
