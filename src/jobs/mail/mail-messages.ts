/** The content of mails, as text and as HTML. Text from people is cleaned here, and escaped by the template. */
import { createHash } from 'node:crypto';
import type { Brand } from '../../brand.ts';
import { html, trusted } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Role } from '../../domain/core/principals.ts';

export interface MailMessage {
  readonly kind:
    | 'invite'
    | 'sign-in-code'
    | 'email-change-code'
    | 'email-changed'
    | 'account-deletion-code'
    | 'export'
    | 'invoice'
    | 'webhook-disabled';
  /** The recipient's address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same each time the message is created, so that mail programs recognize a second copy. */
  readonly messageId: string;
}

export interface InviteFacts {
  readonly to: string;
  readonly memberId: string;
  readonly generation: number;
  readonly token: string;
  readonly role: Role;
  readonly workspaceName: string;
  /** Null if the inviter is no longer a member. */
  readonly inviterName: string | null;
  readonly expiresAt: Date;
  readonly brand: Brand;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const roleTexts: Readonly<Record<Role, string>> = {
  owner: 'as an owner, with full control of it',
  admin: 'as an admin, so you can also manage its members',
  member: 'as a member, so you can work on all of its boards that are not private',
  guest: 'as a guest, so you can see and comment on the boards shared with you',
};

/** The mail with the link to an invite. */
export function inviteMessage(facts: InviteFacts): MailMessage {
  const workspace = nameOf(facts.workspaceName, 'a workspace');
  const inviter = nameOf(facts.inviterName ?? '', 'Someone');
  const link = `${facts.publicUrl}/invites/${facts.token}`;
  return compose(facts.brand, {
    kind: 'invite',
    to: facts.to,
    messageId: messageId('invite', `${facts.memberId}:${facts.generation}`, facts.publicUrl),
    subject: `${inviter} invites you to ${workspace}`,
    blocks: [
      paragraph(`${inviter} invites you to the workspace "${workspace}" ${roleTexts[facts.role]}.`),
      paragraph('View the invite to accept or decline it:'),
      { text: link, html: linkHtml(link, 'View the invite') },
      paragraph(
        `The link can be used once and expires on ${shownTime(facts.expiresAt)}. It is only for you, so don't share it.`,
      ),
      paragraph("If you weren't expecting this, ignore this email. You won't be added unless you accept."),
    ],
  });
}

export interface SignInFacts {
  readonly to: string;
  readonly signInId: string;
  readonly code: string;
  readonly expiresAt: Date;
  readonly brand: Brand;
  readonly publicUrl: string;
}

/** The mail with a sign-in code. */
export function signInMessage(facts: SignInFacts): MailMessage {
  return compose(facts.brand, {
    kind: 'sign-in-code',
    to: facts.to,
    messageId: messageId('sign-in', facts.signInId, facts.publicUrl),
    // Without the code, which would be shown on locked screens.
    subject: 'Your sign-in code',
    blocks: [
      paragraph(
        `Use this code to sign in to ${facts.brand.name} (${facts.brand.appUrl ?? facts.publicUrl}):`,
      ),
      { text: facts.code, html: codeHtml(facts.code) },
      paragraph(
        `The code can be used once, within ten minutes. It expires on ${shownTime(facts.expiresAt)}.`,
      ),
      paragraph("Don't share this code. We will never ask you for it."),
      paragraph("If you didn't request this, ignore this email. No one can sign in without the code."),
    ],
  });
}

export interface EmailChangeFacts extends Omit<SignInFacts, 'signInId'> {
  readonly emailChangeId: string;
}

/** The mail with the code that confirms a new email address. */
export function emailChangeMessage(facts: EmailChangeFacts): MailMessage {
  return compose(facts.brand, {
    kind: 'email-change-code',
    to: facts.to,
    messageId: messageId('email-change', facts.emailChangeId, facts.publicUrl),
    subject: 'Confirm your new email address',
    blocks: [
      paragraph(
        `Use this code to make this your email address at ${facts.brand.name} (${facts.brand.appUrl ?? facts.publicUrl}):`,
      ),
      { text: facts.code, html: codeHtml(facts.code) },
      paragraph(
        `The code can be used once, within ten minutes. It expires on ${shownTime(facts.expiresAt)}.`,
      ),
      paragraph("Don't share this code. We will never ask you for it."),
      paragraph("If you didn't request this, ignore this email. Nothing changes without the code."),
    ],
  });
}

export interface EmailChangedFacts {
  /** The previous address. */
  readonly to: string;
  readonly emailChangeId: string;
  readonly changedAt: Date;
  readonly brand: Brand;
  readonly publicUrl: string;
}

/** The mail that tells the previous address of a change. It doesn't name the new one, which may be private. */
export function emailChangedMessage(facts: EmailChangedFacts): MailMessage {
  const { brand, publicUrl } = facts;
  return compose(brand, {
    kind: 'email-changed',
    to: facts.to,
    messageId: messageId('email-changed', facts.emailChangeId, publicUrl),
    subject: 'Your email address was changed',
    blocks: [
      paragraph(
        `The email address of your account at ${brand.name} (${brand.appUrl ?? publicUrl}) was changed on ${shownTime(facts.changedAt)}. You can no longer sign in with this one.`,
      ),
      paragraph('If you changed it, ignore this email.'),
      paragraph(
        "If you didn't, someone else was signed in as you. Ask an admin of each of your workspaces to remove you from it, which also revokes your access tokens there, and contact the people who run the service.",
      ),
    ],
  });
}

interface Block {
  readonly text: string;
  readonly html: Html;
}

interface Draft extends Pick<MailMessage, 'kind' | 'to' | 'subject' | 'messageId'> {
  readonly blocks: readonly Block[];
}

export function compose(brand: Brand, { blocks, ...message }: Draft): MailMessage {
  const shown = [...blocks, signature(brand)];
  const text = shown.map((block) => `${block.text}\n`).join('\n');
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport"
content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${message.subject}</title>
${trusted(darkStyle)}
</head>
<body class="page" style="margin:0;padding:24px;
background:#ffffff;color:#1c2024;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:560px;margin:0 auto;overflow-wrap:break-word">
${shown.map((block) => html`${block.html}\n`)}</main>
</body>
</html>
`;
  return { ...message, text, html: page.toString() };
}

/** Inline styles are the light theme, which every mail program shows; those that have a dark one read these rules. */
const darkStyle = `<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:#14171f!important;color:#e7e9ef!important}
.link{color:#9db2ff!important}
.button{background:#9db2ff!important;color:#14171f!important}
.quiet{color:#a5adbd!important}
}
</style>`;

/** Who sends the mail, and where their app is. */
function signature({ name, appUrl }: Brand): Block {
  const link =
    appUrl === undefined
      ? html`${name}`
      : html`<a class="quiet" href="${appUrl}" style="color:#5b6170">${name}</a>`;
  return {
    text: appUrl === undefined ? name : `${name}\n${appUrl}`,
    html: html`<p class="quiet" style="margin:24px 0 0;font-size:14px;color:#5b6170">${link}</p>`,
  };
}

export function paragraph(words: string): Block {
  const text = wrap(words);
  return { text, html: html`<p style="margin:0 0 16px">\n${text}\n</p>` };
}

const lineLengthMax = 72;

/** Breaks text into short lines. */
function wrap(words: string): string {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > lineLengthMax) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

export function linkHtml(link: string, label: string): Html {
  const button =
    'display:inline-block;padding:10px 20px;border-radius:6px;background:#2f4bb5;color:#ffffff;text-decoration:none';
  return html`<p style="margin:0 0 16px"><a class="button" href="${link}" style="${button}">${label}</a></p>
<p style="margin:0 0 16px;word-break:break-all"><a class="link" href="${link}" style="color:#2f4bb5">${link}</a></p>`;
}

export function codeHtml(code: string): Html {
  return html`<p style="margin:0 0 16px;font:600 32px monospace;letter-spacing:4px">
${code}
</p>`;
}

const textLengthMax = 100;

/** The two joiners between characters beyond ASCII: Persian and Indic words need them, and so do emojis of several people. */
const joiner = String.raw`(?<=[^\p{ASCII}\s\p{C}])[\u200c\u200d](?=[^\p{ASCII}\s\p{C}])`;
const unsafeCharacters = new RegExp(String.raw`(?:\s|(?!${joiner})\p{C})+`, 'gu');

/** Text as one line, without line breaks, control characters and characters that change the text direction. */
export function oneLine(text: string, lengthMax = textLengthMax): string {
  const characters = Array.from(text.replace(unsafeCharacters, ' ').trim());
  return characters.length <= lengthMax ? characters.join('') : `${characters.slice(0, lengthMax).join('')}…`;
}

const nameLengthMax = 60;
/** Signs of a link: a scheme, `www`, or an email address. */
const linkMark = /:\/\/|[@\uff20]|\bwww\.|\b(?:mailto|tel|javascript|data):/iu;
/** Dots in a possible host name, including full-width and ideographic ones. */
const hostDots =
  /(?<=[\p{L}\p{N}\u200c\u200d-])[.\u2024\u3002\uff0e\uff61](?=[\p{L}\p{N}\u200c\u200d-]*\p{L}{2})/gu;

/**
 * A name that people chose, in a form that is safe in an unrequested mail: short, on one line, and without anything
 * that a mail program turns into a link. `otherwise` replaces an empty name.
 */
export function nameOf(name: string, otherwise: string): string {
  const words = oneLine(name, Number.POSITIVE_INFINITY).split(' ');
  const plain = words.filter((word) => !isLink(word)).join(' ');
  return oneLine(plain.replace(hostDots, ' '), nameLengthMax) || otherwise;
}

function isLink(word: string): boolean {
  const dot = word.indexOf('.');
  return linkMark.test(word) || (dot !== -1 && /[/?#]/.test(word.slice(dot)));
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export function shownTime(time: Date): string {
  return `${timeFormat.format(time)} UTC`;
}

/** Ids are hashed, because the logs of mail servers show message ids, and a sign-in needs only its id and the code. */
export function messageId(kind: string, id: string, publicUrl: string): string {
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 32);
  return `<${kind}.${digest}@${new URL(publicUrl).hostname}>`;
}
