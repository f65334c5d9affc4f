/** The page of an invite, and the pages that show what happened to it. */
import type { Brand } from '../../brand.ts';
import type { InviteView } from '../../domain/workspaces/invite-rows.ts';
import { toTypeId } from '../../domain/core/ids.ts';
import type { Role } from '../../domain/core/principals.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Page } from '../site/html.ts';
import { brandName, failurePage, linkPage, relativeTimeMarkup } from './link-pages.ts';
import type { Reasons } from './link-pages.ts';

/** What the pages know of the service. */
export interface Site extends Brand {
  /** Where the reference of the API is. */
  readonly docsUrl: string;
}

const style = `
:root{--accent:#2f4bb5;--on-accent:#fff}
@media screen and (prefers-color-scheme:dark){:root{--accent:#9db2ff;--on-accent:#14171f}}
article>p{margin:.5rem 0 0}
dl{display:block}
dt{margin-top:.75rem}
form{margin-top:1.5rem}
label{display:block;font-weight:600}
.hint{margin:0 0 .35rem}
input{display:block;width:100%;max-width:24rem;min-height:2.75rem;padding:.4rem .75rem;font:inherit;color:inherit;
background:var(--back);border:1px solid var(--quiet);border-radius:8px}
.buttons{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}
button,.button{min-height:2.75rem;padding:.4rem 1.5rem;font:inherit;font-weight:600;border:1px solid var(--accent);
border-radius:8px;background:none;color:var(--accent);cursor:pointer}
.button{display:inline-flex;align-items:center;text-decoration:none}
button[value=accept],.button{background:var(--accent);color:var(--on-accent)}
a{color:var(--accent);text-underline-offset:.2em}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
@media(max-width:30rem){.buttons{flex-direction:column}input{max-width:none}}
`;

const rolesInWords: Readonly<Record<Role, string>> = {
  owner: 'Owner: you have full control of the workspace',
  admin: 'Admin: you can work on all boards, and manage members and settings',
  member: 'Member: you can work on all boards that are not private',
  guest: 'Guest: you can see and comment on the boards shared with you',
};

/** The longest name that a person can have, in characters. */
export const nameLengthMax = 200;

const nameField = html`<label for="name">Your name</label>
<p class="quiet hint" id="name-hint">Others in the workspace will see it. Optional.</p>
<input id="name" name="name" maxlength="${nameLengthMax}" autocomplete="name" dir="auto" aria-describedby="name-hint">
`;

/** The invite, with a form to answer it that needs no script; someone who is new here can say a name. */
export function invitePage(
  site: Site,
  invite: InviteView,
  { isNewUser, now }: { readonly isNewUser: boolean; readonly now: Date },
): Page {
  const workspace = isolated(invite.workspaceName);
  const from =
    invite.invitedByName === null ? 'You are invited' : html`${isolated(invite.invitedByName)} invites you`;
  // Without an address of its own the form goes to the one that the page came from, token and all. It names the member,
  // because the token leads to nothing any more when the form is sent again.
  const body = html`<main>
<article>
<h1>Join ${workspace}</h1>
<p>${from} to work together in this workspace.</p>
<dl>
<dt>Your role</dt><dd>${rolesInWords[invite.role]}</dd>
<dt>Sent to</dt><dd>${isolated(invite.email)}</dd>
<dt>Expires</dt><dd>${relativeTimeMarkup(invite.expiresAt.toISOString(), now)}</dd>
</dl>
<form method="post">
<input type="hidden" name="member_id" value="${toTypeId('member', invite.memberId)}">
${isNewUser ? nameField : undefined}<div class="buttons">
<button name="action" value="accept">Accept</button>
<button name="action" value="decline">Decline</button>
</div>
</form>
</article>
</main>
<footer>
<p>Nothing happens until you choose. If you don't know the sender, close this page.</p>
<p>${brandName(site)}</p>
</footer>`;
  const title = `Join ${invite.workspaceName} · ${site.name}`;
  const description = 'An invite to a workspace, to accept or decline.';
  return linkPage(site, { title, description, style, body, allowances: { 'form-action': ["'self'"] } });
}

export interface Accepted {
  readonly workspaceName: string;
  readonly email: string;
  readonly isNewUser: boolean;
}

/** Says that the reader is now a member, and how to sign in. */
export function acceptedPage(site: Site, { workspaceName, email, isNewUser }: Accepted): Page {
  const workspace = isolated(workspaceName);
  const own = isNewUser ? html`\n<p>You also have your own personal workspace now.</p>` : undefined;
  return answeredPage(
    site,
    { heading: html`You joined ${workspace}`, title: `You joined ${workspaceName}` },
    html`<p>You joined the workspace as ${isolated(email)}.</p>${own}
<h2>What to do next</h2>
${appParagraph(site)}
<p>Or write a program of your own: <a href="${site.docsUrl}">how to use the API</a>.</p>`,
  );
}

function appParagraph({ name, appUrl }: Site): Html {
  const signIn = html`Sign in with this email address. There is no password: we email you a six-digit code.`;
  if (appUrl === undefined) return html`<p>Open the app that your team uses for its boards. ${signIn}</p>`;
  return html`<p class="buttons"><a class="button" href="${appUrl}">Open ${name}</a></p>\n<p>${signIn}</p>`;
}

/** Says that the invite was turned down. */
export function declinedPage(site: Site, { workspaceName }: Pick<Accepted, 'workspaceName'>): Page {
  return answeredPage(
    site,
    { heading: html`You declined the invite`, title: 'You declined the invite' },
    html`<p>You are not a member of ${isolated(workspaceName)}. If you change your mind, ask the person who invited you for a new
invite.</p>`,
  );
}

function answeredPage(
  site: Site,
  { heading, title }: { readonly heading: Html; readonly title: string },
  text: Html,
): Page {
  const body = html`<main>
<article>
<h1>${heading}</h1>
${text}
</article>
</main>
<footer><p>${brandName(site)}</p></footer>`;
  return linkPage(site, {
    title: `${title} · ${site.name}`,
    description: 'An invite that was accepted or declined.',
    style,
    body,
  });
}

/** Text from people, kept from changing the direction of what stands around it. */
function isolated(text: string): Html {
  return html`<bdi>${text}</bdi>`;
}

const unreadable = html`Open the link from your email again, and use the buttons on its page.`;

const reasons: Reasons = {
  400: [html`We couldn't read your reply`, unreadable],
  403: [
    html`You can't join right now`,
    html`The operator of this service has made the workspace read-only. Your invite stays open: try again later, or ask the person who invited you.`,
  ],
  404: [
    html`This invite isn't available`,
    html`It was already accepted or declined, was revoked or replaced by a newer one, or has expired, or the link is incomplete. If you accepted it, you are a member: sign in with the email address that it was sent to. Otherwise, ask the person who invited you for a new one.`,
  ],
  409: [html`Try again in a moment`, html`Someone else is changing the same data. Go back and try again.`],
  413: [html`Your reply is too long`, unreadable],
  415: [html`We couldn't read your reply`, unreadable],
  422: [
    html`This account is disabled`,
    html`Contact the operator of this service. Your invite stays open until it expires.`,
  ],
};

/** A page for each way in which an invite is not shown or not answered. */
export function noInvitePage(site: Site, status: number, requestId: string): Page {
  return failurePage(site, reasons, status, requestId);
}
