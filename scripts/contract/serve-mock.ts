/** Serves the contract's examples over HTTP, without a database, for front ends. */
import { createServer } from 'node:http';
import { loadContract } from '../../src/api/contract/contract.ts';
import { openPort } from '../../src/api/http/ports.ts';
import { createMockApp } from './mock-app.ts';

const host = '127.0.0.1';

/** Resolves once the mock answers; it goes on until a signal ends it. @throws {PortError} */
export async function serveMock({ port }: { readonly port: number }): Promise<void> {
  const server = createServer();
  const url = `http://${host}:${await openPort(server, { host, port })}`;
  server.on('request', createMockApp(loadContract(), url) as Parameters<typeof createServer>[1] & object);
  console.log(
    `Mock of the contract's examples at ${url}. Any token works, and Prefer: code=404 asks for a 404`,
  );
}
