/**
 * What the example front end makes of events is what the service shows: after any requests on a board, one after the other or
 * at the same time, its snapshot from before, with the events since then carried out, is the snapshot that it would read now.
 * `npm run test:properties -- test/models/folded-boards.test.ts --runs 200` tries more of it.
 */
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { stormSize } from '../support/storms.ts';
import { carryOut, makeStormyWorld, stormOperations } from './support/event-storms.ts';
import type { StormChoice, StormyWorld } from './support/event-storms.ts';

type Schemas = components['schemas'];
type Snapshot = Schemas['BoardSnapshot'];

interface FrontEnd {
  readonly foldEvent: (board: Snapshot, event: Schemas['Event']) => Snapshot | 'unclear';
}

// It is compiled for browsers, with other types than the tests have.
const file = path.join(import.meta.dirname, '../../examples/kanban/src/board/event-folds.ts');
let foldEvent: FrontEnd['foldEvent'];
let service: Service;

beforeAll(async () => {
  service = await startService();
  ({ foldEvent } = (await import(file)) as FrontEnd);
});

const choice = fc.record({
  operation: fc.constantFrom(
    ...stormOperations.filter(
      (name) => !/^(?:create|copy|delete)Board$|BoardMember|Template|Workspace/.test(name),
    ),
  ),
  target: fc.nat({ max: 999 }),
  other: fc.nat({ max: 999 }),
  detail: fc.nat({ max: 63 }),
});
const defaults = { seed: 20_261_123, runs: stormSize(10, 2) };
const atOnce = 3;

/** A board as a front end has it, with how often its events were enough. */
class Copy {
  readonly #world: StormyWorld;
  readonly #id: string;
  #board: Snapshot | undefined;
  folded = 0;
  read = 0;

  constructor(world: StormyWorld, id: string) {
    this.#world = world;
    this.#id = id;
  }

  async snapshot(): Promise<Snapshot> {
    const { body, status } = await service.call('getBoardSnapshot', {
      token: this.#world.token,
      id: this.#id,
    });
    if (status !== 200) throw new Error(`the board answered ${status}`);
    return body as Snapshot;
  }

  async start(): Promise<void> {
    this.#board = await this.snapshot();
  }

  /** Carries out what has happened since, and compares. */
  async compare(): Promise<void> {
    const cursor = this.#board?.resume_cursor ?? '';
    const { data } = await service.succeed('listBoardEvents', {
      token: this.#world.token,
      id: this.#id,
      query: { cursor, limit: 250 },
    });
    const now = await this.snapshot();
    let board = this.#board ?? now;
    for (const event of data) {
      const next = foldEvent(board, event);
      if (next === 'unclear') {
        this.read += 1;
        this.#board = now;
        return;
      }
      board = next;
    }
    this.folded += data.length;
    requireSame(shownOf(board), shownOf(now), data);
    this.#board = now;
  }
}

/** @throws {Error} that says where both differ, after which events */
function requireSame(folded: unknown, shown: unknown, events: readonly Schemas['Event'][]): void {
  const differences = differencesOf(folded, shown);
  if (differences.length === 0) return;
  const log = events.map(
    ({ type, resource, changes }) => `${type} ${resource.id} ${JSON.stringify(changes)}`,
  );
  throw new Error(`${differences.join('\n')}\nafter\n${log.join('\n')}`);
}

function differencesOf(folded: unknown, shown: unknown, place = ''): string[] {
  if (typeof folded !== 'object' || typeof shown !== 'object' || folded === null || shown === null) {
    const texts = [folded, shown].map((value) => JSON.stringify(value));
    return texts[0] === texts[1]
      ? []
      : [`${place} is ${texts[0]} by events, and ${texts[1]} in the snapshot`];
  }
  const keys = new Set([...Object.keys(folded), ...Object.keys(shown)]);
  return [...keys].flatMap((key) =>
    differencesOf(Reflect.get(folded, key), Reflect.get(shown, key), `${place}/${key}`),
  );
}

/** What is on the board. People are read besides. */
function shownOf({ board, columns, labels }: Snapshot) {
  return {
    board,
    labels,
    columns: columns.map(({ column, card_count, cards }) => ({
      column,
      card_count,
      cards: cards.map(({ label_ids, assignee_ids, ...card }) => ({
        ...card,
        label_ids: [...label_ids].sort(),
        assignee_ids: [...assignee_ids].sort(),
      })),
    })),
  };
}

describe('a board in the example front end', () => {
  const { parameters, timeoutMs } = propertyRuns('test/models/folded-boards.test.ts', defaults);

  it(
    'is after its events what the service shows',
    async () => {
      const counts = { folded: 0, read: 0 };
      const storm = fc.array(choice, { minLength: 40, maxLength: 90, size: 'max' });
      await fc.assert(
        fc.asyncProperty(storm, async (choices) => {
          const world = await makeStormyWorld(service);
          const copies = world.pools.board.map((id) => new Copy(world, id));
          await Promise.all(copies.map((copy) => copy.start()));
          for (let start = 0; start < choices.length; start += atOnce) {
            const now: readonly StormChoice[] = choices.slice(start, start + atOnce);
            await Promise.all(now.map((next) => carryOut(world, next)));
            for (const copy of copies) await copy.compare();
          }
          for (const copy of copies) {
            counts.folded += copy.folded;
            counts.read += copy.read;
          }
        }),
        { ...parameters, endOnFailure: true },
      );
      console.log(`Carried out ${counts.folded} events, and read boards again ${counts.read} times.`);
      expect(counts.folded).toBeGreaterThan(counts.read);
    },
    timeoutMs,
  );
});
