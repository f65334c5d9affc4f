/** A client that keeps its connection from one request to the next. */
import { Agent, request } from 'node:http';

/** Creates cards one after the other until the port refuses connections; returns how many. @throws {Error} of any other end */
export async function createCardsUntilRefused(
  baseUrl: string,
  boardId: string,
  token: string,
  onCreated: () => void = () => undefined,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let created = 0; ; created += 1) {
      const status = await createCard(`${baseUrl}/v1/boards/${boardId}/cards`, token, agent);
      if (status === undefined) return created;
      if (status !== 201) throw new Error(`a card was answered with ${status}`);
      onCreated();
    }
  } finally {
    agent.destroy();
  }
}

/** The status; undefined when the connection is refused. */
function createCard(url: string, token: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer
        .resume()
        .once('end', () => {
          resolve(answer.statusCode);
        })
        .once('error', reject);
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    sent.end('{"title":"Under load"}');
  });
}
