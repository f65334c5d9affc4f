/** What streams show of the people who look at a board. */
import { expect } from 'vitest';
import { follow } from './event-streams.ts';
import type { Follower } from './event-streams.ts';
import type { Tenant } from './factories.ts';
import type { Service } from './service.ts';

/** Limits that leave room for many people on one machine, and shorter intervals, so that no test waits for the usual ones. */
export const presenceStreams = {
  limits: { perProcessMax: 1_000, perNetworkMax: 1_000, perCredentialMax: 1_000 },
  presenceIntervals: { lease: 500, reread: 600, round: 50, message: 100 },
};

/** Opens the stream of a board for a person who looks at it. */
export function look(service: Service, { token }: Pick<Tenant, 'token'>, id: string): Promise<Follower> {
  return follow(service, 'streamBoardEvents', { token, id, query: { presence: true } });
}

export function idsIn({ people = [] }: Partial<Follower['presence'][number]> = {}): string[] {
  return people.map(({ id }) => id);
}

/** Resolves once the last message has these people, in this order. */
export async function shows(follower: Follower, ...people: readonly Pick<Tenant, 'userId'>[]): Promise<void> {
  await expect
    .poll(() => idsIn(follower.presence.at(-1)), { interval: 10 })
    .toEqual(people.map(({ userId }) => userId));
}

export function readPresence(service: Service, { token }: Pick<Tenant, 'token'>, id: string) {
  return service.succeed('getBoardPresence', { token, id });
}
