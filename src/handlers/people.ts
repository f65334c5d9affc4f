/** People as others see them: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { getUser, listPeople } from '../domain/access/people.ts';
import type { PersonRow } from '../domain/access/people-rows.ts';
import { avatarColorOf, initialsOf } from '../domain/core/avatars.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import type { IdPosition } from '../domain/core/pages.ts';
import { ok, okPage, pageRequest, present } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A person as every operation shows them. */
export function toPerson({ id, name, role }: PersonRow): components['schemas']['Person'] {
  return {
    id: toTypeId('user', id),
    name,
    initials: initialsOf(name),
    avatar_color: avatarColorOf(id),
    ...present({ role }),
  };
}

export const peopleHandlers = {
  listPeople: async (ctx, input) =>
    okPage(await listPeople(ctx, fromTypeId(input.path.id), pageRequest<IdPosition>(input)), toPerson),
  getUser: async (ctx, { path }) => ok(toPerson(await getUser(ctx, fromTypeId(path.id)))),
} satisfies Partial<Handlers>;
