/**
 * Runs in a network and mount namespace of its own (test/processes/outgoing-network.test.ts), where every address of the Internet and of private
 * networks leads to the listener below. So a packet to any address would arrive, and the kernel's counters would show it. A name
 * server answers differently each time. Prints one line of JSON per case.
 */
import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createTcpServer, isIP } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendGuarded } from '../../src/outgoing/guarded-requests.ts';
import { forbiddenAnswers, forbiddenHosts } from './forbidden-targets.ts';

/** What was seen of one request. */
export interface SeenCase {
  readonly name: string;
  readonly url: string;
  readonly outcome: string;
  /** TCP segments that left, to whatever address. */
  readonly segments: number;
  /** The addresses that were connected. */
  readonly connected: readonly string[];
}

const publicAddress = '93.184.216.34';
const metadataAddress = '169.254.169.254';
const settings = { allowHttp: true, allowedNetworks: [] };
const message = { headers: {}, body: '{}', timeoutMs: 5_000 };

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

function prepareNetwork(): void {
  run('ip', 'link', 'set', 'lo', 'up');
  run('ip', 'route', 'add', 'local', '0.0.0.0/0', 'dev', 'lo');
  run('ip', '-6', 'route', 'add', 'local', '::/0', 'dev', 'lo');
  const file = path.join(tmpdir(), `resolv-${process.pid}.conf`);
  writeFileSync(file, 'nameserver 127.0.0.1\n');
  run('mount', '--bind', file, '/etc/resolv.conf');
}

/** What the name server answers to the first, the second … question for the addresses of a kind. The last answer stays. */
const zone = new Map<string, readonly (readonly string[])[]>([
  ['public.test', [[publicAddress]]],
  ['rebinding.test', [[publicAddress], ['127.0.0.1']]],
  ['metadata.google.internal', [[metadataAddress]]],
  ...forbiddenAnswers
    .filter((address) => !address.includes('%'))
    .flatMap((address, index): [string, readonly (readonly string[])[]][] => [
      [`alone-${index}.test`, [[address]]],
      [`beside-${index}.test`, [[publicAddress, address]]],
    ]),
]);

const questions = new Map<string, number>();

function answersOf(name: string, type: number): readonly string[] {
  const answers = zone.get(name) ?? [];
  const key = `${name} ${type}`;
  const asked = questions.get(key) ?? 0;
  questions.set(key, asked + 1);
  const family = type === 1 ? 4 : 6;
  return (answers[asked] ?? answers.at(-1) ?? []).filter((address) => isIP(address) === family);
}

const types = { a: 1, aaaa: 28 };

/** Answers questions for addresses, with a time to live of 0 (RFC 1035). */
async function serveNames(): Promise<void> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const type = query.readUInt16BE(at + 1);
    const isAddress = type === types.a || type === types.aaaa;
    const records = (isAddress ? answersOf(labels.join('.').toLowerCase(), type) : []).map((answer) =>
      recordOf(type, answer),
    );
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, query.subarray(12, at + 5), ...records]), port, address);
  });
  socket.bind(53, '127.0.0.1');
  await once(socket, 'listening');
}

function recordOf(type: number, address: string): Buffer {
  const bytes = type === types.a ? Buffer.from(address.split('.').map(Number)) : bytesOfIpv6(address);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}

function bytesOfIpv6(address: string): Buffer {
  const hostname = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [before = '', after] = hostname
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const start = before === '' ? [] : before;
  const rest = after ?? [];
  const zeros = Array.from({ length: 8 - start.length - rest.length }, () => '0');
  const groups = after === undefined ? start : [...start, ...zeros, ...rest];
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex');
}

const connected: string[] = [];

async function listenEverywhere(ports: readonly number[]): Promise<void> {
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url === '/redirect') response.writeHead(302, { Location: `http://${metadataAddress}/` });
    response.end();
  };
  for (const port of ports) {
    const server: Server =
      port === 443 ? createTcpServer((socket) => socket.destroy()) : createServer(respond);
    server.on('connection', (socket: { localAddress?: string }) => {
      connected.push((socket.localAddress ?? '').replace('::ffff:', ''));
    });
    server.listen(port, '::');
    await once(server, 'listening');
  }
}

/** Of all protocols over TCP, to any address, in this namespace. */
function sentSegments(): number {
  const [names = [], values = []] = readFileSync('/proc/net/snmp', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Tcp:'))
    .map((line) => line.split(' '));
  return Number(values[names.indexOf('OutSegs')]);
}

async function watch(name: string, url: string, send: (url: string) => Promise<string>): Promise<void> {
  connected.length = 0;
  const before = sentSegments();
  const outcome = await send(url);
  const segments = sentSegments() - before;
  console.log(JSON.stringify({ name, url, outcome, segments, connected } satisfies SeenCase));
}

async function guarded(url: string): Promise<string> {
  const result = await sendGuarded(url, message, settings);
  if ('refused' in result) return result.refused;
  return 'failed' in result ? result.failed : String(result.status);
}

/** What a client without a guard does. */
const unguarded = async (url: string): Promise<string> => String((await fetch(url)).status);

prepareNetwork();
await serveNames();
await listenEverywhere([80, 443, 8080]);
await watch('unguarded', 'http://10.0.0.1/', unguarded);
await watch('unguarded', `http://${metadataAddress}/`, unguarded);
await watch('unguarded', 'http://metadata.google.internal/', unguarded);
await watch('public', 'http://public.test/', guarded);
await watch('public', 'http://public.test:8080/', guarded);
await watch('redirect', 'http://public.test/redirect', guarded);
await watch('rebinding, first answer', 'http://rebinding.test/', guarded);
for (const [kind, hosts] of Object.entries(forbiddenHosts)) {
  for (const host of hosts) {
    for (const url of [`https://${host}/`, `http://${host}/`, `http://${host}:8080/`])
      await watch(kind, url, guarded);
  }
}
for (const name of zone.keys()) {
  if (name === 'public.test') continue;
  for (const url of [`https://${name}/`, `http://${name}/`]) await watch('name', url, guarded);
}
process.exit(0);
