/** What a second click on "Accept" does, and the form when it is sent again. */
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { invite as sendInvite } from '../support/teams.ts';

let service: Service;
let tenant: Tenant;
let clockMs = Date.parse('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  service = await startService({ now: () => new Date(clockMs) });
});

beforeEach(async () => {
  tenant = await makeTenant(service);
});

let emails = 0;
const newEmail = () => `again${(emails += 1)}@example.com`;
const invite = (email = newEmail()) => sendInvite(service, tenant, email);
const answer = (token: string, form: object) =>
  request(service.server).post(`/invites/${token}`).type('form').send(form);

/** What a browser sends when "Accept" is clicked on the page. */
async function formOf(token: string) {
  const { text } = await request(service.server).get(`/invites/${token}`);
  return { action: 'accept', member_id: /name="member_id" value="([^"]+)"/.exec(text)?.[1] };
}

describe('an invite that was accepted', () => {
  it('shows the same page when the form is sent again within ten minutes, and stores nothing', async () => {
    const known = await makeTenant(service);
    for (const email of [newEmail(), known.email]) {
      const { token } = await invite(email);
      const form = await formOf(token);
      const { text: first } = await answer(token, form);
      clockMs += 599_999;
      await expectNothingStored(service, async () => {
        expect(await answer(token, form)).toMatchObject({ status: 200, text: first });
      });
      clockMs += 1;
      expect((await answer(token, form)).status).toBe(404);
    }
  });

  it('says nothing of a member to who has another token, or after the member was removed', async () => {
    const [{ id, token }, { token: other }] = [await invite(), await invite()];
    const form = await formOf(token);
    await answer(token, form);
    for (const wrong of [randomBytes(32).toString('base64url'), token.slice(1)]) {
      expect((await answer(wrong, form)).status).toBe(404);
    }
    await answer(other, await formOf(other));
    expect((await answer(other, form)).status).toBe(404);
    await service.succeed('deleteMember', { token: tenant.token, id });
    expect((await answer(token, form)).status).toBe(404);
  });

  it('happens once when the form is sent twice at the same time', async () => {
    const { id, token } = await invite();
    const form = await formOf(token);
    const held = await holdTransaction(service, 'SELECT 1 FROM workspace_members WHERE id = $1 FOR UPDATE', [
      id,
    ]);
    const answers = [answer(token, form), answer(token, form)].map((it) => it.then(({ status }) => status));
    await untilWaiting(service, 2);
    await held.commit();
    expect(await Promise.all(answers)).toEqual([200, 200]);
    const events = await readEventsAbout(service, tenant, id);
    expect(events.map(({ type }) => type)).toEqual(['member.created', 'member.updated']);
  });
});
