/** Invites: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import * as invites from '../domain/workspaces/invites.ts';
import type { InviteView } from '../domain/workspaces/invite-rows.ts';
import { noContent, ok, okResource, present } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toMember } from './members.ts';

function toInvite(view: InviteView): components['schemas']['Invite'] {
  return {
    workspace_name: view.workspaceName,
    email: view.email,
    role: view.role,
    ...present({ invited_by_name: view.invitedByName }),
    expires_at: view.expiresAt.toISOString(),
  };
}

export const inviteHandlers = {
  getInvite: async (ctx, { path }) => ok(toInvite(await invites.getInvite(ctx, path.invite_token))),
  acceptInvite: async (ctx, { path }) =>
    okResource(ctx, 'member', await invites.acceptInvite(ctx, path.invite_token), toMember),
  declineInvite: async (ctx, { path }) => {
    await invites.declineInvite(ctx, path.invite_token);
    return noContent;
  },
} satisfies Partial<Handlers>;
