/** The audit log of a real process reaches a real rsyslog, over everything that it can be sent over. */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { makeBoard, makeCard, makeTenant, placeEvents, readEvents } from '../support/factories.ts';
import { findFreePort } from '../support/free-ports.ts';
import { typeIdOf } from '../support/ids.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import { patience } from '../support/webhook-receivers.ts';

let folder: string;
let ports: Record<'tcp' | 'tls' | 'udp', number>;
const place = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  folder = await makeDataDir();
  ports = { tcp: await findFreePort(), tls: await findFreePort(), udp: await findFreePort() };
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', place('key.pem'), '-out', place('cert.pem')],
  ]);
  const rsyslog = await startRsyslog();
  return async () => {
    rsyslog.kill();
    await once(rsyslog, 'exit');
  };
});

/** One file for each way in, with the text of each message as a line. */
function configuration(): string {
  const files = ['tcp', 'tls', 'udp', 'unix'].map(
    (way) => `ruleset(name="${way}") { action(type="omfile" file="${place(way)}" template="text") }`,
  );
  return `
global(workDirectory="${folder}" maxMessageSize="1m" defaultNetstreamDriverCAFile="${place('cert.pem')}"
  defaultNetstreamDriverCertFile="${place('cert.pem')}" defaultNetstreamDriverKeyFile="${place('key.pem')}")
module(load="imtcp" streamDriver.name="gtls" streamDriver.mode="1" streamDriver.authMode="anon")
module(load="imptcp")
module(load="imudp")
template(name="text" type="string" string="%msg%\\n")
${files.join('\n')}
input(type="imptcp" port="${ports.tcp}" ruleset="tcp")
input(type="imptcp" path="${place('socket')}" ruleset="unix")
input(type="imtcp" port="${ports.tls}" ruleset="tls")
input(type="imudp" port="${ports.udp}" ruleset="udp")
`;
}

async function startRsyslog(): Promise<ChildProcess> {
  await writeFile(place('rsyslog.conf'), configuration());
  const rsyslog = spawn('rsyslogd', ['-n', '-f', place('rsyslog.conf'), '-i', place('pid')], {
    stdio: 'inherit',
  });
  await once(rsyslog, 'spawn');
  while (!existsSync(place('socket')) && rsyslog.exitCode === null) await delay(20);
  return rsyslog;
}

it.each([
  ['tcp', () => `syslog+tcp://127.0.0.1:${ports.tcp}`],
  ['tls', () => `syslog+tls://localhost:${ports.tls}`],
  ['udp', () => `syslog+udp://127.0.0.1:${ports.udp}`],
  ['unix', () => `syslog+unix:${place('socket')}`],
])(
  'sends every event once and in order to rsyslog over %s',
  async (way, address) => {
    const service = await startService({ isOwn: true });
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    await placeEvents(service);
    const server = startServer({
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY: 's'.repeat(32),
      DATA_DIR: await makeDataDir(),
      AUDIT_LOG: address(),
      NODE_EXTRA_CA_CERTS: place('cert.pem'),
    });
    await server.address();
    const feed = () => service.database.reader.prisma.auditFeed.findFirst();
    await expect.poll(async () => (await feed())?.leaseId, patience).toEqual(expect.any(String));
    for (const title of ['Grüße', 'two\nlines', 'x'.repeat(200)])
      await makeCard(service, tenant, board.id, { title });
    await placeEvents(service);
    const events = (await readEvents(service, tenant)).filter(({ type }) => type === 'card.created');
    const received = () =>
      existsSync(place(way)) ? readFileSync(place(way), 'utf8').trimEnd().split('\n') : [];
    await expect.poll(() => received().length, patience).toBe(events.length);
    const ids = received().map((line) => (JSON.parse(line) as { id: string }).id);
    expect(ids).toEqual(events.map(({ id }) => typeIdOf('event', id)));
  },
  60_000,
);
