/** One run of load against one contender. */
import autocannon from 'autocannon';

export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

const connections = 16;

/** Requests answered a second; each connection sends the requests in turn. @throws {Error} when one was no success */
export async function measure(
  url: string,
  token: string,
  requests: readonly BenchRequest[],
  seconds: number,
): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map((request) => ({ ...request, headers })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} errors`);
  }
  return result.requests.total / result.duration;
}
