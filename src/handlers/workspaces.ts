/** Workspaces: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { leaveWorkspace, transferWorkspace } from '../domain/workspaces/ownership.ts';
import type { IdPosition, OwnPosition } from '../domain/core/pages.ts';
import { getWorkspace } from '../domain/access/workspace-access.ts';
import * as workspaces from '../domain/workspaces/workspaces.ts';
import type { WorkspaceRow } from '../domain/access/workspace-access-rows.ts';
import { created, given, noContent, okResource, okResources, pageRequest } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A workspace as every operation shows it. */
export function toWorkspace(row: WorkspaceRow): components['schemas']['Workspace'] {
  return {
    id: toTypeId('workspace', row.id),
    name: row.name,
    kind: row.kind,
    card_key: row.cardKey,
    board_deletion: row.boardDeletion,
    ...(row.hold !== null && { hold: row.hold }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export const workspaceHandlers = {
  listWorkspaces: async (ctx, input) =>
    okResources(
      ctx,
      'workspace',
      await workspaces.listWorkspaces(ctx, pageRequest<OwnPosition<IdPosition>>(input)),
      toWorkspace,
    ),
  getWorkspace: async (ctx, { path }) =>
    okResource(ctx, 'workspace', await getWorkspace(ctx, fromTypeId(path.id)), toWorkspace),
  createWorkspace: async (ctx, { body: { name, card_key: cardKey } }) =>
    created(
      ctx,
      'workspace',
      await workspaces.createWorkspace(ctx, { name, ...given('cardKey', cardKey) }),
      toWorkspace,
    ),
  deleteWorkspace: async (ctx, { path, ifMatch }) => {
    await workspaces.deleteWorkspace(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
  transferWorkspace: async (ctx, { path, body, ifMatch }) => {
    const successor = { memberId: fromTypeId(body.member_id) };
    return okResource(
      ctx,
      'workspace',
      await transferWorkspace(ctx, fromTypeId(path.id), successor, ifMatch),
      toWorkspace,
    );
  },
  leaveWorkspace: async (ctx, { path, ifMatch }) => {
    await leaveWorkspace(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
  updateWorkspace: async (ctx, { path, body, ifMatch }) => {
    const patch = { ...given('name', body.name), ...given('boardDeletion', body.board_deletion) };
    return okResource(
      ctx,
      'workspace',
      await workspaces.updateWorkspace(ctx, fromTypeId(path.id), patch, ifMatch),
      toWorkspace,
    );
  },
} satisfies Partial<Handlers>;
