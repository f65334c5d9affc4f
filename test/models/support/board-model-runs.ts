/** One run of the service beside the model: every request goes to both, and they have to agree on all that is shown. */
import { inspect, isDeepStrictEqual } from 'node:util';
import { loadContract } from '../../../src/api/contract/contract.ts';
import { Prisma } from '../../../src/db/database.ts';
import { kindOf, tagOf, without } from './board-model.ts';
import type { PlacedProblem, Request, Shown, Thing, World } from './board-model.ts';
import { step } from './board-model-steps.ts';
import { boardOf, lostAccess, neededAccess } from './board-model-repeats.ts';
import type { NeededAccess } from './board-model-repeats.ts';
import type { Outcome } from './board-model-steps.ts';
import { newLabel } from './board-model-transfers.ts';
import type { MadeLabel } from './board-model-transfers.ts';
import { operationSpec } from '../../support/contract-matcher.ts';
import { storedId, typeIdOf } from '../../support/ids.ts';
import type { CallOptions, ProblemBody, Service } from '../../support/service.ts';

const problems = loadContract()['x-problems'];

/** A request with an Idempotency-Key that was carried out, and its answer. */
interface Kept {
  readonly request: Request;
  readonly status: number;
  readonly text: string;
  /** The access that a repetition needs: what the request needed, as far as it left its caller that. */
  readonly needed: NeededAccess | undefined;
}

export interface Clock {
  nowMs: number;
}

const secondMs = 1000;

export class ModelRun {
  readonly service: Service;
  readonly world: World;
  readonly kept: Kept[] = [];
  /** Every request with what became of it, for whoever reads of a difference. */
  readonly story: string[] = [];
  readonly #clock: Clock;
  readonly #names = new Map<string, string>();

  constructor(service: Service, world: World, clock: Clock) {
    this.service = service;
    this.world = world;
    this.#clock = clock;
  }

  /** @throws {Error} that tells the whole story when service and model differ */
  async perform(request: Request): Promise<void> {
    this.#tick();
    const answer = isList(request) ? await this.#readList(request) : await this.#send(request);
    const { id = 'none', cards = [] } = (answer.body ?? {}) as {
      id?: string;
      cards?: readonly { id: string }[];
    };
    const columnId = answer.status === 201 ? await this.#columnOf(request, id) : undefined;
    const aboveId = answer.status === 200 ? await this.#aboveOf(request) : undefined;
    const labels = await this.#labelsOf(request, answer.status);
    const boardId = boardOf(this.world, request);
    // What is only asked about happens to a copy of the model.
    const target = request.validateOnly === true ? structuredClone(this.world) : this.world;
    const outcome = step(target, request, {
      id,
      cardIds: cards.map((card) => card.id),
      labels,
      ...(columnId !== undefined && { columnId }),
      ...(aboveId !== undefined && { aboveId }),
    });
    this.story.push(`${this.#described(request)} → ${answer.status}`);
    const expected = expectedOf(request, outcome);
    if (request.validateOnly === true) this.agree(this.#rehearsed(answer.shown), this.#rehearsed(expected));
    else this.agree(answer.shown, expected);
    const { status, text } = answer;
    if (request.idempotencyKey !== undefined && request.validateOnly !== true && status < 300) {
      this.kept.push({ request, status, text, needed: neededAccess(this.world, request, boardId) });
    }
  }

  /**
   * Sends again what was carried out once: nothing happens, and the answer is that of the first time, as long as the
   * caller has the access that it needed.
   */
  async repeat(
    { request, status, text, needed }: Kept,
    { altered }: { readonly altered: boolean },
  ): Promise<void> {
    this.#tick();
    const other = altered ? alteredBody(request.body) : undefined;
    const again = other === undefined ? request : { ...request, body: other };
    const answer = await this.#send(again);
    this.story.push(`again: ${this.#described(again)} → ${answer.status}`);
    const isEnded = !request.bySession && this.world.actors[request.actor]?.tokenEnded === true;
    if (isEnded) this.agree(answer.shown, refusal('invalid_token'));
    else if (other !== undefined) this.agree(answer.shown, refusal('idempotency_key_reused'));
    else {
      const lost = lostAccess(this.world, request, needed);
      if (lost !== undefined) this.agree(answer.shown, refusal(lost));
      else this.agree([answer.status, answer.text, answer.isReplayed], [status, text, true]);
    }
  }

  /** @throws {Error} unless what the service shows is what the model expects */
  agree(actual: unknown, expected: unknown): void {
    if (isDeepStrictEqual(actual, expected)) return;
    const show = (value: unknown) => this.#named(inspect(value, { depth: 6, sorted: true }));
    throw new Error(
      `${this.story.join('\n')}\nThe service says: ${show(actual)}\nThe model says:   ${show(expected)}`,
    );
  }

  /** Without the ids of labels that would be created. */
  #rehearsed(shown: object): unknown {
    return JSON.parse(JSON.stringify(shown), (field, value: unknown) => {
      if (field !== 'label_ids') return value;
      const isKnown = (id: string) => this.world.things[id] !== undefined;
      return (value as readonly string[]).map((id) => (isKnown(id) ? id : newLabel)).sort();
    });
  }

  #tick(): void {
    this.world.nowMs += secondMs;
    this.#clock.nowMs = this.world.nowMs;
  }

  async #send(request: Request) {
    const { status, headers, text, body } = await this.service.call(
      request.operationId,
      optionsOf(this.world, request),
    );
    const shown: Expected = {
      status,
      ...(status >= 400
        ? problemIn(request, body)
        : { body: withoutCursors(body), tag: strong(headers.etag) }),
      ...(headers['validate-only'] === 'true' && { validateOnly: true }),
    };
    return { status, text, body, shown, isReplayed: headers['idempotent-replayed'] === 'true' };
  }

  /** Reads a list to its end, page by page. */
  async #readList(request: Request) {
    const items: unknown[] = [];
    for (let cursor: string | undefined; ;) {
      const query = { ...request.query, ...(cursor !== undefined && { cursor }) };
      const answer = await this.#send({ ...request, query });
      const page = (answer.body ?? {}) as {
        readonly data?: readonly unknown[];
        readonly next_cursor?: string;
      };
      items.push(...(page.data ?? []));
      cursor = page.next_cursor;
      if (cursor === undefined) {
        const { status } = answer;
        return { ...answer, shown: status === 200 ? { status, body: items } : answer.shown };
      }
    }
  }

  /** The labels that a move or a copy has created. */
  async #labelsOf({ operationId, validateOnly }: Request, status: number): Promise<MadeLabel[]> {
    const canCreate = ['moveCard', 'moveCards', 'copyCard'].includes(operationId);
    if (!canCreate || validateOnly === true || status >= 300) return [];
    const createdAt = new Date(this.world.nowMs);
    const made = await this.service.database.reader.prisma.label.findMany({ where: { createdAt } });
    return made.map(({ id, boardId, name }) => ({
      id: typeIdOf('label', id),
      boardId: typeIdOf('board', boardId),
      name,
    }));
  }

  /** The column that a new board starts with. */
  async #columnOf({ operationId, validateOnly, actor }: Request, id: string): Promise<string | undefined> {
    if (operationId !== 'createBoard' || validateOnly === true) return undefined;
    const token = this.world.actors[actor]?.session;
    const { data } = await this.service.succeed('listColumns', { token, id });
    return data[0]?.id;
  }

  /** What comes right before a column or card that was restored from the trash. */
  async #aboveOf({ id = '', validateOnly }: Request): Promise<string | undefined> {
    const kind = kindOf(id);
    if (this.world.trash[id] === undefined || kind === 'board' || validateOnly === true) return undefined;
    const [table, within] = kind === 'card' ? ['cards', 'column_id'] : ['columns', 'board_id'];
    const [above] = await this.service.database.reader.rows<{ readonly id: string }>(Prisma.sql`
      SELECT a.id FROM ${Prisma.raw(table)} t JOIN ${Prisma.raw(table)} a
        ON a.${Prisma.raw(within)} = t.${Prisma.raw(within)} AND a.rank < t.rank
      WHERE t.id = ${storedId(id)}::uuid ORDER BY a.rank DESC LIMIT 1`);
    return above === undefined ? undefined : typeIdOf(kind, above.id);
  }

  #described({ operationId, actor, bySession, ...rest }: Request): string {
    return this.#named(`${actor}${bySession ? ' (session)' : ''} ${operationId} ${JSON.stringify(rest)}`);
  }

  /** The same with short names in place of ids. */
  #named(text: string): string {
    return text.replace(/\b([a-z]+)_[0-7][0-9a-z]{25}\b/g, (id, kind: string) => {
      const count = [...this.#names.keys()].filter((it) => it.startsWith(`${kind}_`)).length;
      const name = this.#names.get(id) ?? `${kind}${count + 1}`;
      this.#names.set(id, name);
      return name;
    });
  }
}

interface Expected {
  readonly status: number;
  readonly code?: string | undefined;
  /** Everything that is wrong with a batch. */
  readonly problems?: readonly PlacedProblem[];
  readonly body?: unknown;
  readonly tag?: string | undefined;
  readonly validateOnly?: true;
}

function refusal(code: string, placed?: readonly PlacedProblem[]): Expected {
  return { status: problems[code]?.status ?? 0, code, ...(placed !== undefined && { problems: placed }) };
}

/** What is compared of a problem: of a batch with places, each of them. */
function problemIn(request: Request, body: unknown): Pick<Expected, 'code' | 'problems'> {
  const { code, errors } = body as ProblemBody;
  const isListed = request.body !== undefined && 'cards' in request.body && errors !== undefined;
  const listed = errors?.map((error) => ({ pointer: error.pointer, code: error.code })) as PlacedProblem[];
  return { code, ...(isListed && { problems: listed }) };
}

/** A snapshot of a board without what the model doesn't know. */
function withoutCursors(body: unknown): unknown {
  const shown = (body ?? {}) as Shown;
  return 'resume_cursor' in shown && 'people' in shown ? without(shown, 'resume_cursor', 'people') : body;
}

function strong(tag: string | undefined): string | undefined {
  return tag?.startsWith('W/') === true ? undefined : tag;
}

function expectedOf(request: Request, { refused, shown, list, cards, body }: Outcome): Expected {
  if (refused !== undefined) return refusal(refused.code, refused.problems);
  const status = operationSpec(request.operationId).statuses.find((it) => it < 300) ?? 0;
  if (list !== undefined) return { status, body: list.map(bodyOf) };
  const rehearsed = request.validateOnly === true && ({ validateOnly: true } as const);
  if (body !== undefined) return { status, body, ...(!isList(request) && { tag: undefined }), ...rehearsed };
  if (cards !== undefined) {
    const shownCards = cards.map(rehearsed === false ? bodyOf : ({ shown: card }) => card);
    return { status, body: { cards: shownCards }, tag: undefined, ...rehearsed };
  }
  if (rehearsed !== false) return { status, body: shown?.shown, tag: undefined, ...rehearsed };
  return shown === undefined
    ? { status, body: undefined, tag: undefined }
    : expectedSight(request, status, shown);
}

function expectedSight({ ifNoneMatch }: Request, status: number, thing: Thing): Expected {
  const tag = tagOf(thing);
  return tag === ifNoneMatch ? { status: 304, body: undefined, tag } : { status, body: bodyOf(thing), tag };
}

function bodyOf(thing: Thing): Shown {
  return { ...thing.shown, etag: tagOf(thing) };
}

function isList({ operationId }: Request): boolean {
  return operationId.startsWith('list');
}

function optionsOf(world: World, request: Request): CallOptions {
  const { actor, bySession, id, path, body, query } = request;
  const { ifMatch, ifNoneMatch, idempotencyKey, validateOnly } = request;
  return {
    token: bySession ? world.actors[actor]?.session : world.actors[actor]?.token,
    ...(id !== undefined && { id }),
    ...(path !== undefined && { path }),
    ...(body !== undefined && { body }),
    query: { ...query, ...(validateOnly === true && { validate_only: true }) },
    headers: {
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
      ...(ifNoneMatch !== undefined && { 'If-None-Match': ifNoneMatch }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
  };
}

/** The same body with another name or text, if it has one. */
function alteredBody(body: Shown = {}): Shown | undefined {
  const field = ['name', 'title', 'body'].find((name) => name in body);
  return field === undefined ? undefined : { ...body, [field]: 'altered' };
}
