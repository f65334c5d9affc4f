/** Workspaces: from the contract's words to the domain's, and back. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/ids.ts';
import { leaveWorkspace, transferWorkspace } from '../domain/ownership.ts';
import type { IdPosition, OwnPosition } from '../domain/pages.ts';
import * as workspaces from '../domain/workspaces.ts';
import type { WorkspaceRow } from '../domain/workspaces.ts';
import { created, noContent, okResource, okResources, pageRequest } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A workspace as every operation shows it. */
export function toWorkspace(row: WorkspaceRow): components['schemas']['Workspace'] {
  return {
    id: toTypeId('workspace', row.id),
    name: row.name,
    kind: row.kind,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export const workspaceHandlers = {
  listWorkspaces: async (ctx, input) =>
    okResources(
      'workspace',
      await workspaces.listWorkspaces(ctx, pageRequest<OwnPosition<IdPosition>>(input)),
      toWorkspace,
    ),
  getWorkspace: async (ctx, { path }) =>
    okResource('workspace', await workspaces.findVisibleWorkspace(ctx, fromTypeId(path.id)), toWorkspace),
  createWorkspace: async (ctx, { body }) =>
    created('workspace', await workspaces.createWorkspace(ctx, body), toWorkspace),
  deleteWorkspace: async (ctx, { path }) => {
    await workspaces.deleteWorkspace(ctx, fromTypeId(path.id));
    return noContent;
  },
  transferWorkspace: async (ctx, { path, body }) => {
    const successor = { memberId: fromTypeId(body.member_id) };
    return okResource('workspace', await transferWorkspace(ctx, fromTypeId(path.id), successor), toWorkspace);
  },
  leaveWorkspace: async (ctx, { path }) => {
    await leaveWorkspace(ctx, fromTypeId(path.id));
    return noContent;
  },
  updateWorkspace: async (ctx, { path, body }) =>
    okResource('workspace', await workspaces.updateWorkspace(ctx, fromTypeId(path.id), body), toWorkspace),
} satisfies Partial<Handlers>;
