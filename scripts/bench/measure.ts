/** One run of load against one server. */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether each request has an Idempotency-Key of its own. */
  readonly isKeyed?: boolean;
}

/** How many clients send at once, each with an access token of its own. */
export const connectionsMax = 16;

export interface Load {
  readonly tokens: readonly string[];
  readonly requests: readonly BenchRequest[];
  /** By default all of them. */
  readonly connections?: number | undefined;
  /** What every response has to have; by default any status of success. */
  readonly status?: number | undefined;
  readonly seconds: number;
}

export interface Measured {
  /** Requests answered a second. */
  readonly rate: number;
  readonly requests: number;
}

/**
 * Sends as many requests as are answered; each connection sends the requests in turn.
 *
 * @throws {Error} if a response has another status than expected
 */
export async function measure(url: string, load: Load): Promise<Measured> {
  const { tokens, requests, status, seconds, connections = connectionsMax } = load;
  let clients = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const token = tokens[clients % tokens.length] ?? '';
      clients += 1;
      client.setRequests(requests.map((request) => toRequest(request, token)));
    },
  });
  const statuses = Object.entries(result.statusCodeStats ?? {});
  const isExpected = (code: string) =>
    status === undefined ? code.startsWith('2') : code === String(status);
  const others = statuses.filter(([code]) => !isExpected(code)).map(([code]) => code);
  if (others.length > 0 || result.errors > 0) {
    throw new Error(`${url}: unexpected statuses ${others.join(', ')}, ${result.errors} errors`);
  }
  const { total: sent } = result.requests;
  return { rate: sent / result.duration, requests: sent };
}

function toRequest({ isKeyed = false, ...request }: BenchRequest, token: string): autocannon.Request {
  const headers = headersOf(request, token);
  if (!isKeyed) return { ...request, headers };
  return {
    ...request,
    headers,
    setupRequest: (sent) => ({ ...sent, headers: { ...headers, 'idempotency-key': randomUUID() } }),
  };
}

/** The headers of a request with a token. */
export function headersOf({ headers }: BenchRequest, token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers };
}
