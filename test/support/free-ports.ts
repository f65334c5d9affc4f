/** Ports for servers of tests. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, and to servers that ask for any port: from 32768 on. */
const [portMin, portMax] = [20_000, 32_767];

/** A port that nobody listens on, and that the system gives to no one else until the caller's server does. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(portMin, portMax + 1);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return findFreePort();
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}
