/** Sends requests to the service under test and holds every answer against its contract. */
import { Contract, Nonconformance } from './contract.ts';
import type { Answer, ContractDocument } from './contract.ts';

export interface Target {
  /** Where the service is, without a slash at the end. */
  readonly url: string;
  readonly token: string;
}

export interface Sending {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is when it is text. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The target's own unless given; null for none. */
  readonly token?: string | null;
}

export type Resource = Readonly<Record<string, unknown>> & { readonly id: string };

const timeoutMs = 30_000;

export class Probe {
  readonly contract: Contract;
  readonly #target: Target;

  private constructor(target: Target, contract: Contract) {
    this.#target = target;
    this.contract = contract;
  }

  /** Reads the contract that the target publishes. @throws {Nonconformance} when there is none */
  static async open(target: Target): Promise<Probe> {
    const response = await fetch(`${target.url}/openapi.json`, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Nonconformance(`/openapi.json answered ${response.status}`);
    const document = (await response.json()) as ContractDocument;
    if (!document.openapi.startsWith('3.1')) {
      throw new Nonconformance(`/openapi.json is OpenAPI ${document.openapi}, not 3.1`);
    }
    return new Probe(target, new Contract(document));
  }

  /** Sends a request to a path of the contract. @throws {Nonconformance} when the answer does not fit it */
  async send(method: string, path: string, sending: Sending = {}): Promise<Answer> {
    const answer = await this.sendOutside(method, path.replace(/\{\w+\}/, sending.id ?? ''), sending);
    this.contract.check(method, path, answer);
    return answer;
  }

  /** Sends a request that the contract does not have, such as one with another method. */
  async sendOutside(method: string, path: string, sending: Sending = {}): Promise<Answer> {
    const { query = {}, body, headers = {}, token = this.#target.token } = sending;
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${this.#target.url}${path}${search === '' ? '' : `?${search}`}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Sends a request that has to get this status. @throws {Nonconformance} when it gets another */
  async expect(status: number, method: string, path: string, sending?: Sending): Promise<Answer> {
    const answer = await this.send(method, path, sending);
    if (answer.status !== status) {
      throw new Nonconformance(`${method} ${path} answered ${answer.status}, not ${status}: ${answer.text}`);
    }
    return answer;
  }

  /** The same, for its body. */
  async make(path: string, sending: Sending): Promise<Resource> {
    return resourceIn(await this.expect(201, 'POST', path, sending));
  }

  /** The ids in a list, read in pages of this size. @throws {Nonconformance} when an id comes twice */
  async idsIn(path: string, limit: number, sending: Sending = {}): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | undefined; ;) {
      const query = { ...sending.query, limit: String(limit), ...(cursor !== undefined && { cursor }) };
      const { text } = await this.expect(200, 'GET', path, { ...sending, query });
      const page = JSON.parse(text) as { readonly data: readonly Resource[]; readonly next_cursor?: string };
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
      if (cursor === undefined) break;
    }
    if (new Set(ids).size < ids.length) throw new Nonconformance(`${path} shows an item on two pages`);
    return ids;
  }
}

export function resourceIn({ text }: Answer): Resource {
  return JSON.parse(text) as Resource;
}

export function require(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Nonconformance(otherwise);
}
