/** Members of workspaces: from the contract's words to the domain's, and back. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/ids.ts';
import { findVisibleMember } from '../domain/member-rows.ts';
import type { MemberRow } from '../domain/member-rows.ts';
import * as members from '../domain/members.ts';
import type { IdPosition } from '../domain/pages.ts';
import { created, given, noContent, ok, okPage, pageRequest, present } from './handler.ts';
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
    return okPage(await members.listMembers(ctx, fromTypeId(input.path.id), page), toMember);
  },
  createMember: async (ctx, { path, body: { board_ids: boardIds, ...rest } }) => {
    const input = { ...rest, ...given('boardIds', boardIds, toIds) };
    return created('members', toMember(await members.createMember(ctx, fromTypeId(path.id), input)));
  },
  getMember: async (ctx, { path }) => ok(toMember(await findVisibleMember(ctx, fromTypeId(path.id)))),
  updateMember: async (ctx, { path, body: { board_ids: boardIds, ...rest } }) => {
    const patch = { ...rest, ...given('boardIds', boardIds, toIds) };
    return ok(toMember(await members.updateMember(ctx, fromTypeId(path.id), patch)));
  },
  deleteMember: async (ctx, { path }) => {
    await members.deleteMember(ctx, fromTypeId(path.id));
    return noContent;
  },
  resendInvite: async (ctx, { path }) => ok(toMember(await members.resendInvite(ctx, fromTypeId(path.id)))),
} satisfies Partial<Handlers>;
