/** How many requests of webhooks a process sends at a time, and whose. */
import { beforeEach, expect, it } from 'vitest';
import { Slots } from '../../src/jobs/webhooks/slots.ts';

let nowMs: number;
let slots: Slots;

beforeEach(() => {
  nowMs = 0;
  slots = new Slots({ max: 8, perWebhookMax: 2, perWorkspaceMax: 4, clockMs: () => nowMs });
});

const use = (webhookId: string, workspaceId: string, isSlow = false) => ({ webhookId, workspaceId, isSlow });

it('a request that hangs gives its place to another one, and its webhook gets no more', () => {
  const slot = slots.take(use('one', 'a'));
  slots.take(use('two', 'b'));
  expect(slots.free).toBe(6);
  expect(slots.fullWebhooks()).toEqual([]);
  nowMs = 1_001;
  expect(slots.free).toBe(8);
  expect(slots.fullWebhooks()).toEqual(['one', 'two']);
  // It has another request, after one that was answered.
  slot.noteRequest();
  expect(slots.free).toBe(7);
  expect(slots.fullWebhooks()).toEqual(['two']);
});

it('no more requests hang beside the others than there are places', () => {
  for (let n = 1; n <= 12; n += 1) slots.take(use(`webhook ${n}`, `workspace ${n}`));
  nowMs = 1_001;
  expect(slots.free).toBe(4);
});

it('a workspace has a share of the places, and half of it for those that are slow or hang', () => {
  const due = [1, 2, 3].map((n) => use(`slow ${n}`, 'a', true));
  expect(slots.fitting(due)).toEqual(due.slice(0, 2));
  for (const fits of due.slice(0, 2)) slots.take(fits);
  expect(slots.workspacesFullOfSlow()).toEqual(['a']);
  expect(slots.fullWorkspaces()).toEqual([]);
  const others = [1, 2, 3].map((n) => use(`quick ${n}`, 'a'));
  expect(slots.fitting([...others, use('of another', 'b')])).toEqual([
    ...others.slice(0, 2),
    use('of another', 'b'),
  ]);
  for (const fits of others.slice(0, 2)) slots.take(fits);
  expect(slots.fullWorkspaces()).toEqual(['a']);
});

it('a slot that is given back is free again', () => {
  const slot = slots.take(use('one', 'a', true));
  expect(slots.freeForSlow).toBe(3);
  slot.giveBack();
  expect(slots.freeForSlow).toBe(4);
  expect(slots.free).toBe(8);
});
