/** Serves a mock of the service over HTTP, without a database to install, for front ends. */
import { createServer } from 'node:http';
import type { Express, Request, Response } from 'express';
import { loadContract } from '../../src/api/contract/contract.ts';
import type { ContractDocument } from '../../src/api/contract/contract.ts';
import { openPort } from '../../src/api/http/ports.ts';
import type { MailMessage } from '../../src/jobs/mail/mail-messages.ts';
import { createMockApp } from './mock-app.ts';

const host = '127.0.0.1';
/** For the message that a port is in use. The host can't be set. */
const names = { host: 'The host', port: '--port' };

interface MockOptions {
  readonly port: number;
  readonly stateful: boolean;
}

/** Resolves once the mock answers; it goes on until a signal ends it. @throws {PortError} */
export async function serveMock({ port, stateful }: MockOptions): Promise<void> {
  const server = createServer();
  const url = `http://${host}:${await openPort(server, { host, port }, names)}`;
  const contract = loadContract();
  const starting = stateful ? createService(contract, url) : Promise.resolve(createMockApp(contract, url));
  // Requests that come before wait for the start.
  server.on('request', (request, response) => {
    starting.then(
      (app) => {
        app(request as Request, response as Response);
      },
      () => response.destroy(),
    );
  });
  await starting;
  console.log(
    stateful
      ? `Mock that remembers at ${url}. Any token works, and what you store is gone when it ends. Mails are printed here.`
      : `Mock of the contract's examples at ${url}. Any token works, and Prefer: code=429 asks for a 429`,
  );
}

/** Loads the development dependencies that only this mode needs. */
async function createService(contract: ContractDocument, publicUrl: string): Promise<Express> {
  const { createStatefulMock } = await import('./stateful-mock.ts');
  const onMail = ({ to, subject, text }: MailMessage): void => {
    console.log(`\nMail to ${to}: ${subject}\n\n${text}`);
  };
  return (await createStatefulMock({ contract, publicUrl, now: () => new Date(), onMail })).app;
}
