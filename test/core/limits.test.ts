/** Caps on what can be created again and again: exact however many ask at the same time, and lifted by what ends. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { createCard } from '../../src/domain/boards/card-creations.ts';
import { operatorActor } from '../../src/domain/events/events.ts';
import { issueRecordedAccessToken } from '../../src/domain/identity/access-tokens.ts';
import {
  accessTokensPerWorkspaceMax,
  cardsPerBoardMax,
  commentsPerCardMax,
  labelsPerBoardMax,
  shareLinksPerCardMax,
} from '../../src/domain/core/limits.ts';
import { makeCard, makeContext, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeOrderedBoard } from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { insertUnchecked } from '../support/unchecked-rows.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
let service: Service;
let tenant: Tenant;
let board: OrderedBoard;
let cardId: string;

beforeAll(async () => {
  service = await startService({ now: () => now });
  tenant = await makeTenant(service);
  board = await makeOrderedBoard(service, tenant);
  cardId = (await makeCard(service, tenant, board.boardId)).id;
});

interface Capped {
  readonly operationId: OperationId;
  readonly body: () => object;
  readonly id: () => string;
  readonly max: number;
  /** Statements that fill it up to one below the cap, with one that has ended already. */
  readonly fill: () => readonly Prisma.Sql[];
  /** Ends one of those that count. */
  readonly endOne: () => Prisma.Sql;
}

const card = () =>
  Prisma.sql`(SELECT id, workspace_id, board_id, created_by FROM cards WHERE id = ${storedId(cardId)}::uuid)`;
const hashes = Prisma.sql`sha256(gen_random_uuid()::text::bytea)`;

const capped: readonly Capped[] = [
  {
    operationId: 'createComment',
    body: () => ({ body: 'One more' }),
    id: () => cardId,
    max: commentsPerCardMax,
    fill: () => [
      Prisma.sql`
        INSERT INTO comments (id, workspace_id, card_id, body, created_by)
        SELECT gen_random_uuid(), c.workspace_id, c.id, 'Filler', c.created_by
        FROM ${card()} c, generate_series(2, ${commentsPerCardMax})`,
    ],
    endOne: () => Prisma.sql`
      DELETE FROM comments WHERE id IN (SELECT id FROM comments WHERE card_id = ${storedId(cardId)}::uuid LIMIT 1)`,
  },
  {
    operationId: 'createShareLink',
    body: () => ({}),
    id: () => cardId,
    max: shareLinksPerCardMax,
    fill: () => [
      Prisma.sql`
        INSERT INTO share_links (id, workspace_id, card_id, token_hash, created_by, created_at, expires_at)
        SELECT gen_random_uuid(), c.workspace_id, c.id, ${hashes}, c.created_by, ${now}::timestamptz,
          CASE n WHEN 1 THEN ${now}::timestamptz END
        FROM ${card()} c, generate_series(1, ${shareLinksPerCardMax}) AS n`,
    ],
    endOne: () => Prisma.sql`
      UPDATE share_links SET revoked_at = ${now}::timestamptz WHERE id IN (
        SELECT id FROM share_links WHERE card_id = ${storedId(cardId)}::uuid AND expires_at IS NULL LIMIT 1)`,
  },
  {
    operationId: 'createAccessToken',
    body: () => ({ name: 'One more', scopes: ['boards:read'] }),
    id: () => tenant.workspaceId,
    max: accessTokensPerWorkspaceMax,
    fill: () => [
      Prisma.sql`
        INSERT INTO access_tokens (id, workspace_id, name, token_hash, scopes, created_by, created_at, expires_at)
        SELECT gen_random_uuid(), t.workspace_id, 'Filler', ${hashes}, t.scopes, t.created_by, ${now}::timestamptz,
          CASE n WHEN 1 THEN ${now}::timestamptz END
        FROM access_tokens t, generate_series(1, ${accessTokensPerWorkspaceMax - 1}) AS n
        WHERE t.workspace_id = ${storedId(tenant.workspaceId)}::uuid AND t.name <> 'Filler'`,
    ],
    endOne: () => Prisma.sql`
      UPDATE access_tokens SET revoked_at = ${now}::timestamptz WHERE id IN (
        SELECT id FROM access_tokens WHERE workspace_id = ${storedId(tenant.workspaceId)}::uuid
          AND name = 'Filler' AND expires_at IS NULL LIMIT 1)`,
  },
  {
    operationId: 'createLabel',
    id: () => board.boardId,
    max: labelsPerBoardMax,
    body: () => ({ name: randomUUID(), color: 'red' }),
    fill: () => [
      Prisma.sql`
        INSERT INTO labels (id, workspace_id, board_id, name, color)
        SELECT gen_random_uuid(), c.workspace_id, c.board_id, 'Filler ' || n, 'red'
        FROM ${card()} c, generate_series(2, ${labelsPerBoardMax}) AS n`,
    ],
    endOne: () => Prisma.sql`DELETE FROM labels WHERE name = 'Filler 2'`,
  },
];

describe.each(capped)('$operationId', ({ operationId, body, id, fill, endOne, max }) => {
  const make = () => service.call(operationId, { token: tenant.token, id: id(), body: body() });

  it(`makes the last of ${max} for exactly one of many who ask at the same time, and another once one has ended`, async () => {
    for (const statement of fill()) await insertUnchecked(service, statement);
    const answers = await Promise.all(Array.from({ length: 10 }, make));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'limit_reached' });
    await service.database.reader.rows(endOne());
    expect((await make()).status).toBe(201);
    expect((await make()).status).toBe(409);
  });
});

describe('createCard', () => {
  const addCards = ({ left }: OrderedBoard, first: number, last: number) =>
    insertUnchecked(
      service,
      Prisma.sql`
      INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by, archived_at, number)
      SELECT gen_random_uuid(), k.workspace_id, k.board_id, k.id, 'Filler', 'c' || lpad(n::text, 4, '0') || 'V',
        ${storedId(tenant.userId)}::uuid, CASE WHEN n % 2 = 0 THEN now() END, number
      FROM columns k, take_card_numbers(k.workspace_id, ${last - first + 1}::int) WITH ORDINALITY AS t (number, i),
        LATERAL (SELECT ${first}::int + i - 1 AS n) AS p WHERE k.id = ${storedId(left)}::uuid`,
    );
  const cardsOn = ({ boardId }: OrderedBoard) =>
    service.database.reader.prisma.card.count({ where: { boardId: storedId(boardId) } });

  it('creates the last 14 cards of a board, which has archived ones too, for exactly 14 of 30 concurrent requests', async () => {
    const nearlyFull = await makeOrderedBoard(service, tenant);
    await addCards(nearlyFull, 1, cardsPerBoardMax - 14);
    const options = { token: tenant.token, id: nearlyFull.boardId, body: { title: 'One more' } };
    const answers = await Promise.all(Array.from({ length: 30 }, () => service.call('createCard', options)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(14);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(16);
    expect(await cardsOn(nearlyFull)).toBe(cardsPerBoardMax);
  });

  it('counts a card whose transaction began long ago and commits during the request', async () => {
    const full = await makeOrderedBoard(service, tenant);
    await addCards(full, 1, 100);
    const release = Promise.withResolvers<undefined>();
    const created = Promise.withResolvers<undefined>();
    const early = service.database.transaction(async (tx) => {
      const ctx = { ...(await makeContext(tx, tenant, now)), minimumRole: 'member' as const };
      await createCard(ctx, storedId(full.boardId), {
        title: 'Early',
        position: 'bottom',
        labelIds: [],
        assigneeIds: [],
      });
      created.resolve(undefined);
      await release.promise;
    });
    await created.promise;
    await addCards(full, 101, cardsPerBoardMax - 1);
    const late = service.call('createCard', {
      token: tenant.token,
      id: full.boardId,
      body: { title: 'Late' },
    });
    await untilWaiting(service, 1);
    release.resolve(undefined);
    await early;
    expect((await late).status).toBe(409);
    expect(await cardsOn(full)).toBe(cardsPerBoardMax);
  });
});

describe('the cap of access tokens', () => {
  it('also applies to operators', async () => {
    const { workspaceId, userId } = await makeTenant(service);
    const order = { workspaceId: storedId(workspaceId), createdBy: storedId(userId), createdAt: now };
    await service.database.reader.rows(Prisma.sql`
      INSERT INTO access_tokens (id, workspace_id, name, token_hash, scopes, created_by, created_at)
      SELECT gen_random_uuid(), ${order.workspaceId}::uuid, 'Filler', ${hashes}, '{}', ${order.createdBy}::uuid,
        ${now}::timestamptz FROM generate_series(2, ${accessTokensPerWorkspaceMax - 1})`);
    const operator = { requestId: randomUUID(), now, principal: operatorActor('ada') };
    const issue = () =>
      service.database.transaction((tx) =>
        issueRecordedAccessToken(
          { ...operator, tx },
          { ...order, name: 'Operator', scopes: ['boards:read'] },
        ),
      );
    await issue();
    await expect(issue()).rejects.toThrow('at most 1000 access tokens');
  });
});
