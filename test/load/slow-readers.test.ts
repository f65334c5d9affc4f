/** A thousand sockets that ask for megabytes and never read, while others are answered, by a service in its own process. */
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { atTheEnd } from '../support/endings.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import { startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';

const socketsMax = 1_000;
/** Half of what one network may have; on Linux all of 127.0.0.0/8 is this machine. */
const socketsPerAddress = 250;
const socketsAtOnce = 4;
const mebibyte = 1_048_576;
/** The limit of unread answers of one credential, and room for what the work itself takes. */
const growthMebibytesMax = 400;
/** With 20,000 characters each, a page of them is 5 MB. */
const cardsMax = 250;

it(
  '1,000 slow readers are all closed, while memory stays bounded and others get responses',
  { timeout: 300_000 },
  async () => {
    const service = await startService();
    const tenant = await makeTenant(service);
    const other = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const body = { title: 'Large', description: 'x'.repeat(20_000) };
    const addCards = async () => {
      for (let count = 0; count < cardsMax / 10; count += 1) {
        await service.succeed('createCard', { token: tenant.token, id: board.id, body });
      }
    };
    await Promise.all(Array.from({ length: 10 }, addCards));
    const server = startServer({
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY: 'k'.repeat(32),
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
    });
    const url = await server.address();
    const port = Number(new URL(url).port);
    const authorization = { Authorization: `Bearer ${tenant.token}` };
    const measure = async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      const valueOf = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
      const ended = (reason: string) => valueOf(`http_unread_answers_ended_total{reason="${reason}"}`) || 0;
      return {
        residentMebibytes: valueOf('process_resident_memory_bytes') / mebibyte,
        endedForSize: ended('client'),
        endedForStalling: ended('stalled'),
      };
    };
    const target = `/v1/boards/${board.id}/cards?limit=250`;
    await (await fetch(url + target, { headers: authorization })).text();
    const { residentMebibytes: before } = await measure();
    const request = `GET ${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tenant.token}\r\n\r\n`;
    let opened = 0;
    let now = await measure();
    let most = before;
    const othersMs: number[] = [];
    while (now.endedForSize + now.endedForStalling < socketsMax) {
      // A few at a time: what is shown is what answers cost that nobody reads, not what making them costs the database.
      for (const end = Math.min(socketsMax, opened + socketsAtOnce); opened < end; opened += 1) {
        openSilently(port, `127.0.0.${2 + Math.floor(opened / socketsPerAddress)}`, request);
      }
      const startedAtMs = performance.now();
      const answer = await fetch(`${url}/v1/me`, { headers: { Authorization: `Bearer ${other.token}` } });
      await answer.text();
      expect(answer.status).toBe(200);
      othersMs.push(performance.now() - startedAtMs);
      now = await measure();
      most = Math.max(most, now.residentMebibytes);
    }
    const sorted = othersMs.toSorted((a, b) => a - b);
    const latencyMs = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    const figures =
      `${Math.round(before)} MB before, ${Math.round(most)} MB at most; ${now.endedForSize} ended for their size and ` +
      `${now.endedForStalling} for stalling; ${sorted.length} answers to others, median ${latencyMs(0.5)} ms, at most ${latencyMs(1)} ms`;
    process.stdout.write(`${socketsMax} sockets that never read: ${figures}\n`);
    expect(most - before, figures).toBeLessThan(growthMebibytesMax);
  },
);

/** Asks, and leaves the answer where it is. */
function openSilently(port: number, localAddress: string, request: string): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).pause();
  socket.write(request);
  atTheEnd(() => void socket.destroy());
}
