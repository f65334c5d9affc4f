/** One run of load against one contender. */
import autocannon from 'autocannon';

export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** How many clients send at once, each with an access token of its own. */
export const connections = 16;

/** Requests answered a second; each connection sends the requests in turn. @throws {Error} when one was no success */
export async function measure(
  url: string,
  tokens: readonly string[],
  requests: readonly BenchRequest[],
  seconds: number,
): Promise<number> {
  let clients = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const token = tokens[clients % tokens.length] ?? '';
      clients += 1;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      client.setRequests(requests.map((request) => ({ ...request, headers })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} errors`);
  }
  return result.requests.total / result.duration;
}
