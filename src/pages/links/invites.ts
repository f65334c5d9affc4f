/** Serves the page of an invite, `/invites/{token}`, to people who open the link in their mail, and takes their answer. */
import type { Router } from 'express';
import { isVisible } from '../../api/contract/visible-text.ts';
import { Problem } from '../../api/http/problems.ts';
import { runTransaction } from '../../db/transactions.ts';
import type { Database } from '../../db/database.ts';
import { acceptInviteAsHolder, declineInviteAsHolder, getInvite } from '../../domain/workspaces/invites.ts';
import { fromTypeId } from '../../domain/core/ids.ts';
import { findPerson } from '../../domain/identity/users.ts';
import type { Page } from '../site/html.ts';
import { acceptedPage, declinedPage, invitePage, nameLengthMax, noInvitePage } from './invite-pages.ts';
import type { Site } from './invite-pages.ts';
import { linkRoutes } from './link-routes.ts';
import type { LinkDependencies, LinkRequest } from './link-routes.ts';

/** The routes below `/invites/`. */
export function inviteRoutes(dependencies: LinkDependencies): Router {
  const { brand, database, settings } = dependencies;
  const site = { ...brand, docsUrl: `${settings.publicUrl}/docs` };
  return linkRoutes(dependencies, {
    prefix: '/invites/',
    answers: {
      // Changes nothing: mail scanners and previews follow links.
      GET: async (link) => ({ page: await showInvite(site, link) }),
      // Answered by the page itself, not by a redirect: what happened has no address of its own, since the token is
      // used up by it. Accepting again within minutes, as by a second click, has the same page.
      POST: async (link) => ({ page: await answerInvite(site, database, link) }),
    },
    failurePage: (status, requestId) => noInvitePage(site, status, requestId),
  });
}

async function showInvite(site: Site, { ctx, token }: LinkRequest): Promise<Page> {
  const invite = await getInvite(ctx, token);
  const isNewUser = (await findPerson(ctx.tx, invite.email)) === undefined;
  return invitePage(site, invite, { isNewUser, now: ctx.now });
}

/**
 * Takes the answer from wherever it comes: there is no cookie that a foreign site could use, and the token in the path,
 * which only the mailbox holds, is what it would have to know. (`Origin` is `null` here by our own Referrer-Policy.)
 */
async function answerInvite(
  site: Site,
  database: Database,
  { ctx, token, form }: LinkRequest,
): Promise<Page> {
  const action = form.get('action');
  if (action === 'decline') {
    const declined = await runTransaction(database, (tx) => declineInviteAsHolder({ ...ctx, tx }, token));
    return declinedPage(site, declined);
  }
  if (action !== 'accept') throw new Problem('invalid_request', 'The form has no such button.');
  const given = { ...nameIn(form), ...memberIn(form) };
  const accepted = await runTransaction(database, (tx) => acceptInviteAsHolder({ ...ctx, tx }, token, given));
  return acceptedPage(site, accepted);
}

const memberIdShape = /^member_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** The member that the page was for. A form of an earlier release doesn't say it. */
function memberIn(form: ReadonlyMap<string, string>): { readonly memberId?: string } {
  const id = form.get('member_id') ?? '';
  return memberIdShape.test(id) ? { memberId: fromTypeId(id) } : {};
}

const storableName = new RegExp(`^[^\\0]{0,${nameLengthMax}}$`, 'u');

/** The name that was given, if any, by the rules of the API. One that nobody can see is none. @throws {Problem} `invalid_request` */
function nameIn(form: ReadonlyMap<string, string>): { readonly name?: string } {
  const name = form.get('name')?.trim() ?? '';
  if (!storableName.test(name)) {
    throw new Problem('invalid_request', `A name can have at most ${nameLengthMax} characters, and no NUL.`);
  }
  return isVisible(name) ? { name } : {};
}
