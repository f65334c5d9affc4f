/** The service itself, started as `npm start` starts it. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const server = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/server.ts')], {
  env: { ...process.env, PORT: '0', SECRET_KEY: 'a key for benchmarks, of 32 bytes or more' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let announced = false;
server.stdout.setEncoding('utf8').on('data', (text: string) => {
  // The log goes on being read, as a terminal or a collector would.
  const port = announced ? undefined : /http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1];
  if (port === undefined) return;
  announced = true;
  process.send?.({ port: Number(port) });
});
process.on('SIGTERM', () => {
  server.kill('SIGTERM');
});
server.on('exit', () => process.exit(0));
