/** Members of workspaces: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { getMember } from '../domain/workspaces/member-rows.ts';
import type { MemberRow } from '../domain/workspaces/member-rows.ts';
import * as members from '../domain/workspaces/members.ts';
import type { IdPosition } from '../domain/core/pages.ts';
import { created, given, noContent, okResource, okResources, pageRequest, present } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A member as every operation shows it. */
export function toMember(row: MemberRow): components['schemas']['WorkspaceMember'] {
  return {
    id: toTypeId('member', row.id),
    workspace_id: toTypeId('workspace', row.workspaceId),
    email: row.email,
    ...present({ name: row.name, user_id: row.userId === null ? null : toTypeId('user', row.userId) }),
    role: row.role,
    status: row.status,
    invited_at: row.invitedAt.toISOString(),
    ...present({ joined_at: row.joinedAt?.toISOString() ?? null }),
    ...(row.role === 'guest' && { board_ids: row.boardIds.map((id) => toTypeId('board', id)) }),
  };
}

const toIds = (typeIds: readonly string[]) => typeIds.map(fromTypeId);

export const memberHandlers = {
  listMembers: async (ctx, input) => {
    const page = pageRequest<IdPosition>(input);
    return okResources(
      ctx,
      'member',
      await members.listMembers(ctx, fromTypeId(input.path.id), page),
      toMember,
    );
  },
  createMember: async (ctx, { path, body: { board_ids: boardIds, ...rest } }) => {
    const input = { ...rest, ...given('boardIds', boardIds, toIds) };
    return created(ctx, 'member', await members.createMember(ctx, fromTypeId(path.id), input), toMember);
  },
  getMember: async (ctx, { path }) =>
    okResource(ctx, 'member', await getMember(ctx, fromTypeId(path.id)), toMember),
  updateMember: async (ctx, { path, body: { board_ids: boardIds, ...rest }, ifMatch }) => {
    const patch = { ...rest, ...given('boardIds', boardIds, toIds) };
    return okResource(
      ctx,
      'member',
      await members.updateMember(ctx, fromTypeId(path.id), patch, ifMatch),
      toMember,
    );
  },
  deleteMember: async (ctx, { path, ifMatch }) => {
    await members.deleteMember(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
  resendInvite: async (ctx, { path, ifMatch }) =>
    okResource(ctx, 'member', await members.resendInvite(ctx, fromTypeId(path.id), ifMatch), toMember),
} satisfies Partial<Handlers>;
