/** Who looks at a board now: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { fromTypeId } from '../domain/core/ids.ts';
import { getBoardPresence } from '../domain/events/presence.ts';
import type { Presence } from '../domain/events/presence.ts';
import { ok } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toPerson } from './people.ts';

/** The same in responses and in streams. */
export function toPresence({ count, people }: Presence): components['schemas']['BoardPresence'] {
  return {
    count,
    people: people.map(({ since, ...person }) => ({
      ...toPerson({ ...person, role: null }),
      since: since.toISOString(),
    })),
  };
}

export const presenceHandlers = {
  getBoardPresence: async (ctx, { path }) => ok(toPresence(await getBoardPresence(ctx, fromTypeId(path.id)))),
} satisfies Partial<Handlers>;
