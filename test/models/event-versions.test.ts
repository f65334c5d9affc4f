/**
 * Whatever many people do at the same time, who carries out the events of a workspace in the order of its log knows what
 * the service shows, and the versions of each resource rise by one.
 * `npm run test:properties -- test/models/event-versions.test.ts --runs 200` tries more of it.
 */
import fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import { propertyRuns } from '../support/property-runs.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { stormSize } from '../support/storms.ts';
import { FoldError, foldEvents, requireSame } from './support/event-folds.ts';
import type { Event, Folded, FoldedResources } from './support/event-folds.ts';
import { carryOut, makeStormyWorld, stormOperations } from './support/event-storms.ts';
import type { StormyWorld } from './support/event-storms.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

const number = fc.nat({ max: 999 });
const detail = fc.nat({ max: 63 });
/** Whole boards come and go less often than what is on them. */
const operation = fc.oneof(
  ...stormOperations.map((name) => ({
    arbitrary: fc.constant(name),
    weight: /^(?:create|copy|delete)Board$/.test(name) ? 1 : /Cards?$/.test(name) ? 6 : 3,
  })),
);
const choice = fc.record({
  operation,
  target: number,
  other: number,
  detail,
});

const workers = 4;
const defaults = { seed: 20_261_123, runs: stormSize(10, 2) };

/** The operation that shows a resource, and the fields of it that events have. */
const shown = {
  workspace: ['getWorkspace', ['name', 'kind', 'card_key', 'board_deletion']],
  board: ['getBoard', ['name', 'description', 'template_id', 'visibility', 'archived_at']],
  column: ['getColumn', ['name', 'color', 'done', 'wip_limit', 'wip_limit_enforced', 'archived_at']],
  label: ['getLabel', ['name', 'color']],
  card: [
    'getCard',
    [
      'title',
      'description',
      'column_id',
      'label_ids',
      'assignee_ids',
      'priority',
      'due_on',
      'due_at',
      'completed_at',
      'archived_at',
    ],
  ],
  comment: ['getComment', ['card_id', 'body']],
  share_link: ['getShareLink', ['card_id', 'expires_at']],
  template: ['getTemplate', ['name', 'description']],
  member: ['getMember', ['email', 'name', 'user_id', 'role', 'status', 'board_ids']],
} as const satisfies Partial<Record<string, readonly [OperationId, readonly string[]]>>;

async function readLog({ token, workspaceId }: StormyWorld): Promise<Event[]> {
  const events: Event[] = [];
  for (let cursor: string | undefined; ;) {
    const query = { workspace_id: workspaceId, limit: 250, ...(cursor !== undefined && { cursor }) };
    const page = await service.succeed('listEvents', { token, query });
    events.push(...page.data);
    cursor = page.next_cursor;
    if (cursor === undefined) return events;
  }
}

async function read({ token }: StormyWorld, type: keyof typeof shown, id: string) {
  const { status, body } = await service.call(shown[type][0], { token, id });
  return status === 404 ? undefined : (body as Readonly<Record<string, unknown>>);
}

/** What test set-ups store without events. */
async function readUnrecorded(world: StormyWorld): Promise<FoldedResources> {
  const { token, workspaceId } = world;
  const { data } = await service.succeed('listMembers', { token, id: workspaceId, query: { limit: 100 } });
  const workspace = await service.succeed('getWorkspace', { token, id: workspaceId });
  const known = [
    { type: 'workspace', ...workspace },
    ...data.map((member) => ({ type: 'member', ...member })),
  ].map((resource): Folded => {
    const fields = resource as Readonly<Record<string, unknown>>;
    return {
      ...resource,
      boardId: undefined,
      version: versionIn(fields),
      isGone: false,
      isWhole: true,
      fields,
    };
  });
  return new Map(known.map((folded) => [folded.id, folded]));
}

/** The second number of the entity tag. */
function versionIn({ etag }: Readonly<Record<string, unknown>>): number {
  return Number(/^"\d+\.(\d+)[".]/.exec(String(etag))?.[1]);
}

async function compare(world: StormyWorld, folded: Folded): Promise<void> {
  const { type, id, version, isGone, isWhole, fields } = folded;
  if (!(type in shown)) return;
  const [, names] = shown[type as keyof typeof shown];
  const resource = await read(world, type as keyof typeof shown, id);
  if ((resource === undefined) !== isGone) throw new FoldError(`${id} is ${isGone ? 'there' : 'gone'}`);
  if (resource === undefined) return;
  for (const name of names.filter((field) => isWhole || field in fields)) {
    requireSame(`${name} of ${id}`, fields[name], resource[name]);
  }
  if (resource.etag !== undefined) requireSame(`the version of ${id}`, version, versionIn(resource));
}

describe('who carries out the events of a workspace', () => {
  const { parameters, timeoutMs } = propertyRuns('test/models/event-versions.test.ts', defaults);

  it(
    'knows what the service shows, whoever acts at the same time',
    async () => {
      const storm = fc.array(choice, { minLength: 40, maxLength: 120, size: 'max' });
      await fc.assert(
        fc.asyncProperty(storm, async (choices) => {
          const world = await makeStormyWorld(service);
          const unrecorded = await readUnrecorded(world);
          const work = async (worker: number) => {
            for (let n = worker; n < choices.length; n += workers) {
              const next = choices[n];
              if (next !== undefined) await carryOut(world, next);
            }
          };
          await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
          const folded = foldEvents(unrecorded, await readLog(world));
          for (const resource of folded.values()) await compare(world, resource);
        }),
        // Another try of the same requests takes another course.
        { ...parameters, endOnFailure: true },
      );
    },
    timeoutMs,
  );
});
