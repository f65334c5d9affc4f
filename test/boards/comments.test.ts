/** Comments over HTTP: whoever sees the card may comment, its author alone may edit. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newTag } from '../support/entity-tags.ts';
import { makeBoard, makeMember, makeTenant, makeToken, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let clockMs = Date.parse('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  // Every request comes a second after the previous one.
  service = await startService({ now: () => new Date((clockMs += 1000)) });
  tenant = await makeTenant(service);
});

const unknownCard = 'card_01m00000000000000000000000';
const unknownComment = 'comment_01m00000000000000000000000';

async function makeCard() {
  const { board } = await makeBoard(service, tenant);
  const body = { title: 'Card' };
  return { board, card: await service.succeed('createCard', { token: tenant.token, id: board.id, body }) };
}

async function makeComment(body = 'First') {
  const { board, card } = await makeCard();
  const comment = await service.succeed('createComment', {
    token: tenant.token,
    id: card.id,
    body: { body },
  });
  return { board, card, comment };
}

describe('createComment', () => {
  it('adds a comment, returns it as getComment does, and records it', async () => {
    const { token } = tenant;
    const { board, card } = await makeCard();
    const body = '  Only on Thursday. 🚀\n';
    const answer = await service.call('createComment', { token, id: card.id, body: { body } });
    const comment = answer.body as { id: string };
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(`/v1/comments/${comment.id}`);
    expect(comment).toEqual({
      id: comment.id,
      card_id: card.id,
      body,
      created_by: tenant.userId,
      created_at: new Date(clockMs).toISOString(),
      updated_at: new Date(clockMs).toISOString(),
      etag: expect.any(String) as unknown,
    });
    expect(await service.succeed('getComment', { token, id: comment.id })).toEqual(comment);
    expect((await service.succeed('listComments', { token, id: card.id })).data).toEqual([comment]);
    expect(await readEventsAbout(service, tenant, comment.id)).toEqual([
      {
        type: 'comment.created',
        id: comment.id,
        boardId: board.id,
        actor: tenant.userId,
        changes: { card_id: { from: null, to: card.id }, body: { from: null, to: body } },
      },
    ]);
  });

  it('lets a guest comment under their own name on a board that they have access to', async () => {
    const { board, card } = await makeCard();
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    const call = { token: guest.token, id: card.id, body: { body: 'From outside' } };
    const comment = await service.succeed('createComment', call);
    expect(comment.created_by).toBe(guest.userId);
    expect(await readEventsAbout(service, tenant, comment.id)).toMatchObject([{ actor: guest.userId }]);
  });

  it.each([
    ['no text', {}, '/body', 'missing'],
    ['a blank text', { body: ' \n' }, '/body', 'bad_format'],
    ['a text with NUL', { body: 'a\u0000b' }, '/body', 'bad_format'],
    ['a text of 10,001 characters', { body: 'x'.repeat(10_001) }, '/body', 'too_long'],
    ['an author', { body: 'A', created_by: 'user_x' }, '/created_by', 'unknown'],
  ])('refuses %s and stores nothing', async (_, body, pointer, code) => {
    const { card } = await makeCard();
    await expectNothingStored(service, async () => {
      const problem = await service.fail('createComment', 400, { token: tenant.token, id: card.id, body });
      expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    });
  });

  it('returns 404 for an unknown card, and to a guest without access to its board', async () => {
    const { card } = await makeCard();
    const guest = await makeMember(service, tenant, 'guest', [(await makeCard()).board.id]);
    const body = { body: 'A' };
    await expectNothingStored(service, async () => {
      await service.fail('createComment', 404, { token: tenant.token, id: unknownCard, body });
      await service.fail('createComment', 404, { token: guest.token, id: card.id, body });
      await service.fail('listComments', 404, { token: guest.token, id: card.id });
    });
  });

  it('returns 404 when the card is deleted at the same time', async () => {
    const { card } = await makeCard();
    const held = await holdTransaction(service, 'DELETE FROM cards WHERE id = $1', [card.id]);
    const answer = service.fail('createComment', 404, {
      token: tenant.token,
      id: card.id,
      body: { body: 'Late' },
    });
    await untilWaiting(service, 1);
    await held.commit();
    expect((await answer).code).toBe('not_found');
  });
});

describe('listComments', () => {
  it('pages through comments, oldest first, while others comment', async () => {
    const { token } = tenant;
    const { card } = await makeCard();
    const add = (body: string) => service.succeed('createComment', { token, id: card.id, body: { body } });
    const comments = [await add('C'), await add('A'), await add('B')];
    const first = await service.succeed('listComments', { token, id: card.id, query: { limit: 2 } });
    comments.push(await add('D'));
    const query = { limit: 2, cursor: first.next_cursor ?? '' };
    const second = await service.succeed('listComments', { token, id: card.id, query });
    expect([...first.data, ...second.data]).toEqual(comments);
    expect(second).not.toHaveProperty('next_cursor');
    const elsewhere = { token, id: (await makeCard()).card.id, query };
    expect((await service.fail('listComments', 400, elsewhere)).code).toBe('invalid_cursor');
  });
});

describe('updateComment', () => {
  it('changes the text, and records the previous text', async () => {
    const { token } = tenant;
    const { comment } = await makeComment('Before');
    const after = await service.succeed('updateComment', { token, id: comment.id, body: { body: 'After' } });
    expect(after).toEqual({
      ...comment,
      body: 'After',
      updated_at: new Date(clockMs).toISOString(),
      etag: newTag(comment),
    });
    expect(await service.succeed('getComment', { token, id: comment.id })).toEqual(after);
    const recorded = (await readEventsAbout(service, tenant, comment.id)).slice(1);
    const changes = { body: { from: 'Before', to: 'After' } };
    expect(recorded).toMatchObject([{ type: 'comment.updated', actor: tenant.userId, changes }]);
  });

  it('stores nothing when nothing changes, the body is invalid, or the comment does not exist', async () => {
    const { token } = tenant;
    const { comment } = await makeComment();
    const { id } = comment;
    await expectNothingStored(service, async () => {
      for (const body of [{}, { body: comment.body }]) {
        expect(await service.succeed('updateComment', { token, id, body })).toEqual(comment);
      }
      const problem = await service.fail('updateComment', 400, { token, id, body: { body: null } });
      expect(problem.errors).toEqual([expect.objectContaining({ pointer: '/body', code: 'wrong_type' })]);
      await service.fail('updateComment', 404, { token, id: unknownComment, body: { body: 'A' } });
    });
  });

  it('returns 403 not_author to everyone else who sees it, including the owner of the workspace', async () => {
    const { board, card, comment } = await makeComment();
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    const guestCall = { token: guest.token, id: card.id, body: { body: 'Mine' } };
    const guestComment = await service.succeed('createComment', guestCall);
    const admin = await makeMember(service, tenant, 'admin');
    const body = { body: 'Changed' };
    await expectNothingStored(service, async () => {
      for (const [token, id] of [
        [guest.token, comment.id],
        [admin.token, comment.id],
        [tenant.token, guestComment.id],
      ] as const) {
        expect((await service.fail('updateComment', 403, { token, id, body })).code).toBe('not_author');
      }
    });
    await service.succeed('updateComment', { token: guest.token, id: guestComment.id, body });
  });
});

describe('deleteComment', () => {
  it('deletes a comment, which returns 404 from then on, and records it', async () => {
    const { token } = tenant;
    const { board, card, comment } = await makeComment('Gone');
    const { id } = comment;
    await service.succeed('deleteComment', { token, id });
    await service.fail('getComment', 404, { token, id });
    await service.fail('deleteComment', 404, { token, id });
    expect((await service.succeed('listComments', { token, id: card.id })).data).toEqual([]);
    expect((await readEventsAbout(service, tenant, id)).at(-1)).toEqual({
      type: 'comment.deleted',
      id,
      boardId: board.id,
      actor: tenant.userId,
      changes: { card_id: { from: card.id, to: null }, body: { from: 'Gone', to: null } },
    });
  });

  it('is allowed for its author, admins and owners, and returns 403 not_author to others', async () => {
    const { board, card } = await makeCard();
    const author = await makeMember(service, tenant, 'guest', [board.id]);
    const member = await makeMember(service, tenant, 'member');
    const admin = await makeMember(service, tenant, 'admin');
    const comment = () =>
      service.succeed('createComment', { token: author.token, id: card.id, body: { body: 'From a guest' } });
    const { id } = await comment();
    await expectNothingStored(service, async () => {
      expect((await service.fail('deleteComment', 403, { token: member.token, id })).code).toBe('not_author');
    });
    await service.succeed('deleteComment', { token: author.token, id });
    await service.succeed('deleteComment', { token: admin.token, id: (await comment()).id });
    await service.succeed('deleteComment', { token: tenant.token, id: (await comment()).id });
  });

  it('succeeds for one of two concurrent requests', async () => {
    const { token } = tenant;
    const { id } = (await makeComment()).comment;
    const held = await holdTransaction(service, 'SELECT 1 FROM comments WHERE id = $1 FOR UPDATE', [id]);
    const answers = [1, 2].map(() => service.call('deleteComment', { token, id }));
    await untilWaiting(service, 2);
    await held.commit();
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([204, 404]);
    const recorded = await readEventsAbout(service, tenant, id);
    expect(recorded.map(({ type }) => type)).toEqual(['comment.created', 'comment.deleted']);
  });

  it('records one deletion when the card is deleted at the same time', async () => {
    const { token } = tenant;
    const { card, comment } = await makeComment();
    const held = await holdTransaction(service, 'SELECT 1 FROM comments WHERE id = $1 FOR UPDATE', [
      comment.id,
    ]);
    const first = service.call('deleteComment', { token, id: comment.id });
    await untilWaiting(service, 1);
    const second = service.call('deleteCard', { token, id: card.id });
    await untilWaiting(service, 2);
    await held.commit();
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([204, 204]);
    const recorded = await readEventsAbout(service, tenant, comment.id);
    expect(recorded.map(({ type }) => type)).toEqual(['comment.created', 'comment.deleted']);
  });

  it('deletes all comments with their card, each with its own event', async () => {
    const { token } = tenant;
    const { card, comment } = await makeComment();
    await service.succeed('deleteCard', { token, id: card.id });
    await service.fail('getComment', 404, { token, id: comment.id });
    expect((await readEventsAbout(service, tenant, comment.id)).at(-1)).toMatchObject({
      type: 'comment.deleted',
    });
  });

  it('also deletes, with an event, a comment that is written while the card is being deleted', async () => {
    const { token } = tenant;
    const { card } = await makeCard();
    const insertion = `
      INSERT INTO comments (id, workspace_id, card_id, body, created_by)
      SELECT '01a10e82-9000-7000-8000-00000000000c', workspace_id, id, 'Late', created_by FROM cards WHERE id = $1`;
    const held = await holdTransaction(service, insertion, [card.id]);
    const answer = service.succeed('deleteCard', { token, id: card.id });
    await untilWaiting(service, 1);
    await held.commit();
    await answer;
    const recorded = await readEventsAbout(service, tenant, 'comment_01m4785400e00800000000000c');
    expect(recorded).toMatchObject([
      { type: 'comment.deleted', changes: { body: { from: 'Late', to: null } } },
    ]);
  });
});

describe('every change of a comment', () => {
  it('needs the scope boards:write', async () => {
    const { card, comment } = await makeComment();
    const writes: [OperationId, CallOptions][] = [
      ['createComment', { id: card.id, body: { body: 'A' } }],
      ['updateComment', { id: comment.id, body: { body: 'A' } }],
      ['deleteComment', { id: comment.id }],
    ];
    const token = await makeToken(service, tenant, ['boards:read']);
    await expectNothingStored(service, async () => {
      for (const [operationId, options] of writes) {
        const { code } = await service.fail(operationId, 403, { ...options, token });
        expect([operationId, code]).toEqual([operationId, 'insufficient_scope']);
      }
    });
  });

  it('returns 404 on a deleted board', async () => {
    const { token } = tenant;
    const { board, card, comment } = await makeComment();
    await service.succeed('deleteBoard', { token, id: board.id });
    await expectNothingStored(service, async () => {
      await service.fail('createComment', 404, { token, id: card.id, body: { body: 'A' } });
      await service.fail('updateComment', 404, { token, id: comment.id, body: { body: 'A' } });
      await service.fail('deleteComment', 404, { token, id: comment.id });
      await service.fail('getComment', 404, { token, id: comment.id });
    });
  });
});
