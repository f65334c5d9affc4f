/** Share links as members create, list and revoke them. What they show is in shared-cards.test.ts. */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  makeBoard,
  makeCard,
  makeMember,
  makeTenant,
  readEvents,
  readEventsAbout,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored, storedState } from '../support/stored-state.ts';

const start = Date.parse('2026-11-21T09:30:00.000Z');
let nowMs = start;
let service: Service;
let tenant: Tenant;
let boardId: string;
let cardId: string;

beforeAll(async () => {
  service = await startService({ now: () => new Date(nowMs) });
  tenant = await makeTenant(service);
  boardId = (await makeBoard(service, tenant)).board.id;
  cardId = (await makeCard(service, tenant, boardId)).id;
});

const share = (id = cardId, body: object = {}) =>
  service.succeed('createShareLink', { token: tenant.token, id, body });
const after = (ms: number) => new Date(nowMs + ms).toISOString();

describe('createShareLink', () => {
  it('returns the link and, only once, its token of 128 random bits and the address of its page', async () => {
    const { status, headers, body } = await service.call('createShareLink', {
      token: tenant.token,
      id: cardId,
      body: {},
    });
    const { share_link: link, token, url } = body as Awaited<ReturnType<typeof share>>;
    expect(status).toBe(201);
    expect(link).toEqual({
      id: link.id,
      card_id: cardId,
      created_by: tenant.userId,
      created_at: after(0),
    });
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(url).toBe(`http://boards.test/s/${token}`);
    expect(headers.location).toBe(`/v1/share-links/${link.id}`);
    expect(headers['cache-control']).toBe('no-store');
    expect((await share()).token).not.toBe(token);
  });

  it('stores only a SHA-256 of the token, which appears in no table, event or log line', async () => {
    const { share_link: link, token } = await share();
    const { tokenHash } = await service.database.reader.prisma.shareLink.findUniqueOrThrow({
      where: { id: storedId(link.id) },
    });
    expect(Buffer.from(tokenHash)).toEqual(createHash('sha256').update(token).digest());
    await service.succeed('getSharedCard', { id: token });
    const stored = JSON.stringify(await storedState(service));
    expect(stored).toContain(storedId(link.id));
    await expect.poll(() => service.logLines.join('')).toContain('/v1/shared-cards/[redacted]');
    for (const text of [stored, service.logLines.join('')]) expect(text).not.toContain(token);
  });

  it('stores the given expiry in UTC, and records the link without its token', async () => {
    const { share_link: link } = await share(cardId, { expires_at: '2027-01-01T00:00:00.5+01:00' });
    expect(link.expires_at).toBe('2026-12-31T23:00:00.500Z');
    expect(await readEventsAbout(service, tenant, link.id)).toEqual([
      {
        type: 'share_link.created',
        id: link.id,
        boardId,
        actor: tenant.userId,
        changes: {
          card_id: { from: null, to: cardId },
          expires_at: { from: null, to: '2026-12-31T23:00:00.500Z' },
        },
      },
    ]);
  });

  it('returns 422 and points at an expiry that is not in the future, to the millisecond', async () => {
    await expectNothingStored(service, async () => {
      for (const expires_at of [after(0), after(-1), '1970-01-01T00:00:00Z']) {
        const body = { expires_at };
        const problem = await service.fail('createShareLink', 422, { token: tenant.token, id: cardId, body });
        expect(problem.code).toBe('already_expired');
        expect(problem.errors).toMatchObject([{ pointer: '/expires_at', code: 'already_expired' }]);
      }
    });
    expect((await share(cardId, { expires_at: after(1) })).share_link.expires_at).toBe(after(1));
  });

  it.each([
    ['a bad time', { expires_at: 'tomorrow' }, '/expires_at'],
    ['null', { expires_at: null }, '/expires_at'],
    ['a token of its own', { token: 'x'.repeat(22) }, '/token'],
    ['a year beyond the calendar', { expires_at: '9999-12-31T23:59:59-23:00' }, '/expires_at'],
  ])('returns 400 and points at %s', async (_what, body, pointer) => {
    await expectNothingStored(service, async () => {
      const problem = await service.fail('createShareLink', 400, { token: tenant.token, id: cardId, body });
      expect(new Set(problem.errors?.map((error) => error.pointer))).toEqual(new Set([pointer]));
    });
  });

  it('returns 403 to a guest of the board', async () => {
    const guest = await makeMember(service, tenant, 'guest', [boardId]);
    await expectNothingStored(service, async () => {
      const call = { token: guest.token, id: cardId, body: {} };
      expect((await service.fail('createShareLink', 403, call)).code).toBe('insufficient_role');
    });
  });

  it('also shares an archived card on an archived board', async () => {
    const { board } = await makeBoard(service, tenant);
    const { id } = await makeCard(service, tenant, board.id, { title: 'Archived' });
    await service.succeed('archiveCard', { token: tenant.token, id });
    await service.succeed('archiveBoard', { token: tenant.token, id: board.id });
    const { token } = await share(id);
    expect((await service.succeed('getSharedCard', { id: token })).title).toBe('Archived');
  });
});

describe('listShareLinks', () => {
  it('pages through the links of the card, oldest first, including expired but not revoked ones', async () => {
    const { id } = await makeCard(service, tenant, boardId);
    const links = [];
    for (const expires_at of [after(1), after(60_000), after(60_000), after(60_000)]) {
      links.push((await share(id, { expires_at })).share_link);
    }
    await share();
    await service.succeed('revokeShareLink', { token: tenant.token, id: links[1]?.id ?? '' });
    nowMs += 1;
    const first = await service.succeed('listShareLinks', { token: tenant.token, id, query: { limit: 2 } });
    const cursor = first.next_cursor ?? '';
    const rest = await service.succeed('listShareLinks', {
      token: tenant.token,
      id,
      query: { limit: 2, cursor },
    });
    expect([...first.data, ...rest.data]).toEqual([links[0], links[2], links[3]]);
    expect(first.data).toHaveLength(2);
    expect(rest.next_cursor).toBeUndefined();
  });

  it('shows each link as getShareLink does, without its token', async () => {
    const { id } = await makeCard(service, tenant, boardId);
    await share(id, { expires_at: after(60_000) });
    await share(id);
    const { data } = await service.succeed('listShareLinks', { token: tenant.token, id });
    expect(data).toHaveLength(2);
    for (const link of data) {
      expect(await service.succeed('getShareLink', { token: tenant.token, id: link.id })).toEqual(link);
      expect(link).not.toHaveProperty('token');
    }
  });
});

describe('revokeShareLink', () => {
  it('ends the link with the next request, permanently, and leaves the others as they are', async () => {
    const revoked = await share();
    const other = await share();
    await service.succeed('revokeShareLink', { token: tenant.token, id: revoked.share_link.id });
    await service.fail('getSharedCard', 404, { id: revoked.token });
    await service.succeed('getSharedCard', { id: other.token });
    const call = { token: tenant.token, id: revoked.share_link.id };
    await service.fail('getShareLink', 404, call);
    await expectNothingStored(service, () => service.fail('revokeShareLink', 404, call));
    const events = await readEventsAbout(service, tenant, call.id);
    expect(events.map(({ type }) => type)).toEqual(['share_link.created', 'share_link.deleted']);
  });

  it('is allowed for any member, whoever created the link', async () => {
    const { share_link: link } = await share();
    const { token } = await makeMember(service, tenant, 'member');
    await service.succeed('revokeShareLink', { token, id: link.id });
  });

  it('records one event for concurrent requests', async () => {
    const { share_link: link } = await share();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.call('revokeShareLink', { token: tenant.token, id: link.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(404)]);
    expect(await readEventsAbout(service, tenant, link.id)).toHaveLength(2);
  });
});

describe('deleteCard', () => {
  it('revokes the links of the card, with an event for each that was still active', async () => {
    const { id } = await makeCard(service, tenant, boardId);
    const [kept, revoked] = [await share(id), await share(id)];
    await service.succeed('revokeShareLink', { token: tenant.token, id: revoked.share_link.id });
    await service.succeed('deleteCard', { token: tenant.token, id });
    await service.fail('getSharedCard', 404, { id: kept.token });
    await service.fail('getShareLink', 404, { token: tenant.token, id: kept.share_link.id });
    for (const { share_link: link } of [kept, revoked]) {
      const events = await readEventsAbout(service, tenant, link.id);
      expect(events.map(({ type }) => type)).toEqual(['share_link.created', 'share_link.deleted']);
    }
  });

  it('records the deletion of every link once, however many are created and revoked meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await makeCard(service, tenant, boardId);
      const links = [await share(id), await share(id), await share(id)];
      const answers = await Promise.all([
        ...links.map(({ share_link: link }) =>
          service.call('revokeShareLink', { token: tenant.token, id: link.id }),
        ),
        service.call('deleteCard', { token: tenant.token, id }),
        ...Array.from({ length: 3 }, () =>
          service.call('createShareLink', { token: tenant.token, id, body: {} }),
        ),
      ]);
      expect(answers[3]?.status).toBe(204);
      const events = (await readEvents(service, tenant)).filter(({ type }) => type.startsWith('share_link.'));
      const recorded = (type: string) =>
        events
          .filter((event) => event.type === type)
          .filter(({ changes }) => JSON.stringify(changes).includes(id))
          .map(({ resourceId }) => resourceId)
          .sort();
      expect(recorded('share_link.deleted')).toEqual(recorded('share_link.created'));
    }
  });
});

describe('listWorkspaceShareLinks', () => {
  it('lists the links that work now, newest first, with their cards and boards, and no secret', async () => {
    const owner = await makeTenant(service);
    const { token, workspaceId: id } = owner;
    const [{ board }, { board: deleted }] = [
      await makeBoard(service, owner, 'Launch'),
      await makeBoard(service, owner, 'Deleted'),
    ];
    const shareCard = async (onBoard: string, body: object = {}) => {
      const card = await makeCard(service, owner, onBoard, { title: 'Shared' });
      return {
        card,
        ...(await service.succeed('createShareLink', { token, id: card.id, body })),
      };
    };
    const lasting = await shareCard(board.id);
    const expiring = await shareCard(board.id, { expires_at: after(1000) });
    const revoked = await shareCard(board.id);
    await service.succeed('revokeShareLink', { token, id: revoked.share_link.id });
    const ofDeletedCard = await shareCard(board.id);
    await service.succeed('deleteCard', { token, id: ofDeletedCard.card.id });
    await shareCard(deleted.id);
    await service.succeed('deleteBoard', { token, id: deleted.id });
    const admin = await makeMember(service, owner, 'admin');
    const list = async (query: Record<string, string | number> = {}) =>
      service.succeed('listWorkspaceShareLinks', { token: admin.token, id, query });
    const shown = ({ card, share_link: link }: typeof lasting) => ({
      ...link,
      card_title: 'Shared',
      card_identifier: card.identifier,
      board_id: board.id,
      board_name: 'Launch',
    });
    expect((await list()).data).toEqual([shown(expiring), shown(lasting)]);
    const { data, next_cursor: cursor = '' } = await list({ limit: 1 });
    expect(data).toEqual([shown(expiring)]);
    expect(await list({ limit: 1, cursor })).toEqual({ data: [shown(lasting)] });
    await service.succeed('restoreCard', { token, id: ofDeletedCard.card.id });
    expect((await list()).data).toEqual([shown(ofDeletedCard), shown(expiring), shown(lasting)]);
    nowMs += 1000;
    expect((await list()).data).toEqual([shown(ofDeletedCard), shown(lasting)]);
    for (const role of ['member', 'guest'] as const) {
      const other = await makeMember(service, owner, role);
      const problem = await service.fail('listWorkspaceShareLinks', 403, { token: other.token, id });
      expect(problem.code).toBe('insufficient_role');
    }
  });
});
