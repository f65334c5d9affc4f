/** What a start of the service leaves out, so that the first response comes soon (docs/decisions/0112-memory-and-starts.md). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeDataDir, startServer } from '../support/server-process.ts';
import type { ServerProcess } from '../support/server-process.ts';

const probe = path.join(import.meta.dirname, '..', 'support', 'compile-probe.ts');

/** Starts the service, reads the caller, and stops the service. Returns what the probe saw. */
async function compiledBy(dataDir: string): Promise<string> {
  const server = startServer({ DATA_DIR: dataDir, NODE_OPTIONS: `--import ${probe}` });
  const address = await server.address();
  expect(await statusOfMe(address, dataDir)).toBe(200);
  const compiled = server.stderr();
  await stop(server);
  return compiled;
}

async function statusOfMe(address: string, dataDir: string): Promise<number> {
  const { access_token: token } = JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8')) as {
    readonly access_token: string;
  };
  const { status } = await fetch(`${address}/v1/me`, { headers: { authorization: `Bearer ${token}` } });
  return status;
}

async function stop(server: ServerProcess): Promise<void> {
  server.signal('SIGTERM');
  await server.exited;
}

it('compiles neither WebAssembly nor schemas until the first response, once its data exist', async () => {
  const dataDir = await makeDataDir();
  // Creating the demo takes Prisma's models.
  expect(await compiledBy(dataDir)).toContain('compiled WebAssembly');
  // In one of two starts, jobs of a new minute may need them just then.
  expect([await compiledBy(dataDir), await compiledBy(dataDir)]).toContain('');
});
