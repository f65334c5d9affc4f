/** Entity tags and conditional reads: what each read sends, and when it answers 304. */
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import { readConditions, unchangedTag } from '../../src/api/requests/etags.ts';
import { resourceList, resources } from '../../src/domain/core/resources.ts';
import { look, reads } from '../support/entity-tags.ts';
import { makeCard, makeMember, makeToken } from '../support/factories.ts';
import { named } from '../support/generated-calls.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { operationSpec } from '../support/contract-matcher.ts';
import { filledPath, startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let world: World;

beforeAll(async () => {
  service = await startService();
  world = await makeWorld(service);
});

const everyRead = named(({ method, isLive }) => method === 'get' && !isLive);

describe('the entity tag', () => {
  it.each(everyRead)(
    'of %s is strong for a resource with a version, and weak otherwise',
    async (id, spec) => {
      const { tag } = await look(world, id, credentialFor(spec, world), validCall(id, world));
      const shownAt = id === 'getCardByExternalId' ? '/v1/cards/{id}' : spec.path;
      const { revision } = resourceList.find(({ path }) => path === shownAt) ?? {};
      expect(tag).toMatch(
        revision === undefined
          ? /^W\/"[A-Za-z0-9_-]{27}"$/
          : new RegExp(String.raw`^"${revision}\.[1-9][0-9]*(\.[A-Za-z0-9_-]{11})?"$`),
      );
    },
  );

  it.each([
    ['getBoard', () => world.boardId],
    ['getCard', () => world.cardId],
    ['getColumn', () => world.columnId],
    ['getLabel', () => world.labelId],
    ['getComment', () => world.commentIds[0]],
  ] as const)('of %s is the same for every credential', async (operationId, idOf) => {
    const guest = await makeMember(service, world, 'guest', [world.boardId]);
    const narrow = await makeToken(service, world, ['boards:read']);
    const sights = [];
    for (const token of [world.token, world.session, narrow, guest.token]) {
      sights.push(await look(world, operationId, token, { id: idOf() }));
    }
    for (const sight of sights) expect(sight).toEqual(sights[0]);
  });

  it('of a list differs between pages, and depends on whether another page follows', async () => {
    const { token } = world;
    const { data } = await service.succeed('listCards', { token, id: world.boardId });
    const page = async (limit: number) =>
      (await service.call('listCards', { token, id: world.boardId, query: { limit } })).headers.etag;
    expect(await page(data.length)).not.toBe(await page(data.length - 1));
    const whole = await page(data.length);
    // Its items have no versions.
    const { data: events } = await service.succeed('listEvents', { token, query: { limit: 250 } });
    const log = async () =>
      (await service.call('listEvents', { token, query: { limit: events.length } })).headers.etag;
    const wholeLog = await log();
    await makeCard(service, world, world.boardId);
    expect(await page(data.length)).not.toBe(whole);
    expect(await log()).not.toBe(wholeLog);
  });

  it.each([
    ['listWorkspaces', 'getWorkspace'],
    ['listMembers', 'getMember'],
    ['listBoards', 'getBoard'],
    ['listColumns', 'getColumn'],
    ['listLabels', 'getLabel'],
    ['listCards', 'getCard'],
    ['listWorkspaceCards', 'getCard'],
    ['listComments', 'getComment'],
    ['listTemplates', 'getTemplate'],
  ] as const)('of each item of %s is the one of %s', async (listId, getId) => {
    const token = credentialFor(operationSpec(listId), world);
    const list = await service.call(listId, { token, ...validCall(listId, world) });
    const { data } = list.body as { data: { id: string; etag: string }[] };
    expect(data.length).toBeGreaterThan(0);
    for (const { id, etag } of data) {
      expect((await service.call(getId, { token, id })).headers.etag).toBe(etag);
    }
  });

  it('is not sent with the response to a write that was only validated', async () => {
    const { token, boardId: id } = world;
    const query = { validate_only: true };
    const answer = await service.call('updateBoard', { token, id, query, body: { name: 'Rehearsed' } });
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('etag');
  });
});

describe('If-None-Match', () => {
  it.each(everyRead)(
    'returns 304 without a body from %s while nothing has changed',
    async (operationId, spec) => {
      const call = validCall(operationId, world);
      const token = credentialFor(spec, world);
      const { tag = '' } = await look(world, operationId, token, call);
      const ask = (given: string) =>
        service.call(operationId, { token, ...call, headers: { 'If-None-Match': given } });
      for (const given of [
        tag,
        `"other", ${tag}`,
        tag.replace('W/', ''),
        `W/${tag.replace('W/', '')}`,
        '*',
      ]) {
        const answer = await ask(given);
        expect([given, answer.status, answer.text, answer.headers.etag]).toEqual([given, 304, '', tag]);
        expect(answer.headers).not.toHaveProperty('content-type');
        expect(answer.headers).not.toHaveProperty('content-length');
      }
      for (const given of ['"other"', tag.replace(/"$/, '0"'), tag.toUpperCase()]) {
        const isOther = given !== tag;
        expect([given, (await ask(given)).status]).toEqual([given, isOther ? 200 : 304]);
      }
    },
  );

  it.each(everyRead)('behaves the same for HEAD as for %s', async (operationId, spec) => {
    const call = validCall(operationId, world);
    const path = filledPath(spec.path, call);
    const head = (given: Record<string, string>) =>
      request(service.server)
        .head(path)
        .query(call.query ?? {})
        .set({ Authorization: `Bearer ${credentialFor(spec, world)}`, ...given });
    const { status, headers } = await head({});
    expect(status).toBe(200);
    const unchanged = await head({ 'If-None-Match': String(headers.etag) });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.etag).toBe(headers.etag);
  });

  it('is checked after everything else: a foreign id returns 404, and an invalid credential 401', async () => {
    const headers = { 'If-None-Match': '*' };
    const foreign = await makeWorld(service);
    await service.fail('getCard', 404, { token: world.token, id: foreign.cardId, headers });
    await service.fail('getCard', 401, { token: 'bwt_unknown', id: world.cardId, headers });
  });

  it('returns the privacy headers with the 304 of a share link', async () => {
    const headers = { 'If-None-Match': '*' };
    const answer = await service.call('getSharedCard', { id: world.shareToken, headers });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it.each(named((spec) => !reads.some(({ operationId }) => operationId === spec.operationId)))(
    'returns 400 for %s, which is not a read',
    async (operationId, spec) => {
      const token = spec.credentials.length === 0 ? undefined : credentialFor(spec, world);
      const headers = { 'If-None-Match': '*' };
      const call = validCall(operationId, world);
      const problem = await service.fail(operationId, 400, { token, ...call, headers });
      expect(problem.errors).toMatchObject([{ header: 'If-None-Match', code: 'not_allowed' }]);
    },
  );
});

const contract = loadContract();
const { pattern = '' } = resolveReference(contract, '#/components/schemas/EntityTags') as {
  pattern?: string;
};

describe('a list of entity tags', () => {
  it.each([
    '*',
    '""',
    '"a"',
    'W/"a"',
    '"a", W/"b"',
    '"a","b"',
    ', "a",, "b" ,',
    '"a,b"',
    '"\\"',
    '"a"\t,\t"b"',
    '"é"',
  ])('can be %s', async (given) => {
    expect(given).toMatch(new RegExp(pattern));
    const headers = { 'If-None-Match': Buffer.from(given, 'utf8').toString('latin1') };
    const { status } = await service.call('getCard', { token: world.token, id: world.cardId, headers });
    expect(status).toBe(given === '*' ? 304 : 200);
  });

  it.each([
    'a',
    '"a',
    'a"',
    '"a" "b"',
    '*, "a"',
    '"a", *',
    '**',
    'w/"a"',
    'W/ "a"',
    'W/a',
    "'a'",
    '"a b"',
    ',',
    '"a";',
  ])('cannot be %s', async (given) => {
    expect(given).not.toMatch(new RegExp(pattern));
    const options = { token: world.token, id: world.cardId };
    const read = await service.fail('getCard', 400, { ...options, headers: { 'If-None-Match': given } });
    expect(read.errors).toMatchObject([{ header: 'If-None-Match', code: 'bad_format' }]);
    const deletion = await service.fail('deleteCard', 400, { ...options, headers: { 'If-Match': given } });
    expect(deletion.errors).toMatchObject([{ header: 'If-Match', code: 'bad_format' }]);
  });

  it('has at most 4096 characters', async () => {
    const options = { token: world.token, id: world.cardId };
    const tags = (length: number) => ({ 'If-None-Match': `"${'a'.repeat(length - 2)}"` });
    expect((await service.call('getCard', { ...options, headers: tags(4096) })).status).toBe(200);
    const problem = await service.fail('getCard', 400, { ...options, headers: tags(4097) });
    expect(problem.errors).toMatchObject([{ header: 'If-None-Match', code: 'too_long' }]);
  });
});

describe('a tag of a coded response', () => {
  it.each(['gzip', 'br'])('in %s works in If-None-Match and If-Match', async (coding) => {
    const { token } = world;
    const { id } = await makeCard(service, world, world.boardId, { description: 'Text. '.repeat(2000) });
    const accepting = { 'Accept-Encoding': coding };
    const { headers } = await service.call('getCard', { token, id, headers: accepting });
    const tag = headers.etag ?? '';
    expect(headers['content-encoding']).toBe(coding);
    expect(tag).toBe(`"${resources.card.revision}.1-${coding}"`);
    const again = { ...accepting, 'If-None-Match': tag };
    const unchanged = await service.call('getCard', { token, id, headers: again });
    expect([unchanged.status, unchanged.headers.etag]).toEqual([304, tag]);
    await service.succeed('archiveCard', { token, id, headers: { ...accepting, 'If-Match': tag } });
    await service.fail('archiveCard', 412, { token, id, headers: { 'If-Match': tag } });
  });

  const tag = `"${resources.card.revision}.7"`;
  const ask = (given: string) =>
    unchangedTag(readConditions(operationSpec('getCard'), { 'if-none-match': given }), tag);

  it('matches the same as without its suffix, and is returned with it', () => {
    const withSuffix = (suffix: string) => tag.replace(/"$/, `${suffix}"`);
    expect(ask(tag)).toBe(tag);
    expect(ask(withSuffix('-gzip'))).toBe(withSuffix('-gzip'));
    expect(ask(`W/${withSuffix('-br')}`)).toBe(withSuffix('-br'));
  });

  it('can have only one suffix, that of a supported coding', () => {
    for (const suffix of ['-', '-zip', '-gzip-gzip', 'gzip', '0-gzip']) {
      const given = tag.replace(/"$/, `${suffix}"`);
      expect([given, ask(given)]).toEqual([given, undefined]);
    }
    expect(ask('"-gzip"')).toBeUndefined();
  });
});
