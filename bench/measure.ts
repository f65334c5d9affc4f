/** One run of load against one contender. */
import autocannon from 'autocannon';

export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

const connections = 16;

/** Requests answered a second. @throws {Error} when any answer was not a success */
export async function measure(
  url: string,
  token: string,
  request: BenchRequest,
  seconds: number,
): Promise<number> {
  const result = await autocannon({
    url: url + request.path,
    method: request.method,
    connections,
    duration: seconds,
    headers: {
      authorization: `Bearer ${token}`,
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(request.body !== undefined && { body: request.body }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${url}${request.path}: ${result.non2xx} answers were no success, ${result.errors} errors`,
    );
  }
  return result.requests.total / result.duration;
}
