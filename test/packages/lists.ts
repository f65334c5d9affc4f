/** Sends lists in queries, which the service takes once and with commas; run where the packages are installed. */
import { createBoardsClient } from 'board-and-workspace-client';

const boards = createBoardsClient({
  baseUrl: process.env.BOARDS_URL ?? '',
  token: process.env.BOARDS_TOKEN,
});
const { data: board } = await boards.POST('/v1/boards', { body: { name: 'Lists' } });
const params = { path: { id: board.id } };
await boards.POST('/v1/boards/{id}/cards', { params, body: { title: 'Counted' } });
const query = { include: ['comment_count' as const, 'share_link_count' as const] };
const { data: page } = await boards.GET('/v1/boards/{id}/cards', { params: { ...params, query } });
console.log(
  page.data.map((card) => [card.title, card.comment_count, card.share_link_count].join(' ')).join(),
);
for await (const card of boards.paginate('/v1/boards/{id}/cards', { params: { ...params, query } }))
  console.log([card.title, card.comment_count, card.share_link_count].join(' '));
