/** Sessions: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import type { IdPosition, OwnPosition } from '../domain/core/pages.ts';
import * as sessions from '../domain/identity/sessions.ts';
import type { SessionRow } from '../domain/identity/sessions.ts';
import { noContent, ok, okPage, pageRequest, present } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A session as every operation shows it. */
export function toSession(row: SessionRow): components['schemas']['Session'] {
  return {
    id: toTypeId('session', row.id),
    ...present({ name: row.name, last_used_at: row.lastUsedAt?.toISOString() ?? null }),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}

export const sessionHandlers = {
  listSessions: async (ctx, input) =>
    okPage(await sessions.listSessions(ctx, pageRequest<OwnPosition<IdPosition>>(input)), toSession),
  getSession: async (ctx, { path }) => ok(toSession(await sessions.getSession(ctx, fromTypeId(path.id)))),
  deleteSession: async (ctx, { path }) => {
    await sessions.deleteSession(ctx, fromTypeId(path.id));
    return noContent;
  },
  signOut: async (ctx) => {
    await sessions.signOut(ctx);
    return noContent;
  },
} satisfies Partial<Handlers>;
