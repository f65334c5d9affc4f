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
  /** The ids of what was made. */
  readonly made: string[] = [];
  readonly #target: Target;
  /** What the token may do; absent when the service does not say. */
  #scopes: readonly string[] | undefined;

  private constructor(target: Target, contract: Contract) {
    this.#target = target;
    this.contract = contract;
  }

  /**
   * Reads the contract that the target publishes, and what the token may do.
   *
   * @throws {Error} when there is nobody, no contract, or the token is not valid
   */
  static async open(target: Target): Promise<Probe> {
    const { status, text } = await send(target.url, 'GET', '/openapi.json', {});
    if (status !== 200) throw new Error(`${target.url}/openapi.json answered ${status}`);
    const document = jsonIn(text) as ContractDocument | undefined;
    if (document?.openapi?.startsWith('3.1') !== true) {
      throw new Error(`${target.url}/openapi.json is not an OpenAPI 3.1 contract`);
    }
    const probe = new Probe(target, new Contract(document));
    const me = await probe.sendOutside('GET', '/v1/me');
    if (me.status === 401) throw new Error(`the token is not valid at ${target.url}: ${me.text}`);
    probe.#scopes = (jsonIn(me.text) as Me | undefined)?.credential?.scopes;
    return probe;
  }

  /** Those of these scopes that the token is known to lack. */
  lacking(scopes: readonly string[]): readonly string[] {
    return scopes.filter((scope) => this.#scopes?.includes(scope) === false);
  }

  /** Sends a request to a path of the contract. @throws {Nonconformance} when the answer does not fit it */
  async send(method: string, path: string, sending: Sending = {}): Promise<Answer> {
    const answer = await this.sendOutside(method, path.replace(/\{\w+\}/, sending.id ?? ''), sending);
    // Before it is judged: a faulty service makes things, too.
    if (answer.status === 201) this.made.push(...madeIdsIn(answer));
    this.contract.check(method, path, answer);
    return answer;
  }

  /** Sends a request that the contract does not have, such as one with another method. */
  async sendOutside(method: string, path: string, sending: Sending = {}): Promise<Answer> {
    return send(this.#target.url, method, path, { token: this.#target.token, ...sending });
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

/** Why the service refused, by its problem. */
export function codeIn({ text }: Answer): string | undefined {
  return (jsonIn(text) as { readonly code?: string } | undefined)?.code;
}

/** A token has its id beside its secret. */
function madeIdsIn({ text }: Answer): string[] {
  const made = jsonIn(text) as { readonly id?: string; readonly access_token?: Resource } | undefined;
  return [made?.id, made?.access_token?.id].filter((id) => id !== undefined);
}

export function require(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Nonconformance(otherwise);
}

interface Me {
  readonly credential?: { readonly scopes?: readonly string[] };
}

async function send(
  baseUrl: string,
  method: string,
  path: string,
  { query = {}, body, headers = {}, token = null }: Sending,
): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  const url = `${baseUrl}${path}${search === '' ? '' : `?${search}`}`;
  try {
    const response = await fetch(url, {
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
  } catch (error) {
    throw new Error(`${method} ${url} got no response: ${reasonOf(error)}`, { cause: error });
  }
}

/** What `fetch` says is less than what lies behind it, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
  return cause?.code ?? cause?.message ?? error.message;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
