/** The guarded client against receivers that do what they should not. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendGuarded } from '../../src/outgoing/guarded-requests.ts';
import type { OutgoingSettings } from '../../src/outgoing/guarded-requests.ts';
import { atTheEnd } from '../support/endings.ts';
import { forbiddenAnswers } from '../support/forbidden-targets.ts';
import { receiverCertificate, receiverKey, receiverName } from '../support/receiver-certificate.ts';

const message = { headers: { 'Content-Type': 'application/json' }, body: '{"a":1}', timeoutMs: 5_000 };

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** The address of this machine stands for a public one. */
function receiverSettings(port: number, more: Partial<OutgoingSettings> = {}): OutgoingSettings {
  return {
    allowHttp: true,
    allowedNetworks: ['127.0.0.1/32'],
    ports: [port],
    lookup: () => Promise.resolve(['127.0.0.1']),
    ...more,
  };
}

/** What a receiver makes of a request when it writes these bytes as soon as a request comes. */
async function sendTo(
  respond: (socket: Socket) => void,
  more: Partial<typeof message> = {},
): ReturnType<typeof sendGuarded> {
  const port = await listen(
    createTcpServer((socket) => {
      socket.once('data', () => {
        respond(socket);
      });
    }),
  );
  return sendGuarded(`http://${receiverName}:${port}/hook`, { ...message, ...more }, receiverSettings(port));
}

const writing = (text: string) => (socket: Socket) => socket.end(text);

/** Writes without end, as fast as the other side reads. */
function writingForever(head: string, piece: string): (socket: Socket) => void {
  return (socket) => {
    const write = (): void => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.write(head);
    socket.on('drain', write);
    write();
  };
}

describe('a request', () => {
  it('is one POST with its headers, its host and its length, on a connection of its own', async () => {
    const seen: unknown[] = [];
    const port = await listen(
      createServer((request, response) => {
        void request.toArray().then((pieces) => {
          seen.push([
            request.method,
            request.url,
            request.headers,
            Buffer.concat(pieces as Buffer[]).toString(),
          ]);
          response.end('received');
        });
      }),
    );
    const url = `http://${receiverName}:${port}/hook?a=b#fragment`;
    const result = await sendGuarded(url, message, receiverSettings(port));
    expect(result).toEqual({ status: 200, excerpt: 'received', durationMs: expect.any(Number) as number });
    const headers = {
      'content-type': 'application/json',
      host: `${receiverName}:${port}`,
      'content-length': '7',
      connection: 'close',
    };
    expect(seen).toEqual([['POST', '/hook?a=b', headers, '{"a":1}']]);
  });

  it('is not sent if it is too large', async () => {
    const url = 'https://receiver.example/';
    const result = await sendGuarded(url, { ...message, body: 'a'.repeat(1_048_577) }, receiverSettings(443));
    expect(result).toMatchObject({ refused: 'request_too_large' });
  });

  it('ends when its caller stops', async () => {
    const stop = new AbortController();
    const port = await listen(
      createTcpServer(() => {
        stop.abort();
      }),
    );
    const request = { ...message, signal: stop.signal };
    const result = await sendGuarded(`http://${receiverName}:${port}/`, request, receiverSettings(port));
    expect(result).toMatchObject({ failed: 'stopped' });
  });
});

describe('a name', () => {
  it.each(forbiddenAnswers)('that leads to %s is refused, also beside a public address', async (address) => {
    for (const addresses of [[address], ['93.184.216.34', address], [address, '93.184.216.34']]) {
      const lookup = () => Promise.resolve(addresses);
      const settings = { allowHttp: false, allowedNetworks: [], lookup };
      const result = await sendGuarded('https://receiver.example/', message, settings);
      expect(result).toMatchObject({ refused: 'address_forbidden' });
    }
  });

  it('is looked up once, and the connection goes to what was checked', async () => {
    let connections = 0;
    let lookups = 0;
    const port = await listen(
      createServer((_, response) => {
        connections += 1;
        response.end();
      }),
    );
    const lookup = () => Promise.resolve([['127.0.0.1'], ['10.0.0.1']][lookups++] ?? []);
    const settings = receiverSettings(port, { lookup });
    const url = `http://rebinding.example:${port}/`;
    expect(await sendGuarded(url, message, settings)).toMatchObject({ status: 200 });
    expect([lookups, connections]).toEqual([1, 1]);
    expect(await sendGuarded(url, message, settings)).toMatchObject({ refused: 'address_forbidden' });
    expect([lookups, connections]).toEqual([2, 1]);
  });

  it('without addresses fails', async () => {
    const settings = receiverSettings(443, { lookup: () => Promise.resolve([]) });
    const result = await sendGuarded('https://receiver.example/', message, settings);
    expect(result).toMatchObject({ failed: 'name_not_found' });
  });

  it('whose lookup never ends fails in time', async () => {
    const lookup = (_: string, signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('canceled'));
        });
      });
    const request = { ...message, timeoutMs: 50 };
    const result = await sendGuarded('https://receiver.example/', request, receiverSettings(443, { lookup }));
    expect(result).toMatchObject({ failed: 'timeout' });
  });

  it('is tried at its next address when the first refuses connections', async () => {
    const port = await listen(createServer((_, response) => response.end()));
    const settings = receiverSettings(port, {
      allowedNetworks: ['127.0.0.0/8', '::1'],
      lookup: () => Promise.resolve(['::1', '127.0.0.1']),
    });
    const result = await sendGuarded(`http://${receiverName}:${port}/`, message, settings);
    expect(result).toMatchObject({ status: 200 });
  });

  it('is tried at four addresses, so that nobody makes the service scan a network', async () => {
    const port = await listen(createServer((_, response) => response.end()));
    const sendBehind = (refusing: readonly string[]) => {
      const lookup = () => Promise.resolve([...refusing, '127.0.0.1']);
      const settings = receiverSettings(port, { allowedNetworks: ['127.0.0.0/8'], lookup });
      return sendGuarded(`http://${receiverName}:${port}/`, message, settings);
    };
    const three = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
    expect(await sendBehind(three)).toMatchObject({ status: 200 });
    expect(await sendBehind([...three, '127.0.0.5'])).toMatchObject({ failed: 'connection_failed' });
  });
});

describe('a response', () => {
  it.each([301, 302, 303, 307, 308])(
    'with status %d is a status like any other: it is not followed',
    async (status) => {
      let followed = 0;
      const target = await listen(
        createServer((_, response) => {
          followed += 1;
          response.end();
        }),
      );
      const head = `HTTP/1.1 ${status} Moved\r\nLocation: http://127.0.0.1:${target}/\r\nContent-Length: 0\r\n\r\n`;
      expect(await sendTo(writing(head))).toMatchObject({ status, excerpt: '' });
      expect(followed).toBe(0);
    },
  );

  it('counts although its length is a lie', async () => {
    const short = 'HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nshort';
    expect(await sendTo(writing(short))).toMatchObject({ status: 200, excerpt: 'short' });
    const long = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nlonger than two';
    expect(await sendTo(writing(long))).toMatchObject({ status: 200, excerpt: 'lo' });
  });

  it('is read up to 64 KiB, however much comes', async () => {
    for (const head of ['HTTP/1.1 200 OK\r\n\r\n', 'HTTP/1.1 500 No\r\nTransfer-Encoding: chunked\r\n\r\n']) {
      const result = await sendTo(
        writingForever(head, head.includes('200') ? 'abc'.repeat(999) : '3\r\nabc\r\n'),
        { timeoutMs: 25_000 },
      );
      expect(result).toMatchObject({ excerpt: `${'abc'.repeat(333)}a` });
      expect(result.durationMs).toBeLessThan(20_000);
    }
  });

  it('counts when its body comes too slowly', async () => {
    const respond = (socket: Socket) => socket.write('HTTP/1.1 202 OK\r\nContent-Length: 9\r\n\r\npart');
    // Enough for its beginning to arrive on a busy machine.
    const result = await sendTo(respond, { timeoutMs: 2_000 });
    expect(result).toMatchObject({ status: 202, excerpt: 'part' });
    expect(result.durationMs).toBeLessThan(20_000);
  });

  it('fails in time when it never comes, or a byte at a time', async () => {
    expect(await sendTo(() => undefined, { timeoutMs: 100 })).toMatchObject({ failed: 'timeout' });
    const dripping = (socket: Socket): void => {
      const timer = setInterval(() => socket.write('H'.repeat(1)), 10);
      socket.on('close', () => {
        clearInterval(timer);
      });
      socket.write('HTTP/1.1 200 OK\r\nX-Header: ');
    };
    expect(await sendTo(dripping, { timeoutMs: 100 })).toMatchObject({ failed: 'timeout' });
  });

  it.each([
    ['text of another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['a status of two digits', 'HTTP/1.1 20 OK\r\n\r\n'],
    ['a status below 200 that ends the response', 'HTTP/1.1 099 No\r\nContent-Length: 0\r\n\r\n'],
    ['a status above 599', 'HTTP/1.1 999 No\r\nContent-Length: 0\r\n\r\n'],
    ['a switch to another protocol', 'HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['a header without a name', 'HTTP/1.1 200 OK\r\n: x\r\n\r\n'],
  ])('with %s is malformed', async (_, text) => {
    expect(await sendTo(writing(text))).toMatchObject({ failed: 'malformed_response' });
  });

  it('after a few interim responses counts, and interim responses without end fail', async () => {
    const interim = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n';
    expect(await sendTo(writing(`${interim}HTTP/1.1 204 OK\r\n\r\n`))).toMatchObject({ status: 204 });
    expect(await sendTo(writingForever('', interim))).toMatchObject({ failed: 'malformed_response' });
  });

  it('with headers without end fails', async () => {
    const result = await sendTo(writingForever('HTTP/1.1 200 OK\r\n', `X-Header: ${'a'.repeat(1_000)}\r\n`));
    expect(result).toMatchObject({ failed: 'response_too_large' });
  });

  it('that breaks off before its head is complete fails', async () => {
    expect(await sendTo((socket) => socket.destroy())).toMatchObject({ failed: 'connection_lost' });
    const part = writing('HTTP/1.1 200 OK\r\nContent-');
    expect(await sendTo(part)).toMatchObject({ failed: expect.stringMatching(/lost|malformed/) as string });
  });

  it('does not come from a port where nobody listens', async () => {
    const server = createTcpServer();
    const port = await listen(server);
    server.close();
    await once(server, 'close');
    const result = await sendGuarded(`http://${receiverName}:${port}/`, message, receiverSettings(port));
    expect(result).toMatchObject({ failed: 'connection_failed' });
  });
});

describe('an excerpt', () => {
  const excerptOf = async (body: string | Buffer, headers = ''): Promise<string | undefined> => {
    const result = await sendTo((socket) => {
      socket.write(`HTTP/1.1 400 No\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`);
      socket.end(body);
    });
    return 'excerpt' in result ? result.excerpt : undefined;
  };

  it('has at most 1,000 characters, each whole', async () => {
    expect(await excerptOf('😀'.repeat(1_500))).toBe('😀'.repeat(1_000));
    expect(await excerptOf('a'.repeat(3) + '😀'.repeat(1_500))).toBe(`aaa${'😀'.repeat(997)}`);
  });

  it('has no character that controls a terminal, a log or the direction of text', async () => {
    expect(await excerptOf('a\u0000\u001B[31mb\u202Ec\u2028d\u200Be\uFEFFf\r\ng\th\u009B')).toBe(
      'a��[31mb�c�d�e�f\ng\th�',
    );
    expect(await excerptOf(Buffer.from([0x61, 0xff, 0xfe, 0x62]))).toBe('a��b');
  });

  it('is empty for a body that is compressed', async () => {
    expect(await excerptOf('packed', 'Content-Encoding: gzip\r\n')).toBe('');
  });
});

describe('an encrypted connection', () => {
  const certified = { key: receiverKey, cert: receiverCertificate };
  const respond = (socket: Socket): void => {
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'));
    socket.on('error', () => undefined);
  };

  async function sendEncrypted(
    name: string,
    more: Partial<OutgoingSettings>,
  ): ReturnType<typeof sendGuarded> {
    const port = await listen(createTlsServer(certified, respond));
    const settings = receiverSettings(port, { allowHttp: false, ca: receiverCertificate, ...more });
    return sendGuarded(`https://${name}:${port}/`, message, settings);
  }

  it('needs a certificate of a trusted authority for the name', async () => {
    expect(await sendEncrypted(receiverName, {})).toMatchObject({ status: 200, excerpt: 'ok' });
    expect(await sendEncrypted(`${receiverName}.`, {})).toMatchObject({ status: 200 });
    expect(await sendEncrypted('other.example', {})).toMatchObject({ failed: 'certificate_invalid' });
    expect(await sendEncrypted('127.0.0.1', {})).toMatchObject({ failed: 'certificate_invalid' });
    expect(await sendEncrypted(receiverName, { ca: undefined })).toMatchObject({
      failed: 'certificate_invalid',
    });
  });

  it('needs one whatever Node is told by its environment', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      warn.mockRestore();
    });
    expect(await sendEncrypted('other.example', {})).toMatchObject({ failed: 'certificate_invalid' });
  });

  it('asks for the certificate of the name', async () => {
    const names: (string | false | null)[] = [];
    const server = createTlsServer(certified, (socket) => {
      names.push(socket.servername);
      respond(socket);
    });
    const port = await listen(server);
    const settings = receiverSettings(port, { ca: receiverCertificate });
    await sendGuarded(`https://${receiverName}:${port}/`, message, settings);
    expect(names).toEqual([receiverName]);
  });

  it('needs TLS 1.2 or later, from a receiver that speaks TLS', async () => {
    const old = await listen(
      createTlsServer({
        ...certified,
        minVersion: 'TLSv1',
        maxVersion: 'TLSv1.1',
        ciphers: 'ALL:@SECLEVEL=0',
      }),
    );
    const plain = await listen(createServer((_, response) => response.end()));
    for (const port of [old, plain]) {
      const settings = receiverSettings(port, { ca: receiverCertificate });
      const result = await sendGuarded(`https://${receiverName}:${port}/`, message, settings);
      expect(result).toMatchObject({ failed: 'tls_failed' });
    }
  });

  it('fails in time when the receiver never answers the handshake', async () => {
    const port = await listen(createTcpServer(() => undefined));
    const request = { ...message, timeoutMs: 100 };
    const result = await sendGuarded(`https://${receiverName}:${port}/`, request, receiverSettings(port));
    expect(result).toMatchObject({ failed: 'timeout' });
  });
});
