/** The person who gets a link: a shared card, an invite, and an address that is mistyped. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { DemoFacts } from '../../src/demo/seed-demo.ts';
import { CommandError } from '../support/command-errors.ts';
import { signInByMail, textInMail } from '../support/mailed-sign-in.ts';
import type { Clone } from './evaluator.ts';
import type { Step } from './steps.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

interface Expectation {
  readonly status: number;
  readonly title: RegExp;
  readonly text: RegExp;
  /** Someone who is led nowhere else: what they came for is on the page. */
  readonly isGoal?: true;
}

/** Opens a page as a browser does. @throws {CommandError} when it isn't the page that a person needs */
async function open(
  url: string,
  expected: Expectation,
  form?: Readonly<Record<string, string>>,
): Promise<string> {
  const response = await fetch(url, {
    headers: { Accept: browser },
    ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const text = await response.text();
  const title = /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '';
  const isHtml = response.headers.get('Content-Type') === 'text/html; charset=utf-8';
  const leadsOn = expected.isGoal ?? /<(?:a [^>]*href=|form )/.test(text);
  const isRight =
    response.status === expected.status && expected.title.test(title) && expected.text.test(text);
  if (isRight && isHtml && leadsOn) return title;
  const type = response.headers.get('Content-Type') ?? 'no type';
  throw new CommandError(`${url} answered ${response.status}, ${type}, “${title}”:\n${text.slice(-2000)}`);
}

async function post<Answer>(url: string, token: string, body: object): Promise<Answer> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new CommandError(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function shareCard({
  base_url: url,
  board_id: board,
  access_token: token,
}: DemoFacts): Promise<string> {
  const text = { title: 'Invite the press', description: '**Bring** the [map](https://example.com).' };
  const card = await post<{ id: string }>(`${url}/v1/boards/${board}/cards`, token, {
    ...text,
    due_at: '2027-01-15T09:00:00Z',
  });
  return (await post<{ url: string }>(`${url}/v1/cards/${card.id}/share-links`, token, {})).url;
}

/** Signs in, creates a workspace and invites someone to it; returns the link in the mail. */
async function inviteSomeone(url: string, mailFolder: string): Promise<string> {
  const session = await signInByMail(url, mailFolder, 'grace@example.com');
  const { id } = await post<{ id: string }>(`${url}/v1/workspaces`, session, { name: 'Studio' });
  const known = new Set(readdirSync(mailFolder));
  await post(`${url}/v1/workspaces/${id}/members`, session, { email: 'kim@example.com', role: 'member' });
  return textInMail(mailFolder, 'invite', /https?:\/\/\S+\/invites\/[\w-]+/, known);
}

export async function playInvitedPerson(step: Step, { folder }: Clone, facts: DemoFacts): Promise<void> {
  const url = facts.base_url;
  const mailFolder = path.join(folder, 'data', 'mail');
  await step('A shared card is a page with its text', async () =>
    open(await shareCard(facts), {
      status: 200,
      title: /^Invite the press · /,
      text: /15 January 2027 at 09:00 UTC[^]*<strong>Bring<\/strong>/,
    }),
  );
  await step('A share link that is wrong says so', () =>
    open(`${url}/s/AAAAAAAAAAAAAAAAAAAAAA`, { status: 404, title: /link|card/i, text: /link/, isGoal: true }),
  );
  let invite = '';
  await step('An invite arrives by mail', async () => {
    invite = await inviteSomeone(url, mailFolder);
    return undefined;
  });
  await step('The invite is a page that asks before it does anything', () =>
    open(invite, { status: 200, title: /^Join Studio · /, text: /value="accept"/ }),
  );
  await step('Accepting it leads on', () =>
    open(
      invite,
      { status: 200, title: /You joined Studio/, text: /What to do next/ },
      {
        action: 'accept',
        name: 'Kim',
      },
    ),
  );
  await step('An invite that was used says so', () =>
    open(invite, { status: 404, title: /invite/i, text: /invite/, isGoal: true }),
  );
  for (const address of ['/boards', '/docs/guides/geting-started', '/invites', '/problems/no_such_problem']) {
    await step(`The mistyped address ${address} is a page with a way on`, () =>
      open(`${url}${address}`, { status: 404, title: /not found|no such/i, text: /<a [^>]*href=/ }),
    );
  }
}
