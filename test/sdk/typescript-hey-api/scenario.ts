/** The scenario with a client by @hey-api/openapi-ts. */
import { mailedCode, setting } from '../mailed-code.ts';
import * as boards from './build/index.js';
import type { CardPage, Problem } from './build/index.js';
import { createClient } from './build/client/index.js';
import type { Client } from './build/client/index.js';

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: Problem | undefined;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const clientWith = (secret?: string): Client =>
  createClient({ baseUrl: setting('BOARDS_URL'), ...(secret !== undefined && { auth: secret }) });

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
  const { id } = succeeded(await boards.createSignInCode({ client: anybody, body: { email } }));
  const code = await mailedCode(setting('BOARDS_MAIL'), email);
  const body = { sign_in_id: id, code };
  return succeeded(await boards.createSession({ client: anybody, body })).secret;
}

async function makeToken(session: Client): Promise<string> {
  const workspace = succeeded(await boards.createWorkspace({ client: session, body: { name: 'Studio' } }));
  const params = { path: { id: workspace.id } };
  const body = { name: 'Script', scopes: ['boards:read', 'boards:write'] };
  const token = succeeded(await boards.createAccessToken({ client: session, ...params, body }));
  say('made a workspace and a token');
  const invite = { email: 'grace@example.com', role: 'member' } as const;
  const member = succeeded(await boards.createMember({ client: session, ...params, body: invite }));
  say(`invited a member, who is ${member.status}`);
  return token.secret;
}

async function makeBoard(client: Client): Promise<{ boardId: string; columnId: string }> {
  const templates = succeeded(await boards.listTemplates({ client }));
  const template = present(templates.data.find(({ name }) => name === 'Kanban'));
  const body = { name: 'Launch', description: 'With cake.', template_id: template.id };
  const board = succeeded(await boards.createBoard({ client, body }));
  const params = { path: { id: board.id } };
  const columns = succeeded(await boards.listColumns({ client, ...params })).data;
  say(`made a board of ${columns.length} columns from ${template.name}`);
  const change = { description: null };
  const changed = succeeded(await boards.updateBoard({ client, ...params, body: change }));
  if (changed.description === undefined) say('cleared its description by null');
  return { boardId: board.id, columnId: present(columns[1]).id };
}

async function readCards(client: Client, boardId: string): Promise<void> {
  let [cards, pages, cursor]: [number, number, string | undefined] = [0, 0, undefined];
  do {
    const query = { limit: 250, ...(cursor !== undefined && { cursor }) };
    const params = { path: { id: boardId }, query };
    const page: CardPage = succeeded(await boards.listCards({ client, ...params }));
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
    last = succeeded(await boards.createCard({ client, ...params, body })).id;
  }
  say('made 600 cards');
  await readCards(client, boardId);

  const card = { path: { id: last } };
  const body = { column_id: columnId, position: 'top' } as const;
  succeeded(await boards.moveCard({ client, ...card, body }));
  const query = { column_id: columnId, limit: 1 };
  const top = succeeded(await boards.listCards({ client, ...params, query })).data[0];
  if (top?.id === last) say('moved the last card to the top');

  const { token } = succeeded(await boards.createShareLink({ client, ...card, body: {} }));
  const path = { share_token: token };
  const shared = succeeded(await boards.getSharedCard({ client: clientWith(), path }));
  say(`read the shared card without a credential: ${shared.title} in ${shared.column_name}`);
  return last;
}

async function readBoard(client: Client, boardId: string, cardId: string): Promise<void> {
  const board = { path: { id: boardId } };
  const { workspace_id: workspaceId } = succeeded(await boards.getBoard({ client, ...board }));
  const people = succeeded(await boards.listPeople({ client, path: { id: workspaceId } })).data;
  const user = present(people[0]).id;
  const change = { assignee_ids: [user], priority: 'high' };
  succeeded(await boards.updateCard({ client, path: { id: cardId }, body: change }));
  say(`assigned the card to the ${people.length} person of the workspace`);
  const sort = '-updated_at' as const;
  const query = { completed: false, any_assignee_ids: [user, 'user_01m6gvmvx0fm7vn3dkqkybkr2q'], sort };
  const querySerializer = { array: { explode: false, style: 'form' } } as const;
  const found = succeeded(await boards.listCards({ client, ...board, query, querySerializer })).data;
  say(`found ${found.length} open card of theirs, of priority ${present(found[0]?.priority)}`);
  const { columns } = succeeded(await boards.getBoardSnapshot({ client, ...board }));
  const cards = columns.reduce((sum, column) => sum + column.card_count, 0);
  say(`saw ${cards} cards in ${columns.length} columns in one request`);
}

async function changeTogether(client: Client, boardId: string, columnId: string): Promise<void> {
  const board = { path: { id: boardId } };
  const body = { cards: ['Bake', 'Decorate'].map((title) => ({ title, column_id: columnId })) };
  const { cards } = succeeded(await boards.createCards({ client, ...board, body }));
  say(`made ${cards.length} cards in one request`);
  const { workspace_id: workspaceId } = succeeded(await boards.getBoard({ client, ...board }));
  const toTheTop = { column_id: columnId, position: 'top' as const };
  const moves = { cards: cards.map(({ id, etag }) => ({ id, etag: present(etag), ...toTheTop })) };
  const moved = succeeded(await boards.moveCards({ client, path: { id: workspaceId }, body: moves })).cards;
  const query = { column_id: columnId, limit: moved.length };
  const top = succeeded(await boards.listCards({ client, ...board, query })).data;
  const titles = top.map(({ title }) => title).join(', ');
  say(`moved ${moved.length} cards to the top in one request: ${titles}`);
}

async function changeBoards(client: Client, boardId: string, cardId: string): Promise<void> {
  const cake = { name: 'Cake', color: 'pink' } as const;
  const label = succeeded(await boards.createLabel({ client, path: { id: boardId }, body: cake }));
  succeeded(await boards.addCardLabel({ client, path: { id: cardId, label_id: label.id } }));
  const party = succeeded(await boards.createBoard({ client, body: { name: 'Party' } }));
  const there = { path: { id: party.id } };
  const columns = succeeded(await boards.listColumns({ client, ...there })).data;
  const params = { path: { id: cardId }, query: { missing_labels: 'create' as const } };
  const body = { column_id: present(columns[0]).id, position: 'top' as const };
  const moved = succeeded(await boards.moveCard({ client, ...params, body }));
  const labels = succeeded(await boards.listLabels({ client, ...there })).data;
  const own = labels.filter(({ id }) => moved.label_ids.includes(id));
  if (moved.board_id === party.id)
    say(`moved a card to another board, with its label ${present(own[0]).name}`);
}

async function meetProblems(client: Client, columnId: string): Promise<void> {
  const unknown = { path: { id: 'card_01m6gvmvx0fm7vn3dkqkybkr2q' } };
  const notFound = failed(await boards.getCard({ client, ...unknown }));
  say(`${notFound.status} ${notFound.code}`);
  const column = { path: { id: columnId } };
  const conflict = failed(await boards.deleteColumn({ client, ...column }));
  say(`${conflict.status} ${conflict.code}`);
  const body = { name: 'Launch', template_id: 'template_01m6gvmvx0fm7vn3dkqkybkr2q' };
  const unprocessable = failed(await boards.createBoard({ client, body }));
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
