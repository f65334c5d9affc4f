/** What the registry of resources must not let compile. `npm run lint` fails when one of these lines compiles. */
import type {
  EventType,
  EventVerb,
  EventedResource,
  VersionedResource,
} from '../../src/domain/core/resources.ts';
import { pathOf } from '../../src/domain/core/resources.ts';
import { toTypeId } from '../../src/domain/core/ids.ts';

export const eventTypes: readonly EventType[] = [
  'card.moved',
  'billing.past_due',
  // @ts-expect-error -- a board is never past due
  'board.past_due',
  // @ts-expect-error -- nobody moves a label
  'label.moved',
  // @ts-expect-error -- no event is about a session
  'session.created',
  // @ts-expect-error -- no such resource
  'rocket.created',
];

// @ts-expect-error -- a share link never changes
export const verb: EventVerb<'share_link'> = 'updated';

// @ts-expect-error -- no event is about a sign-in
export const evented: EventedResource = 'sign_in';

// @ts-expect-error -- an invoice has no version
export const versioned: VersionedResource = 'invoice';

// @ts-expect-error -- no path shows an event by itself
export const path = pathOf('event', 'event_01m7wr7nkje7yr8hdwh5s8epng');

// @ts-expect-error -- no such prefix
export const id = toTypeId('rocket', '019aa123-57c2-7b0a-8a44-6f1d0c9b2e75');
