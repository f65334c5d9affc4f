/** What the form of an invite's page sends, as it may come from anything but a browser. */
import { once } from 'node:events';
import { request as openRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import request from 'supertest';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { FairQueue } from '../../src/api/limits/fair-queue.ts';
import { listenWith } from '../support/raw-http.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { invite as sendInvite } from '../support/teams.ts';

let service: Service;
let tenant: Tenant;
let port: number;
let invites = 0;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  port = await listenWith(service);
});

const invite = () => sendInvite(service, tenant, `invited${(invites += 1)}@example.com`);
const page = (token: string) => request(service.server).get(`/invites/${token}`);
const form = 'application/x-www-form-urlencoded';

describe('an answer that is refused', () => {
  it.each([
    ['has no action', 400, form, 'name=Ada'],
    ['has another action', 400, form, 'action=toString'],
    ['is empty', 400, form, ''],
    ['has an action with a question mark before its name', 400, form, '?action=accept'],
    ['has two actions', 400, form, 'action=accept&action=decline'],
    ['is badly encoded', 400, form, 'action=accept&name=%zz'],
    ['is encoded otherwise than in UTF-8', 400, form, 'action=accept&name=%fc'],
    ['is not escaped', 400, form, 'action=accept&name=Jürgen'],
    ['has a NUL', 400, form, 'action=accept&name=A%00'],
    ['has too long a name', 400, form, `action=accept&name=${'x'.repeat(201)}`],
    ['is too long', 413, form, `action=accept&name=${'x'.repeat(10_000)}`],
    ['is JSON', 415, 'application/json', '{"action":"accept"}'],
    ['is of another character set', 415, `${form}; charset=iso-8859-1`, 'action=accept'],
    ['is a form of the other kind', 415, 'multipart/form-data; boundary=x', '--x--'],
    ['is of a type that is none', 415, 'form', 'action=accept'],
  ])('is a page, and stores nothing, when it %s', async (_what, status, type, body) => {
    const { token } = await invite();
    await expectNothingStored(service, async () => {
      const call = request(service.server).post(`/invites/${token}`).set('Content-Type', type).send(body);
      const { status: given, headers, text } = await call;
      expect(given).toBe(status);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).toContain('Open the link from your email again');
    });
    expect((await page(token)).status).toBe(200);
  });

  it('is a page when it has no type, or is compressed', async () => {
    const { token } = await invite();
    const post = () => request(service.server).post(`/invites/${token}`);
    expect((await post()).status).toBe(415);
    const compressed = await post().type('form').set('Content-Encoding', 'gzip').send('action=accept');
    expect(compressed.status).toBe(415);
    expect(compressed.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('an answer that waits to be asked for', () => {
  /** Sends its body once it is asked to. */
  async function post(token: string, body: string, length = body.length) {
    const call = openRequest({
      port,
      method: 'POST',
      path: `/invites/${token}`,
      headers: { 'Content-Type': form, 'Content-Length': length, Expect: '100-continue' },
    });
    call.on('continue', () => call.end(body));
    call.flushHeaders();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    call.destroy();
    return response.statusCode;
  }

  it('is asked for, and taken', async () => {
    expect(await post((await invite()).token, 'action=accept')).toBe(200);
  });

  it('is refused immediately when its declared length is too long', async () => {
    expect(await post((await invite()).token, '', 2 ** 40)).toBe(413);
  });
});

it('keeps no place from others while a form is sent slowly', async () => {
  const fairQueue = new FairQueue({
    placesMax: 1,
    placesPerOwnerMax: 1,
    waitingPerOwnerMax: 10,
    waitMsMax: 100,
  });
  const crowded = await startService({ isOwn: true, fairQueue });
  const { token } = await sendInvite(crowded, await makeTenant(crowded), 'slow@example.com');
  const slow = openRequest({
    ...{ port: await listenWith(crowded), method: 'POST', path: `/invites/${token}` },
    headers: { 'Content-Type': form, 'Content-Length': 13, Expect: '100-continue' },
  });
  slow.on('error', () => undefined);
  slow.flushHeaders();
  // The service has begun to read the form.
  await once(slow, 'continue');
  const enter = vi.spyOn(fairQueue, 'enter');
  // Each page takes the place, and gives it back.
  for (let pages = 1; pages <= 2; pages += 1) {
    expect((await request(crowded.server).get(`/invites/${token}`)).status).toBe(200);
    expect(enter).toHaveBeenCalledTimes(pages);
  }
  slow.destroy();
});
