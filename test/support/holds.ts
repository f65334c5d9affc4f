/** What operators do to workspaces and people: they place and release holds, restore what was deleted, and disable accounts. */
import type { Hold } from '../../src/domain/core/holds.ts';
import { newId } from '../../src/domain/core/ids.ts';
import { setPersonDisabled } from '../../src/domain/identity/people-administration.ts';
import { operatorActor } from '../../src/domain/events/events.ts';
import type { ActorContext } from '../../src/domain/events/events.ts';
import { placeHold, releaseHold } from '../../src/domain/workspaces/workspace-holds.ts';
import { restoreWorkspace } from '../../src/domain/workspaces/workspace-administration.ts';
import { placeEvents } from './factories.ts';
import { storedId } from './ids.ts';
import type { Service } from './service.ts';

async function asOperator(service: Service, work: (ctx: ActorContext) => Promise<unknown>): Promise<void> {
  const { database, now } = service;
  const principal = operatorActor('root');
  await database.transaction((tx) => work({ tx, now: now(), requestId: newId(), principal }));
  await placeEvents(service);
}

export function hold(service: Service, workspaceId: string, mode: Hold): Promise<void> {
  const wanted = { hold: mode, reason: 'Report 4711' };
  return asOperator(service, (ctx) => placeHold(ctx, storedId(workspaceId), wanted));
}

export function release(service: Service, workspaceId: string): Promise<void> {
  return asOperator(service, (ctx) => releaseHold(ctx, storedId(workspaceId)));
}

export function restore(service: Service, workspaceId: string): Promise<void> {
  return asOperator(service, (ctx) => restoreWorkspace(ctx, storedId(workspaceId)));
}

export function disable(service: Service, { userId }: { readonly userId: string }): Promise<void> {
  return asOperator(service, (ctx) => setPersonDisabled(ctx, storedId(userId), true));
}
