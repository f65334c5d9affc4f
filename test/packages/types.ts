/** What an editor tells a consumer of the packages; compiled where they are installed, and never run. */
import { createBoardsClient, verifyWebhook } from 'board-and-workspace-client';
import type { components, Event } from 'board-and-workspace-client';
import { runConformance } from 'board-and-workspace-conformance';

const boards = createBoardsClient({ baseUrl: 'https://boards.example.com', token: process.env.BOARDS_TOKEN });

export const { data: me } = await boards.GET('/v1/me');
export const user: components['schemas']['User'] = me.user;
// A body has the type of the form that the caller asks for.
export const text: string = (await boards.GET('/v1/me', { parseAs: 'text' })).data;
const board = { params: { path: { id: 'board_1' } } };
export const blob: Blob = (await boards.GET('/v1/boards/{id}', { ...board, parseAs: 'blob' })).data;
const created = await boards.POST('/v1/boards', { body: { name: 'A' }, parseAs: 'stream' });
export const reader = created.data?.getReader();
const deleted = await boards.DELETE('/v1/boards/{id}', { ...board, parseAs: 'text' });
export const nothing: undefined = deleted.data;
// @ts-expect-error Text has no user.
export const textUser = (await boards.GET('/v1/me', { parseAs: 'text' })).data.user;
// @ts-expect-error There is no such form.
await boards.GET('/v1/me', { parseAs: 'xml' });
// @ts-expect-error The items of a list are read from JSON.
boards.paginate('/v1/boards', { parseAs: 'text' });
// @ts-expect-error The contract has no such parameter.
await boards.GET('/v1/boards', { params: { query: { limt: 1 } }, parseAs: 'text' });
// @ts-expect-error The contract has no such path.
await boards.GET('/v1/nonsense');
// @ts-expect-error A board needs a name.
await boards.POST('/v1/boards', { body: {} });
// @ts-expect-error What may be absent has to be asked for.
export const name: string = me.credential.name;

export const event: Event = await verifyWebhook('whsec_', new Headers(), '');
for await (const batch of boards.events({ boardId: 'board_1' })) {
  const [first]: readonly (Event | undefined)[] = batch.events;
  console.log(first?.type, batch.cursor.length);
}
// What an app doesn't have, with TypeScript's exactOptionalPropertyTypes too.
const absent = undefined;
boards.events({
  boardId: absent,
  workspaceId: absent,
  cursor: absent,
  follow: absent,
  pollMs: absent,
  onState: absent,
  onPresence: absent,
  signal: absent,
});
createBoardsClient({ baseUrl: '', token: absent, retries: absent, fetch: absent });
createBoardsClient({ baseUrl: '', retries: { attemptsMax: absent, waitMsMax: absent, wait: absent } });
await verifyWebhook('whsec_', new Headers(), '', { toleranceSeconds: absent, now: absent });
// @ts-expect-error A board is named by its id.
boards.events({ board: 'board_1' });

export const report = await runConformance({ url: 'https://boards.example.com', token: '', write: false });
// @ts-expect-error A check that passed has no failure.
export const failure: string = report.results[0]?.failure;
