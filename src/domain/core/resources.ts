/**
 * The registry of resources: what is true of each type, once. Ids, events, paths, entity tags and purging are derived
 * from it. A type's name is the prefix of its ids and the first half of its event types.
 */

interface Resource<Name extends string> {
  readonly table: string;
  /** Tables whose rows are part of a resource, and are purged before it. */
  readonly partTables?: readonly string[];
  /** Where it is. Absent if it is in no workspace. */
  readonly within?: 'workspace' | 'board' | 'card';
  /**
   * When its rows are deleted: with the resource that it is in; the same, but only from a workspace without invoices;
   * after its `expires_at`; a day after its `created_at`; or by code of its own in `src/jobs/tasks/purge.ts`. Absent if
   * never.
   */
  readonly purged?: 'with-its-place' | 'unless-invoiced' | 'when-expired' | 'after-a-day' | 'in-steps';
  /** The path that shows one. Absent if it is never shown by itself. */
  readonly path?: `/v1/${string}`;
  /** What happens to it, for the event log. Absent if no event is about it. The contract lists the same event types. */
  readonly verbs?: readonly string[];
  /** The fields of its events' changes that hold ids, and what the ids are of. */
  readonly idFields?: Readonly<Record<string, Name>>;
  /**
   * The first part of its entity tags, which end in the version of its row. Absent if its rows have no version. Raise
   * it when a release changes how the resource is shown, so that clients don't keep old responses.
   */
  readonly revision?: number;
}

function defineResources<
  const Resources extends { readonly [Name in keyof Resources]: Resource<keyof Resources & string> },
>(resources: Resources): Resources {
  return resources;
}

/** Resources in the same place are purged in this order. */
export const resources = defineResources({
  user: { table: 'users', path: '/v1/users/{id}' },
  session: { table: 'sessions', purged: 'when-expired', path: '/v1/sessions/{id}' },
  sign_in: { table: 'sign_ins', purged: 'when-expired' },
  email_change: { table: 'email_changes', purged: 'when-expired' },
  account_deletion: { table: 'account_deletions', purged: 'when-expired' },
  export: {
    table: 'person_exports',
    partTables: ['person_export_parts'],
    purged: 'in-steps',
    path: '/v1/me/exports/{id}',
  },
  workspace: {
    table: 'workspaces',
    partTables: [
      'card_number_slots',
      'event_log_starts',
      'member_departures',
      'usage_parts',
      'workspace_usage',
    ],
    purged: 'in-steps',
    path: '/v1/workspaces/{id}',
    verbs: ['created', 'updated', 'deleted', 'restored', 'held', 'released'],
    revision: 4,
  },
  board: {
    table: 'boards',
    partTables: [
      'member_boards',
      'board_people',
      'board_former_workspaces',
      'board_presence',
      'trash_items',
      'trash_rows',
    ],
    within: 'workspace',
    purged: 'in-steps',
    path: '/v1/boards/{id}',
    verbs: ['created', 'updated', 'archived', 'restored', 'deleted', 'moved_in', 'moved_out'],
    idFields: { template_id: 'template' },
    revision: 3,
  },
  board_member: {
    table: 'board_members',
    within: 'board',
    purged: 'with-its-place',
    verbs: ['created', 'updated', 'deleted'],
    idFields: { user_id: 'user' },
  },
  column: {
    table: 'columns',
    within: 'board',
    purged: 'with-its-place',
    path: '/v1/columns/{id}',
    verbs: ['created', 'updated', 'moved', 'archived', 'restored', 'deleted'],
    revision: 2,
  },
  label: {
    table: 'labels',
    within: 'board',
    purged: 'with-its-place',
    path: '/v1/labels/{id}',
    verbs: ['created', 'updated', 'deleted'],
    revision: 2,
  },
  card: {
    table: 'cards',
    partTables: ['card_labels', 'card_assignees'],
    within: 'board',
    purged: 'in-steps',
    path: '/v1/cards/{id}',
    verbs: [
      'created',
      'updated',
      'moved',
      'moved_out',
      'moved_in',
      'archived',
      'restored',
      'deleted',
      'due_soon',
      'overdue',
    ],
    idFields: {
      column_id: 'column',
      label_ids: 'label',
      assignee_ids: 'user',
      after_card_id: 'card',
      created_by: 'user',
    },
    revision: 2,
  },
  comment: {
    table: 'comments',
    within: 'card',
    purged: 'with-its-place',
    path: '/v1/comments/{id}',
    verbs: ['created', 'updated', 'deleted', 'restored'],
    idFields: { card_id: 'card', created_by: 'user' },
    revision: 3,
  },
  share_link: {
    table: 'share_links',
    partTables: ['legacy_share_links'],
    within: 'card',
    purged: 'with-its-place',
    path: '/v1/share-links/{id}',
    verbs: ['created', 'deleted', 'restored'],
    idFields: { card_id: 'card', created_by: 'user' },
  },
  template: {
    table: 'templates',
    within: 'workspace',
    purged: 'with-its-place',
    path: '/v1/templates/{id}',
    verbs: ['created', 'updated', 'deleted'],
    revision: 3,
  },
  // Before webhooks, which they are of.
  delivery: {
    table: 'webhook_deliveries',
    within: 'workspace',
    purged: 'with-its-place',
    path: '/v1/deliveries/{id}',
  },
  replay: {
    table: 'webhook_replays',
    within: 'workspace',
    purged: 'with-its-place',
    path: '/v1/replays/{id}',
  },
  webhook: {
    table: 'webhooks',
    partTables: ['webhook_lanes', 'webhook_queues'],
    within: 'workspace',
    purged: 'with-its-place',
    path: '/v1/webhooks/{id}',
    verbs: ['created', 'updated', 'disabled', 'deleted'],
    idFields: { board_id: 'board' },
    revision: 1,
  },
  token: {
    table: 'access_tokens',
    partTables: ['deprecated_calls'],
    within: 'workspace',
    purged: 'with-its-place',
    path: '/v1/access-tokens/{id}',
    verbs: ['created', 'updated', 'deleted'],
    idFields: { created_by: 'user', minted_by: 'token' },
  },
  member: {
    table: 'workspace_members',
    within: 'workspace',
    purged: 'with-its-place',
    path: '/v1/members/{id}',
    verbs: ['created', 'updated', 'deleted'],
    idFields: { user_id: 'user', board_ids: 'board' },
    revision: 2,
  },
  // After members: a person who changes their name records an event in every workspace that they are a member of.
  event: { table: 'events', partTables: ['incoming_events'], within: 'workspace', purged: 'with-its-place' },
  billing: {
    table: 'billing_accounts',
    partTables: ['seat_changes', 'billing_terms', 'invoice_counters'],
    within: 'workspace',
    purged: 'unless-invoiced',
    // By the id of its workspace.
    path: '/v1/workspaces/{id}/billing',
    verbs: ['updated', 'plan_changed', 'canceled', 'resumed', 'past_due'],
    revision: 1,
  },
  billing_link: {
    table: 'billing_links',
    within: 'workspace',
    purged: 'after-a-day',
    path: '/v1/billing-links/{id}',
    verbs: ['created'],
  },
  plan_preview: {
    table: 'plan_previews',
    within: 'workspace',
    purged: 'after-a-day',
    path: '/v1/plan-previews/{id}',
    verbs: ['created'],
  },
  invoice: {
    table: 'invoices',
    partTables: ['invoice_lines'],
    within: 'workspace',
    path: '/v1/invoices/{id}',
    verbs: ['created', 'updated'],
    idFields: { credited_invoice_id: 'invoice' },
  },
});

type Resources = typeof resources;

/** The name of a type of resource, which is the prefix of its ids. */
export type ResourceName = keyof Resources;

/** The names of the types that have a property in the registry. */
type NamesWith<Property extends keyof Resource<never>> = {
  [Name in ResourceName]: Resources[Name] extends Readonly<Record<Property, unknown>> ? Name : never;
}[ResourceName];

/** The types that events are about. */
export type EventedResource = NamesWith<'verbs'>;

/** What can happen to a resource of this type. */
export type EventVerb<Name extends EventedResource> = Resources[Name]['verbs'][number];

/** Such as `card.moved`. A verb that the resource does not have, as in `board.past_due`, does not compile. */
export type EventType = { [Name in EventedResource]: `${Name}.${EventVerb<Name>}` }[EventedResource];

/** The types of events about a type of resource; none if there is no such type. */
export function eventTypesOf(name: string): readonly string[] {
  const known = resourceList.find((resource) => resource.name === name);
  return (known?.verbs ?? []).map((verb) => `${name}.${verb}`);
}

/** The types whose rows have a version. */
export type VersionedResource = NamesWith<'revision'>;

/** The types that a path shows. */
export type ShownResource = NamesWith<'path'>;

/** The registry as a list. */
export const resourceList: readonly (Resource<ResourceName> & { readonly name: ResourceName })[] =
  Object.entries<Resource<ResourceName>>(resources).map(([name, resource]) => ({
    ...resource,
    name: name as ResourceName,
  }));

/** The path of one resource. */
export function pathOf(name: ShownResource, typeId: string): string {
  return resources[name].path.replace('{id}', typeId);
}

/** The fields of an event's changes that hold ids, by the type of its resource, and what the ids are of. */
export function idFieldsOf(name: EventedResource): Readonly<Partial<Record<string, ResourceName>>> {
  const { idFields = {} }: Resource<ResourceName> = resources[name];
  return idFields;
}

/** How long the rows of a deleted workspace are kept. An operator can restore it so long. */
export const workspaceKeptMs = 7 * 86_400_000;
