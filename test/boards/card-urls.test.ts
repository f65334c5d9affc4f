/** The address where people see a card. */
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../src/config.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service, ServiceOptions } from '../support/service.ts';

async function makeCardAt(options: ServiceOptions) {
  const service = await startService(options);
  const tenant = await makeTenant(service);
  const { board } = await makeBoard(service, tenant);
  return { service, tenant, board, card: await makeCard(service, tenant, board.id) };
}

describe('the url of a card', () => {
  it('is that of the API unless something else serves cards', async () => {
    const { card } = await makeCardAt({ publicUrl: 'https://boards.example.com/api' });
    expect(card.url).toBe(`https://boards.example.com/api/v1/cards/${card.id}`);
  });

  it('opens the card in the example front end where that is served', async () => {
    const { board, card } = await makeCardAt({ demo: true });
    expect(card.url).toBe(`http://boards.test/demo#/boards/${board.id}/cards/${card.id}`);
  });

  it('fills in the template of the operator, wherever the card is shown', async () => {
    const cardUrl = 'https://app.example.com/{workspace_id}/{board_id}#{id}?{id}';
    const { service, tenant, board, card } = await makeCardAt({ cardUrl, demo: true });
    const { token, workspaceId } = tenant;
    expect(card.url).toBe(`https://app.example.com/${workspaceId}/${board.id}#${card.id}?${card.id}`);
    const shown = [...(await cardsOf(service, token, board.id, workspaceId))];
    const column = await service.succeed('createColumn', { token, id: board.id, body: { name: 'C' } });
    const move = { token, id: card.id, body: { column_id: column.id, position: 'top' } };
    shown.push(await service.succeed('moveCard', move));
    for (const one of shown) expect(one?.url).toBe(card.url);
  });
});

describe('CARD_URL', () => {
  it.each([
    '',
    '{id}',
    'https://app.example.com/cards',
    'https://app.example.com/{card_id}?id={id}',
    'ftp://app.example.com/{id}',
    'javascript:alert({id})',
    'https://app.example.com/{id}<b>',
    'https://app.example.com/{id} {board_id}',
    'https://user:hunter2@app.example.com/{id}',
    `https://app.example.com/{id}${'a'.repeat(1_000)}`,
  ])('refuses %s in one sentence without secrets', (value) => {
    let sentence = '';
    try {
      loadConfig({ DATA_DIR: tmpdir(), CARD_URL: value });
    } catch (error) {
      sentence = error instanceof ConfigError ? error.message : '';
    }
    expect(sentence).toMatch(/^CARD_URL must [^\n]*\.$/);
    expect(sentence).not.toContain('hunter2');
  });
});

async function cardsOf(service: Service, token: string, boardId: string, workspaceId: string) {
  const onBoard = await service.succeed('listCards', { token, id: boardId });
  const [card] = onBoard.data;
  const inWorkspace = await service.succeed('listWorkspaceCards', { token, id: workspaceId });
  return [card, inWorkspace.data[0], await service.succeed('getCard', { token, id: card?.id ?? '' })];
}
