/** Signs in as a person would: asks for a code, reads it in the mail that the service wrote into a file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from './command-errors.ts';

const mailTimeoutMs = 10_000;

/** The secret of a new session. @throws {CommandError} when no mail comes */
export async function signInByMail(baseUrl: string, mailFolder: string, email: string): Promise<string> {
  const known = new Set(mailsIn(mailFolder, 'sign-in'));
  const signIn = (await post(`${baseUrl}/v1/sign-in/codes`, { email })) as { readonly id: string };
  const code = await newCode(mailFolder, known);
  const answer = { sign_in_id: signIn.id, code };
  return ((await post(`${baseUrl}/v1/sign-in/sessions`, answer)) as { readonly secret: string }).secret;
}

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new CommandError(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

type MailKind = 'sign-in' | 'invite';

function mailsIn(folder: string, kind: MailKind): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith('.eml') && name.includes(kind));
}

function newCode(folder: string, known: ReadonlySet<string>): Promise<string> {
  return textInMail(folder, 'sign-in', /(?<=^|\s)\d{6}(?=\s|$)/m, known);
}

/**
 * What matches in the first mail of a kind that is not known yet, once that has come.
 *
 * @throws {CommandError} when no mail comes, or nothing in it matches
 */
export async function textInMail(
  folder: string,
  kind: MailKind,
  pattern: RegExp,
  known: ReadonlySet<string> = new Set(),
): Promise<string> {
  const endsAtMs = performance.now() + mailTimeoutMs;
  while (performance.now() < endsAtMs) {
    const mail = mailsIn(folder, kind).find((name) => !known.has(name));
    if (mail !== undefined) {
      const [found] = pattern.exec(readFileSync(path.join(folder, mail), 'utf8')) ?? [];
      if (found !== undefined) return found;
      throw new CommandError(`The mail ${mail} does not contain what it should.`);
    }
    await delay(50);
  }
  throw new CommandError(`No mail arrived in ${folder}.`);
}
