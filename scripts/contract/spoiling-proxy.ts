/** A gateway that breaks the contract: it passes everything on, and leaves a header out of the answers. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Leaves this header (in lower case) out while the work lasts, which is given the gateway's address. */
export async function withSpoilingProxy(
  baseUrl: string,
  header: string,
  work: (proxyUrl: string) => Promise<void>,
): Promise<void> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, baseUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, [header]: [] });
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
