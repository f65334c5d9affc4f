/**
 * Whatever people of every role do, in whatever order, the service and a small model of boards and cards show the same.
 * `npm run test:properties -- --runs 2000 --seed 7` tries more of it.
 */
import fc from 'fast-check';
import { beforeAll, describe, it } from 'vitest';
import { testStart } from '../support/clock.ts';
import type { World } from './support/board-model.ts';
import { compareEverything } from './support/board-model-endings.ts';
import { requestOf } from './support/board-model-requests.ts';
import type { Choice } from './support/board-model-aims.ts';
import type { Clock, ModelRun } from './support/board-model-runs.ts';
import { startRun } from './support/board-model-worlds.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { stormSize } from '../support/storms.ts';

const clock: Clock = { nowMs: testStart.getTime() };
let service: Service;

beforeAll(async () => {
  service = await startService({ now: () => new Date(clock.nowMs) });
});

/** How often each operation is chosen, beside the others. */
const weights = {
  createBoard: 2,
  getBoard: 1,
  updateBoard: 2,
  deleteBoard: 1,
  archiveBoard: 2,
  restoreBoard: 3,
  createColumn: 3,
  getColumn: 1,
  updateColumn: 2,
  moveColumn: 4,
  archiveColumn: 2,
  restoreColumn: 3,
  deleteColumn: 3,
  createCard: 8,
  getCard: 1,
  updateCard: 6,
  moveCard: 10,
  copyCard: 3,
  archiveCard: 3,
  restoreCard: 5,
  deleteCard: 3,
  moveColumnCards: 3,
  archiveColumnCards: 2,
  sortColumnCards: 4,
  addCardLabel: 2,
  removeCardLabel: 2,
  addCardAssignee: 2,
  removeCardAssignee: 2,
  createLabel: 3,
  getLabel: 1,
  updateLabel: 3,
  deleteLabel: 2,
  createComment: 3,
  getComment: 1,
  updateComment: 3,
  deleteComment: 3,
  getMember: 1,
  updateMember: 6,
  deleteMember: 1,
  leaveWorkspace: 1,
  listBoards: 2,
  listColumns: 2,
  listCards: 6,
  listLabels: 1,
  listComments: 1,
  listWorkspaceCards: 4,
  listMembers: 1,
  listTrash: 2,
  getBoardSnapshot: 1,
  getBoardCounts: 1,
  getWorkspaceCounts: 1,
} satisfies Partial<Record<OperationId, number>>;

const batchWeights = {
  createCards: 4,
  updateCards: 4,
  moveCards: 8,
  archiveCards: 2,
  restoreCards: 3,
} satisfies Partial<Record<OperationId, number>>;

const oneOf = (weighed: Partial<Record<OperationId, number>>) =>
  fc.oneof(
    ...Object.entries(weighed).map(([operationId, weight]) => ({
      arbitrary: fc.constant(operationId as OperationId),
      weight,
    })),
  );
/** Who may do much acts more often than who may do little. */
const actors = fc.oneof(
  ...Object.entries({ owner: 6, admin: 4, member: 5, guest: 4, removed: 1, stranger: 1 }).map(
    ([name, weight]) => ({ arbitrary: fc.constant(name), weight }),
  ),
);
const number = fc.nat({ max: 999 });
const small = fc.nat({ max: 20 });

class Command implements fc.AsyncCommand<World, ModelRun> {
  readonly choice: Choice;

  constructor(choice: Choice) {
    this.choice = choice;
  }

  check(world: World): boolean {
    return requestOf(world, this.choice) !== undefined;
  }

  async run(world: World, run: ModelRun): Promise<void> {
    const request = requestOf(world, this.choice);
    if (request !== undefined) await run.perform(request);
  }

  toString(): string {
    return `${this.choice.actor} ${this.choice.operationId}`;
  }
}

/** Sends again, under its Idempotency-Key, what was carried out before. */
class Repetition implements fc.AsyncCommand<World, ModelRun> {
  readonly #which: number;
  readonly #altered: boolean;

  constructor(which: number, altered: boolean) {
    this.#which = which;
    this.#altered = altered;
  }

  check(): boolean {
    return true;
  }

  async run(_world: World, run: ModelRun): Promise<void> {
    const kept = run.kept[this.#which % run.kept.length];
    if (kept !== undefined) await run.repeat(kept, { altered: this.#altered });
  }

  toString(): string {
    return this.#altered ? 'again, altered' : 'again';
  }
}

/** What decides about one thing. */
const itemChoice = (numbers: fc.Arbitrary<number>) => ({
  target: numbers,
  others: fc.tuple(numbers, numbers, numbers),
  words: fc.tuple(small, small),
  fields: fc.nat({ max: 1023 }),
  condition: fc.oneof(
    { arbitrary: fc.constant('none' as const), weight: 6 },
    { arbitrary: fc.constantFrom('current' as const, 'stale' as const), weight: 1 },
  ),
});

const requestChoice = {
  actor: actors,
  bySession: fc.boolean(),
  ...itemChoice(number),
  validateOnly: fc.nat({ max: 7 }).map((chance) => chance === 7),
  repeatable: fc.boolean(),
};

const command = fc
  .record({ operationId: oneOf(weights), ...requestChoice })
  .map((choice) => new Command(choice));

/** One mistake refuses all of a batch, so that its items have few: things that are somewhere else, or gone. */
const rarelyWrong = fc.oneof(
  { arbitrary: fc.nat({ max: 99 }).map((tens) => tens * 10), weight: 20 },
  {
    arbitrary: fc.nat({ max: 199 }).map((number) => Math.floor(number / 2) * 10 + 8 + (number % 2)),
    weight: 1,
  },
);
const batch = fc
  .record({
    operationId: oneOf(batchWeights),
    ...requestChoice,
    items: fc.array(fc.record(itemChoice(rarelyWrong)), { minLength: 1, maxLength: 6 }),
  })
  .map((choice) => new Command(choice));
const repetition = fc.tuple(small, fc.boolean()).map(([which, altered]) => new Repetition(which, altered));

const copies = <Item>(count: number, item: Item): Item[] => Array<Item>(count).fill(item);

const defaults = { seed: 20_261_121, runs: stormSize(10, 4) };
const commandsMax = 200;

describe('boards and cards', () => {
  const { parameters, timeoutMs, replayPath } = propertyRuns('test/models/model.test.ts', defaults);

  it(
    'match a simple model after any sequence of operations by anyone',
    async () => {
      const commands = fc.commands([...copies(16, command), ...copies(4, batch), repetition], {
        maxCommands: commandsMax,
        size: 'max',
        ...(replayPath !== undefined && { replayPath }),
      });
      await fc.assert(
        fc.asyncProperty(commands, async (sequence) => {
          const run = await startRun(service, clock);
          await fc.asyncModelRun(() => ({ model: run.world, real: run }), sequence);
          await compareEverything(run);
        }),
        parameters,
      );
    },
    timeoutMs,
  );
});
