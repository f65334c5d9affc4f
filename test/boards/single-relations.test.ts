/** Adding and removing one label or assignee of a card. */
import { beforeAll, describe, expect, it } from 'vitest';
import { assigneesPerCardMax, labelsPerCardMax } from '../../src/domain/core/limits.ts';
import { makeBoard, makeCard, makeMember, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import type { CallOptions, Service } from '../support/service.ts';
import { startService } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let token: string;
let boardId: string;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  ({ token } = tenant);
  boardId = (await makeBoard(service, tenant)).board.id;
});

let labels = 0;

async function makeLabel(id = boardId): Promise<string> {
  labels += 1;
  const body = { name: `Label ${labels}`, color: 'red' };
  return (await service.succeed('createLabel', { token, id, body })).id;
}

/** The two lists of a card, each with what is added to it, in one table. */
const lists = [
  {
    list: 'label_ids',
    add: 'addCardLabel',
    remove: 'removeCardLabel',
    parameter: 'label_id',
    unknown: 'unknown_label',
    max: labelsPerCardMax,
    make: () => makeLabel(),
    makeForeign: async () => makeLabel((await makeBoard(service, tenant)).board.id),
  },
  {
    list: 'assignee_ids',
    add: 'addCardAssignee',
    remove: 'removeCardAssignee',
    parameter: 'user_id',
    unknown: 'unknown_assignee',
    max: assigneesPerCardMax,
    make: async () => (await makeMember(service, tenant, 'member')).userId,
    // A guest without access to the board.
    makeForeign: async () => (await makeMember(service, tenant, 'guest')).userId,
  },
] as const;

describe.each(lists)(
  '$add and $remove',
  ({ list, add, remove, parameter, unknown, max, make, makeForeign }) => {
    const at = (id: string, related: string, more: Partial<CallOptions> = {}) => ({
      token,
      id,
      path: { [parameter]: related },
      ...more,
    });

    it('change one entry, and record it as an update of the list', async () => {
      const card = await makeCard(service, tenant, boardId);
      const [one = '', other = ''] = [await make(), await make()].sort();
      await service.succeed(add, at(card.id, other));
      const added = await service.call(add, at(card.id, one));
      expect(added.body).toMatchObject({ [list]: [one, other], etag: added.headers.etag });
      expect(added.body).toEqual(await service.succeed('getCard', { token, id: card.id }));
      const removed = await service.succeed(remove, at(card.id, other));
      expect(removed[list]).toEqual([one]);
      expect((await readEventsAbout(service, tenant, card.id)).slice(1)).toMatchObject([
        { type: 'card.updated', changes: { [list]: { from: [], to: [other] } } },
        { type: 'card.updated', changes: { [list]: { from: [other], to: [one, other] } } },
        { type: 'card.updated', changes: { [list]: { from: [one, other], to: [one] } } },
      ]);
    });

    it('change nothing if there is nothing to change', async () => {
      const related = await make();
      const absent = [await make(), await makeForeign()];
      const card = await makeCard(service, tenant, boardId, { [list]: [related] });
      await expectNothingStored(service, async () => {
        expect(await service.succeed(add, at(card.id, related))).toEqual(card);
        for (const other of absent) expect(await service.succeed(remove, at(card.id, other))).toEqual(card);
      });
    });

    it('refuse what does not belong to the board, a stale tag, and more than the list can hold', async () => {
      const [related, foreign] = [await make(), await makeForeign()];
      const card = await makeCard(service, tenant, boardId);
      const problem = await service.fail(add, 422, at(card.id, foreign));
      expect(problem).toMatchObject({ code: unknown, errors: [{ parameter, code: unknown }] });
      await service.succeed(add, at(card.id, related, { headers: { 'If-Match': card.etag ?? '' } }));
      for (const operation of [add, remove]) {
        const stale = at(card.id, related, { headers: { 'If-Match': card.etag ?? '' } });
        expect((await service.fail(operation, 412, stale)).code).toBe('precondition_failed');
      }
      const others: string[] = [];
      // A few at a time, so that the connections suffice.
      while (others.length < max - 1) others.push(...(await Promise.all(Array.from({ length: 7 }, make))));
      const full = { [list]: [related, ...others] };
      await service.succeed('updateCard', { token, id: card.id, body: full });
      expect((await service.fail(add, 409, at(card.id, await make()))).detail).toContain(`at most ${max}`);
      await service.succeed(add, at(card.id, related));
    });

    it('keep everything that people add and remove at the same time', async () => {
      const people = await Promise.all(
        Array.from({ length: 4 }, () => makeMember(service, tenant, 'member')),
      );
      const [gone, ...added] = [await make(), await make(), await make(), await make()];
      const card = await makeCard(service, tenant, boardId, { [list]: [gone] });
      const held = await holdTransaction(service, 'SELECT 1 FROM cards WHERE id = $1 FOR UPDATE', [card.id]);
      const requests = people.map(({ token: own }, index) =>
        service.succeed(index === 0 ? remove : add, {
          ...at(card.id, (index === 0 ? gone : added[index - 1]) ?? ''),
          token: own,
        }),
      );
      await untilWaiting(service, people.length);
      await held.commit();
      await Promise.all(requests);
      const after = await service.succeed('getCard', { token, id: card.id });
      expect(after[list]).toEqual([...added].sort());
      expect(after.etag).toBe('"2.5"');
      // Each event begins where the one before ended.
      const lists = (await readEventsAbout(service, tenant, card.id))
        .slice(1)
        .map(({ changes }) => changes[list]);
      const ends = lists.map((change) => change?.to);
      expect(lists.map((change) => change?.from)).toEqual([[gone], ...ends.slice(0, -1)]);
    });
  },
);
