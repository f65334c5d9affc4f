/** The scenario with types by openapi-typescript and calls by openapi-fetch. */
import createClient from 'openapi-fetch';
import type { components, paths } from './boards-api.ts';
import { mailedCode, setting } from '../mailed-code.ts';

type CardPage = components['schemas']['CardPage'];
type Problem = components['schemas']['Problem'];
interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: Problem | undefined;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const clientWith = (secret?: string) =>
  createClient<paths>({
    baseUrl: setting('BOARDS_URL'),
    querySerializer: { array: { style: 'form', explode: false } },
    ...(secret !== undefined && { headers: { Authorization: `Bearer ${secret}` } }),
  });
type Client = ReturnType<typeof clientWith>;

function succeeded<Data>({ data, error }: Answer<Data>): Data {
  if (data === undefined)
    throw new Error(error === undefined ? 'no answer' : `${error.code}: ${error.detail}`);
  return data;
}

function failed({ error }: Answer<unknown>): Problem {
  if (error === undefined) throw new Error('it should have failed');
  return error;
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('there should be one');
  return value;
}

async function signIn(email: string): Promise<string> {
  const anybody = clientWith();
  const { id } = succeeded(await anybody.POST('/v1/sign-in/codes', { body: { email } }));
  const code = await mailedCode(setting('BOARDS_MAIL'), email);
  const body = { sign_in_id: id, code };
  return succeeded(await anybody.POST('/v1/sign-in/sessions', { body })).secret;
}

async function makeToken(session: Client): Promise<string> {
  const workspace = succeeded(await session.POST('/v1/workspaces', { body: { name: 'Studio' } }));
  const params = { path: { id: workspace.id } };
  const body = { name: 'Script', scopes: ['boards:read', 'boards:write'] };
  const token = succeeded(await session.POST('/v1/workspaces/{id}/access-tokens', { params, body }));
  say('made a workspace and a token');
  const invite = { email: 'grace@example.com', role: 'member' } as const;
  const member = succeeded(await session.POST('/v1/workspaces/{id}/members', { params, body: invite }));
  say(`invited a member, who is ${member.status}`);
  return token.secret;
}

async function makeBoard(client: Client): Promise<{ boardId: string; columnId: string }> {
  const templates = succeeded(await client.GET('/v1/templates'));
  const template = present(templates.data.find(({ name }) => name === 'Kanban'));
  const body = { name: 'Launch', description: 'With cake.', template_id: template.id };
  const board = succeeded(await client.POST('/v1/boards', { body }));
  const params = { path: { id: board.id } };
  const columns = succeeded(await client.GET('/v1/boards/{id}/columns', { params })).data;
  say(`made a board of ${columns.length} columns from ${template.name}`);
  const change = { description: null };
  const changed = succeeded(await client.PATCH('/v1/boards/{id}', { params, body: change }));
  if (changed.description === undefined) say('cleared its description by null');
  return { boardId: board.id, columnId: present(columns[1]).id };
}

async function readCards(client: Client, boardId: string): Promise<void> {
  let [cards, pages, cursor]: [number, number, string | undefined] = [0, 0, undefined];
  do {
    const query = { limit: 250, ...(cursor !== undefined && { cursor }) };
    const params = { path: { id: boardId }, query };
    const page: CardPage = succeeded(await client.GET('/v1/boards/{id}/cards', { params }));
    cards += page.data.length;
    pages += 1;
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  say(`read ${cards} cards in ${pages} pages of up to 250`);
}

/** @returns the id of the last card */
async function fillBoard(client: Client, boardId: string, columnId: string): Promise<string> {
  const params = { path: { id: boardId } };
  let last = '';
  for (let number = 1; number <= 600; number += 1) {
    const body = { title: `Card ${number}`, column_id: columnId };
    last = succeeded(await client.POST('/v1/boards/{id}/cards', { params, body })).id;
  }
  say('made 600 cards');
  await readCards(client, boardId);

  const card = { path: { id: last } };
  const body = { column_id: columnId, position: 'top' } as const;
  succeeded(await client.POST('/v1/cards/{id}/move', { params: card, body }));
  const query = { column_id: columnId, limit: 1 };
  const top = succeeded(await client.GET('/v1/boards/{id}/cards', { params: { ...params, query } })).data[0];
  if (top?.id === last) say('moved the last card to the top');

  const { token } = succeeded(await client.POST('/v1/cards/{id}/share-links', { params: card, body: {} }));
  const path = { share_token: token };
  const shared = succeeded(await clientWith().GET('/v1/shared-cards/{share_token}', { params: { path } }));
  say(`read the shared card without a credential: ${shared.title} in ${shared.column_name}`);
  return last;
}

async function readBoard(client: Client, boardId: string, cardId: string): Promise<void> {
  const board = { path: { id: boardId } };
  const { workspace_id: workspaceId } = succeeded(await client.GET('/v1/boards/{id}', { params: board }));
  const people = succeeded(
    await client.GET('/v1/workspaces/{id}/people', { params: { path: { id: workspaceId } } }),
  ).data;
  const user = present(people[0]).id;
  const change = { assignee_ids: [user], priority: 'high' };
  succeeded(await client.PATCH('/v1/cards/{id}', { params: { path: { id: cardId } }, body: change }));
  say(`assigned the card to the ${people.length} person of the workspace`);
  const sort = '-updated_at' as const;
  const query = { completed: false, any_assignee_ids: [user, 'user_01m6gvmvx0fm7vn3dkqkybkr2q'], sort };
  const found = succeeded(await client.GET('/v1/boards/{id}/cards', { params: { ...board, query } })).data;
  say(`found ${found.length} open card of theirs, of priority ${present(found[0]?.priority)}`);
  const { columns } = succeeded(await client.GET('/v1/boards/{id}/snapshot', { params: board }));
  const cards = columns.reduce((sum, column) => sum + column.card_count, 0);
  say(`saw ${cards} cards in ${columns.length} columns in one request`);
}

async function changeTogether(client: Client, boardId: string, columnId: string): Promise<void> {
  const board = { path: { id: boardId } };
  const body = { cards: ['Bake', 'Decorate'].map((title) => ({ title, column_id: columnId })) };
  const { cards } = succeeded(await client.POST('/v1/boards/{id}/cards/batch', { params: board, body }));
  say(`made ${cards.length} cards in one request`);
  const { workspace_id: workspaceId } = succeeded(await client.GET('/v1/boards/{id}', { params: board }));
  const toTheTop = { column_id: columnId, position: 'top' as const };
  const moves = { cards: cards.map(({ id, etag }) => ({ id, etag: present(etag), ...toTheTop })) };
  const moved = succeeded(
    await client.POST('/v1/workspaces/{id}/cards/batch-move', {
      params: { path: { id: workspaceId } },
      body: moves,
    }),
  ).cards;
  const query = { column_id: columnId, limit: moved.length };
  const top = succeeded(await client.GET('/v1/boards/{id}/cards', { params: { ...board, query } })).data;
  const titles = top.map(({ title }) => title).join(', ');
  say(`moved ${moved.length} cards to the top in one request: ${titles}`);
}

async function changeBoards(client: Client, boardId: string, cardId: string): Promise<void> {
  const cake = { name: 'Cake', color: 'pink' } as const;
  const label = succeeded(
    await client.POST('/v1/boards/{id}/labels', { params: { path: { id: boardId } }, body: cake }),
  );
  succeeded(
    await client.PUT('/v1/cards/{id}/labels/{label_id}', {
      params: { path: { id: cardId, label_id: label.id } },
    }),
  );
  const party = succeeded(await client.POST('/v1/boards', { body: { name: 'Party' } }));
  const there = { path: { id: party.id } };
  const columns = succeeded(await client.GET('/v1/boards/{id}/columns', { params: there })).data;
  const params = { path: { id: cardId }, query: { missing_labels: 'create' as const } };
  const body = { column_id: present(columns[0]).id, position: 'top' as const };
  const moved = succeeded(await client.POST('/v1/cards/{id}/move', { params, body }));
  const labels = succeeded(await client.GET('/v1/boards/{id}/labels', { params: there })).data;
  const own = labels.filter(({ id }) => moved.label_ids.includes(id));
  if (moved.board_id === party.id)
    say(`moved a card to another board, with its label ${present(own[0]).name}`);
}

async function meetProblems(client: Client, columnId: string): Promise<void> {
  const unknown = { path: { id: 'card_01m6gvmvx0fm7vn3dkqkybkr2q' } };
  const notFound = failed(await client.GET('/v1/cards/{id}', { params: unknown }));
  say(`${notFound.status} ${notFound.code}`);
  const column = { path: { id: columnId } };
  const conflict = failed(await client.DELETE('/v1/columns/{id}', { params: column }));
  say(`${conflict.status} ${conflict.code}`);
  const body = { name: 'Launch', template_id: 'template_01m6gvmvx0fm7vn3dkqkybkr2q' };
  const unprocessable = failed(await client.POST('/v1/boards', { body }));
  const place = present(unprocessable.errors?.[0]?.pointer);
  say(`${unprocessable.status} ${unprocessable.code} at ${place}`);
}

const secret = await signIn(setting('BOARDS_EMAIL'));
say('signed in by mail');
const client = clientWith(await makeToken(clientWith(secret)));
const { boardId, columnId } = await makeBoard(client);
const cardId = await fillBoard(client, boardId, columnId);
await readBoard(client, boardId, cardId);
await changeTogether(client, boardId, columnId);
await changeBoards(client, boardId, cardId);
await meetProblems(client, columnId);
