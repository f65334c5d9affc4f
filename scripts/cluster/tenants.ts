/** What the clients of one tenant do while something fails, and what of it must be there afterwards. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Mails } from './mails.ts';
import { persist, Tally } from './requests.ts';
import { Follower } from './streams.ts';

const writers = 2;
const pauseMs = 120;
/** One write of these is an invite. */
const writesPerInvite = 12;
/** Longer than it takes until a mail is tried again. */
const catchUpTimeoutMs = 180_000;

export interface Tenant {
  readonly token: string;
  readonly workspaceId: string;
}

/** What must hold after each fault. */
export interface Losses {
  /** Answered writes that are not there, or not as they were answered. */
  lost: number;
  /** Writes that are there twice. */
  doubled: number;
  /** Answered invites without a mail. */
  mailsMissing: number;
  /** Invites with mails of several Message-IDs: done twice. */
  mailsDoubled: number;
  /** Mails that came again with the same Message-ID, which receivers recognize. */
  mailsRepeated: number;
  eventsMissed: number;
  eventsRepeated: number;
  streamsRefused: number;
}

export class TenantLoad {
  readonly tally: Tally;
  readonly #url: string;
  readonly #tenant: Tenant;
  readonly #boardId: string;
  readonly #followers: readonly Follower[];
  /** The title that was answered last, by card. */
  readonly #titles = new Map<string, string>();
  readonly #invited: string[] = [];
  readonly #stopping = new AbortController();
  readonly #givingUp = new AbortController();
  #working: Promise<unknown> | undefined;

  private constructor(
    url: string,
    tenant: Tenant,
    tally: Tally,
    boardId: string,
    followers: readonly Follower[],
  ) {
    this.#url = url;
    this.#tenant = tenant;
    this.tally = tally;
    this.#boardId = boardId;
    this.#followers = followers;
  }

  /** With a board of its own. */
  static async prepare(url: string, tenant: Tenant, tally: Tally): Promise<TenantLoad> {
    const { token, workspaceId } = tenant;
    const setUp = new Tally();
    const signal = AbortSignal.timeout(30_000);
    const body = { name: 'Of this fault', workspace_id: workspaceId };
    const board = (await persist(
      { method: 'POST', url: `${url}/v1/boards`, token, body },
      setUp,
      signal,
    )) as { id: string };
    const snapshot = `${url}/v1/boards/${board.id}/snapshot`;
    const { resume_cursor: cursor } = (await persist(
      { method: 'GET', url: snapshot, token },
      setUp,
      signal,
    )) as {
      resume_cursor: string;
    };
    const stream = `${url}/v1/boards/${board.id}/events/stream`;
    const followers = [new Follower(stream, token, cursor), new Follower(stream, token, cursor)];
    return new TenantLoad(url, tenant, tally, board.id, followers);
  }

  start(): void {
    for (const follower of this.#followers) follower.start();
    const work = [this.#read(), ...Array.from({ length: writers }, (_, index) => this.#write(index))];
    this.#working = Promise.all(work);
    // Whoever stops it hears of it.
    this.#working.catch(() => undefined);
  }

  /** Lets each request be carried out that was begun. */
  async stop(timeoutMs: number): Promise<void> {
    this.#stopping.abort();
    const timer = setTimeout(() => {
      this.#givingUp.abort(new Error('requests did not succeed in time'));
    }, timeoutMs);
    await this.#working;
    clearTimeout(timer);
  }

  #send(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<unknown> {
    const call = { method, url: this.#url + path, token: this.#tenant.token, ...(body && { body }) };
    return persist(call, this.tally, this.#givingUp.signal);
  }

  async #read(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#send('GET', `/v1/boards/${this.#boardId}/cards?limit=20`);
      await delay(pauseMs);
    }
  }

  /** New cards, each with a title of its own, then another title; and invites. */
  async #write(writer: number): Promise<void> {
    for (let number = 0; !this.#stopping.signal.aborted; number += 1) {
      if (number % writesPerInvite === writesPerInvite - 1) await this.#invite(writer, number);
      else await this.#writeCard(`Card ${number} of writer ${writer}`, number % 3 === 0);
      await delay(pauseMs);
    }
  }

  async #writeCard(title: string, isRenamed: boolean): Promise<void> {
    const card = (await this.#send('POST', `/v1/boards/${this.#boardId}/cards`, { title })) as { id: string };
    this.#titles.set(card.id, title);
    if (!isRenamed) return;
    await this.#send('PATCH', `/v1/cards/${card.id}`, { title: `${title}, renamed` });
    this.#titles.set(card.id, `${title}, renamed`);
  }

  async #invite(writer: number, number: number): Promise<void> {
    const email = `${this.#boardId.slice(-10)}-${writer}-${number}@example.com`;
    await this.#send('POST', `/v1/workspaces/${this.#tenant.workspaceId}/members`, { email, role: 'member' });
    this.#invited.push(email);
  }

  get reopened(): number {
    return this.#followers.reduce((sum, { reopened }) => sum + reopened, 0);
  }

  /** Compares what is there with what was answered, and what the streams and the mail server got. */
  async compare(mails: Mails): Promise<Losses> {
    const [cards, events] = await Promise.all([this.#listCards(), this.#untilCaughtUp(mails)]);
    for (const follower of this.#followers) await follower.stop();
    const titleById = new Map(cards.map(({ id, title }) => [id, title]));
    const base = cards.map(({ title }) => title.replace(', renamed', ''));
    const missed = (follower: Follower) => events.filter((id) => !follower.received.includes(id)).length;
    const repeats = (list: readonly string[]) => list.length - new Set(list).size;
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    const inboxes = this.#invited.map((email) => mails.to(email));
    return {
      lost: [...this.#titles].filter(([id, title]) => titleById.get(id) !== title).length,
      doubled: repeats(base),
      mailsMissing: inboxes.filter((ids) => ids.length === 0).length,
      mailsDoubled: inboxes.filter((ids) => new Set(ids).size > 1).length,
      mailsRepeated: sum(inboxes.map(repeats)),
      eventsMissed: sum(this.#followers.map(missed)),
      eventsRepeated: sum(this.#followers.map(({ received }) => repeats(received))),
      streamsRefused: sum(this.#followers.map(({ refusals }) => refusals.length)),
    };
  }

  async #listCards(): Promise<{ id: string; title: string }[]> {
    return (await this.#list(`/v1/boards/${this.#boardId}/cards?limit=250`)) as {
      id: string;
      title: string;
    }[];
  }

  /** The events of the board, once the streams have as many and all mails are there, or in vain for long. */
  async #untilCaughtUp(mails: Mails): Promise<string[]> {
    const endsAtMs = performance.now() + catchUpTimeoutMs;
    // Events from before the snapshot are those of the board itself, which streams don't send again.
    const all = (await this.#list(`/v1/events?board_id=${this.#boardId}&limit=250`)) as {
      id: string;
      type: string;
    }[];
    const ids = all.filter(({ type }) => type.startsWith('card.')).map(({ id }) => id);
    const isComplete = () =>
      this.#followers.every(({ received }) => ids.every((id) => received.includes(id))) &&
      this.#invited.every((email) => mails.to(email).length > 0);
    while (!isComplete() && performance.now() < endsAtMs) await delay(200);
    return ids;
  }

  async #list(path: string): Promise<object[]> {
    const found: object[] = [];
    for (let cursor = ''; ;) {
      const page = (await this.#send('GET', `${path}${cursor}`)) as { data: object[]; next_cursor?: string };
      found.push(...page.data);
      if (page.next_cursor === undefined) return found;
      cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`;
    }
  }
}
