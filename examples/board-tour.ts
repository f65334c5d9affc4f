/**
 * The main job as a user of a generated client does it: types by openapi-typescript from the published
 * openapi.json, calls by openapi-fetch. `npm run demo:tour` runs it against the service that `npm start` started.
 */
import createClient from 'openapi-fetch';
import type { paths } from '../generated/api.ts';

export interface TourOptions {
  readonly baseUrl: string;
  readonly accessToken: string;
  /** A board with many cards to page through. */
  readonly largeBoardId: string;
  readonly log: (line: string) => void;
}

/** The service refused what the tour needs. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** The data of an answer. @throws {RefusedError} with the problem's detail when it is not a success */
function dataOf<Data>(answer: { data?: Data | undefined; error?: unknown }): Data {
  if (answer.data === undefined) {
    const problem = answer.error as { code: string; detail: string } | undefined;
    throw new RefusedError(problem?.detail ?? 'The response has no data.');
  }
  return answer.data;
}

type Client = ReturnType<typeof createClient<paths>>;

/** Walks every page of a board's cards. */
async function* eachCard(client: Client, boardId: string) {
  for (let cursor: string | undefined; ;) {
    const query = { limit: 250, ...(cursor !== undefined && { cursor }) };
    const answer = await client.GET('/v1/boards/{id}/cards', { params: { path: { id: boardId }, query } });
    const page = dataOf(answer);
    yield* page.data;
    cursor = page.next_cursor;
    if (cursor === undefined) return;
  }
}

async function arrangeCards(client: Client, boardId: string, log: TourOptions['log']): Promise<void> {
  const params = { path: { id: boardId } };
  const done = dataOf(await client.POST('/v1/boards/{id}/columns', { params, body: { name: 'Celebrated' } }));
  const first = dataOf(
    await client.POST('/v1/boards/{id}/cards', { params, body: { title: 'Invite the team' } }),
  );
  const second = dataOf(
    await client.POST('/v1/boards/{id}/cards', { params, body: { title: 'Set the date' } }),
  );
  const move = (
    id: string,
    body: { column_id: string; before_card_id?: string; position?: 'top' | 'bottom' },
  ) => client.POST('/v1/cards/{id}/move', { params: { path: { id } }, body });
  dataOf(await move(first.id, { column_id: done.id, position: 'top' }));
  dataOf(await move(second.id, { column_id: done.id, before_card_id: first.id }));
  const query = { column_id: done.id };
  const cards = dataOf(await client.GET('/v1/boards/{id}/cards', { params: { ...params, query } }));
  log(`In “${done.name}”: ${cards.data.map(({ title }) => title).join(', ')}`);
  const body = { due_at: '2027-01-15T09:00:00Z', description: 'With cake.' };
  const changed = dataOf(await client.PATCH('/v1/cards/{id}', { params: { path: { id: first.id } }, body }));
  const read = dataOf(await client.GET('/v1/cards/{id}', { params: { path: { id: first.id } } }));
  log(`“${read.title}” is due ${String(changed.due_at)}`);
  await client.DELETE('/v1/cards/{id}', { params: { path: { id: second.id } } });
  const gone = await client.GET('/v1/cards/{id}', { params: { path: { id: second.id } } });
  log(`A deleted card is a ${gone.response.status} ${String(gone.error?.code)}`);
}

/** Does it all once, and tells what it sees. */
export async function boardTour({ baseUrl, accessToken, largeBoardId, log }: TourOptions): Promise<void> {
  const client = createClient<paths>({
    baseUrl,
    headers: { Authorization: `Bearer ${accessToken}` },
    querySerializer: { array: { style: 'form', explode: false } },
  });
  const templates = dataOf(await client.GET('/v1/templates'));
  log(`Templates: ${templates.data.map(({ name }) => name).join(', ')}`);
  const [template] = templates.data;
  if (template === undefined) throw new RefusedError('There is no template.');
  const board = dataOf(
    await client.POST('/v1/boards', { body: { name: 'Launch party', template_id: template.id } }),
  );
  const plain = dataOf(await client.POST('/v1/boards', { body: { name: 'Groceries' } }));
  log(`Created “${board.name}” from “${template.name}”, and “${plain.name}”`);
  await arrangeCards(client, board.id, log);
  const seen = new Set<string>();
  for await (const card of eachCard(client, largeBoardId)) seen.add(card.id);
  log(`Paged through ${seen.size} cards`);
  const params = { path: { id: plain.id } };
  const archived = dataOf(await client.POST('/v1/boards/{id}/archive', { params }));
  const restored = dataOf(await client.POST('/v1/boards/{id}/restore', { params }));
  log(`Archived at ${String(archived.archived_at)}, and back: ${String(restored.archived_at === undefined)}`);
}
