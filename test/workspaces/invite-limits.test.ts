/** How many invites reach people who did not ask for them, and what their mails may say. */
import { beforeEach, describe, expect, it } from 'vitest';
import { mailboxOf } from '../../src/domain/core/email-addresses.ts';
import type { GuessLimitSettings } from '../../src/domain/core/guess-limits.ts';
import { nameOf } from '../../src/jobs/mail/mail-messages.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeMember } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService, testSettings } from '../support/service.ts';
import type { ProblemBody, Service } from '../support/service.ts';
import { makeTeam, queuedInvites } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

const start = new Date('2026-11-21T09:30:00.000Z');
const [hourMs, dayMs] = [3_600_000, 86_400_000];
let now = start;
const databaseUrl = await createMigratedDatabase();

beforeEach(() => {
  now = start;
});

const startLimited = (limits: Partial<GuessLimitSettings>) =>
  startService({
    databaseUrl,
    now: () => now,
    trustedProxies: ['loopback'],
    guessSettings: limits,
  });

const later = (ms: number) => new Date(start.getTime() + ms);

function sendInvite(
  service: Service,
  { token, workspaceId: id }: Teammate,
  email: string,
  { network = '192.0.2.1', ...rest }: { network?: string; query?: { validate_only: boolean } } = {},
) {
  const headers = { 'X-Forwarded-For': network, 'Idempotency-Key': `${email} ${network}`.replace(/ /g, '/') };
  return service.call('createMember', { token, id, body: { email, role: 'guest' }, headers, ...rest });
}

async function resend(service: Service, { token }: Teammate, id: string) {
  return service.call('resendInvite', { token, id });
}

let people = 0;
function stranger(): string {
  people += 1;
  return `stranger${people}@example.net`;
}

/** The policy that an answer names, its quota and window, and for how long to wait; undefined for a success. */
function refusalOf({ status, headers, body }: Awaited<ReturnType<typeof sendInvite>>) {
  if (status < 300) return undefined;
  const { code, violated_policies: policies } = body as ProblemBody & { violated_policies?: string[] };
  expect([status, code]).toEqual([429, 'rate_limited']);
  expect(headers['ratelimit-policy']).toContain(`"${policies?.[0] ?? ''}";q=`);
  return [headers['ratelimit-policy'], Number(headers['retry-after'])];
}

/** How many of some invites were sent, one after another, and how the next one is refused. */
async function sentUntilRefused(send: () => ReturnType<typeof sendInvite>, max = 20) {
  for (let sent = 0; sent < max; sent += 1) {
    const refusal = refusalOf(await send());
    if (refusal !== undefined) return [sent, ...refusal];
  }
  return [max];
}

describe('the limit on one recipient', () => {
  it('counts all workspaces, repeated invites and spellings of one mailbox, per hour and per day', async () => {
    const service = await startLimited({ invitesPerEmail: 2 });
    const [one, other] = [await makeTeam(service), await makeTeam(service)];
    const first = await sendInvite(service, one, 'ada+1@example.com');
    const again = await sendInvite(service, other, 'Ada+2@Example.com');
    expect([first, again].map(refusalOf)).toEqual([undefined, undefined]);
    const { id } = first.body as { id: string };
    const hourly = '"invite-recipient";q=2;w=3600';
    expect(refusalOf(await resend(service, one, id))).toEqual([hourly, 3600]);
    expect(refusalOf(await sendInvite(service, other, 'ada@example.com'))).toEqual([hourly, 3600]);
    expect(refusalOf(await sendInvite(service, other, 'grace@example.com'))).toBeUndefined();
    for (let sent = 0; sent < 2; sent += 1) {
      now = later(hourMs);
      expect(refusalOf(await resend(service, one, id))).toBeUndefined();
    }
    now = later(2 * hourMs);
    expect(refusalOf(await resend(service, one, id))).toEqual([
      '"invite-recipient-daily";q=4;w=86400',
      (dayMs - 2 * hourMs) / 1000,
    ]);
    now = later(dayMs);
    expect(refusalOf(await resend(service, one, id))).toBeUndefined();
  });

  it('is not used up by requests that are only validated, repeated under their key, or fail', async () => {
    const service = await startLimited({ invitesPerEmail: 1 });
    const team = await makeTeam(service);
    const email = stranger();
    const before = (await queuedInvites(service)).length;
    const rehearsed = { query: { validate_only: true } };
    for (let sent = 0; sent < 2; sent += 1)
      expect(refusalOf(await sendInvite(service, team, email, rehearsed))).toBeUndefined();
    const body = { email, role: 'member', board_ids: ['board_01m00000000000000000000000'] };
    await service.fail('createMember', 422, { token: team.token, id: team.workspaceId, body });
    for (let sent = 0; sent < 3; sent += 1)
      expect(refusalOf(await sendInvite(service, team, email))).toBeUndefined();
    expect(await queuedInvites(service)).toHaveLength(before + 1);
    expect(refusalOf(await sendInvite(service, team, email, rehearsed))).toEqual([
      '"invite-recipient";q=1;w=3600',
      3600,
    ]);
  });

  it('treats spellings of what is most likely one mailbox as one', () => {
    expect(['Ada@Example.com', 'ada+boards+x@example.com', '+ada@example.com'].map(mailboxOf)).toEqual([
      'ada@example.com',
      'ada@example.com',
      '+ada@example.com',
    ]);
    expect(['a.d.a+x@gmail.com', 'ada@googlemail.com', 'a.da@example.com'].map(mailboxOf)).toEqual([
      'ada@gmail.com',
      'ada@gmail.com',
      'a.da@example.com',
    ]);
    expect(mailboxOf('ada@Bücher.example')).toBe(mailboxOf('ada@xn--bcher-kva.example'));
  });
});

describe('the limit on one workspace', () => {
  it('is lower while it is new: for a week, and until someone else has joined', async () => {
    const service = await startLimited({ invitesPerWorkspace: 6, invitesPerNewWorkspace: 2 });
    const team = await makeTeam(service);
    const send = () => sendInvite(service, team, stranger());
    expect(await sentUntilRefused(send)).toEqual([2, '"invite-workspace";q=2;w=86400', dayMs / 1000]);
    now = later(7 * dayMs);
    expect((await sentUntilRefused(send))[0]).toBe(2);
    await makeMember(service, team, 'member');
    // Those that were sent as a new workspace count.
    expect((await sentUntilRefused(send))[0]).toBe(4);
    now = later(8 * dayMs);
    expect(await sentUntilRefused(send)).toEqual([6, '"invite-workspace";q=6;w=86400', dayMs / 1000]);
    expect(refusalOf(await sendInvite(service, await makeTeam(service), stranger()))).toBeUndefined();
  });

  it('lets you invite a new team of 50 immediately', () => {
    const { invites } = testSettings.guessLimits;
    expect(invites.byNewWorkspace.guessesMax).toBeGreaterThan(49);
    expect(invites.byNewWorkspace.guessesMax).toBeLessThan(invites.byWorkspace.guessesMax);
  });

  it('is exact for concurrent invites', async () => {
    const service = await startLimited({ invitesPerNewWorkspace: 5 });
    const team = await makeTeam(service);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => sendInvite(service, team, stranger())),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const stored = await service.database.reader.prisma.workspaceMember.count({
      where: { workspaceId: storedId(team.workspaceId), status: 'invited' },
    });
    expect(stored).toBe(5);
  });
});

it('limits the invites from one network, over all workspaces', async () => {
  const service = await startLimited({ invitesPerNetwork: 3 });
  const teams = [await makeTeam(service), await makeTeam(service)] as const;
  let turn = 0;
  const send = (network: string) => () => {
    turn += 1;
    return sendInvite(service, turn % 2 === 0 ? teams[0] : teams[1], stranger(), { network });
  };
  const refused = [3, '"invite-network";q=3;w=86400', dayMs / 1000];
  expect(await sentUntilRefused(send('2001:db8::1'))).toEqual(refused);
  expect((await sentUntilRefused(send('2001:db8::2')))[0]).toBe(0);
  expect(await sentUntilRefused(send('198.51.100.7'))).toEqual(refused);
});

describe('a name in the mail of an invite', () => {
  it.each([
    ['Studio Winter', 'Studio Winter'],
    ['Ève 🎉 R & D "west", St. Gallen', 'Ève 🎉 R & D "west", St. Gallen'],
    ['Win https://evil.example/x?y now', 'Win now'],
    ['Read HTTP://EVIL.EXAMPLE', 'Read'],
    ['www.evil.example calls', 'calls'],
    ['Go to evil.example', 'Go to evil example'],
    ['evil.example/path', 'a workspace'],
    ['sub.evil.example:8080', 'sub evil example:8080'],
    ['Write to spam@evil.example', 'Write to'],
    ['javascript:alert(1) mailto:x', 'a workspace'],
    ['evil\u3002example and evil\uff0eexample', 'evil example and evil example'],
    ['One\r\nBcc: x\u2028Two', 'One Bcc: x Two'],
    ['left\u202eright\u2066\u200b', 'left right'],
    ['کتاب\u200cها 👩\u200d💻 👨🏽\u200d👩\u200d👧', 'کتاب\u200cها 👩\u200d💻 👨🏽\u200d👩\u200d👧'],
    ['w\u200cww.evil.e\u200dxample', 'w ww evil.e xample'],
    ['é\u200d\uff0eexample and é.\u200cévil', 'é example and é. évil'],
    ['x'.repeat(200), `${'x'.repeat(60)}…`],
    [' \u200b ', 'a workspace'],
  ])('of %j is %j', (name, shown) => {
    expect(nameOf(name, 'a workspace')).toBe(shown);
  });
});
