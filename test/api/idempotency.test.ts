/** Idempotency-Key: what a repeated request is, and that it is carried out once and answered the same for a day. */
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersKeptMs } from '../../src/api/requests/idempotency.ts';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeCard, makeSession, makeTenant, makeToken, readEvents } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

const start = new Date('2026-11-21T09:30:00.000Z');
let now = start;
let service: Service;
let tenant: Tenant;
let boardId: string;
let keys = 0;

beforeAll(async () => {
  service = await startService({ now: () => now });
  tenant = await makeTenant(service);
});

beforeEach(async () => {
  now = start;
  ({ id: boardId } = (await makeBoard(service, tenant)).board);
});

function newKey(): string {
  keys += 1;
  return `key-${keys}`;
}

/** Calls with a key, as the tenant by default. */
function keyed(operationId: OperationId, key: string, options: CallOptions = {}) {
  return service.call(operationId, {
    token: tenant.token,
    ...options,
    headers: { 'Idempotency-Key': key },
  });
}

const createCard = (key: string, options: CallOptions = {}) =>
  keyed('createCard', key, { id: boardId, body: { title: 'Card' }, ...options });

async function cardTitles(): Promise<string[]> {
  const { data } = await service.succeed('listCards', { token: tenant.token, id: boardId });
  return data.map(({ title }) => title);
}

/** Their bytes, as text that can be searched. */
async function keptAnswers(): Promise<string[]> {
  const rows = await service.database.reader.prisma.idempotentAnswer.findMany({ orderBy: { id: 'asc' } });
  return rows.map(({ id, fingerprint, sealedAnswer }) =>
    Buffer.concat([id, fingerprint, sealedAnswer]).toString('latin1'),
  );
}

const codeOf = ({ body }: { readonly body: unknown }) => (body as { code: string }).code;

describe('a repeated request', () => {
  it('returns the status, Location and body of the first response, byte for byte, and creates one card', async () => {
    const key = newKey();
    const first = await createCard(key, { body: { title: 'Ünïcode \u{1f600} "quoted" \\ \u2028' } });
    const eventsBefore = await readEvents(service, tenant);
    now = new Date(start.getTime() + 3_600_000);
    const second = await createCard(key, { body: { title: 'Ünïcode \u{1f600} "quoted" \\ \u2028' } });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).toBe(first.text);
    expect(second.headers.location).toBe(first.headers.location);
    expect(second.headers['content-type']).toBe('application/json');
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(second.headers['request-id']).not.toBe(first.headers['request-id']);
    expect(await cardTitles()).toHaveLength(1);
    expect(await readEvents(service, tenant)).toHaveLength(eventsBefore.length);
  });

  it('returns the first response even if the card has changed or was deleted', async () => {
    const key = newKey();
    const first = await createCard(key);
    const { id } = first.body as { id: string };
    await service.succeed('deleteCard', { token: tenant.token, id });
    expect((await createCard(key)).text).toBe(first.text);
    expect(await cardTitles()).toEqual([]);
  });

  it('is recognized with its properties in another order, and with its key in quotes', async () => {
    const key = newKey();
    const body = { title: 'Card', description: 'Text', label_ids: [] };
    const first = await createCard(key, { body });
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const second = await createCard(`"${key}"`, { body: turned, query: { validate_only: false } });
    expect([second.status, second.text]).toEqual([201, first.text]);
  });

  it('returns the stored response for 24 hours, and is carried out again after that', async () => {
    const key = newKey();
    const first = await createCard(key);
    now = new Date(start.getTime() + answersKeptMs - 1);
    expect((await createCard(key)).text).toBe(first.text);
    now = new Date(start.getTime() + answersKeptMs);
    const later = await createCard(key);
    expect([later.status, later.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect(later.text).not.toBe(first.text);
    expect((await createCard(key)).text).toBe(later.text);
    expect(await cardTitles()).toHaveLength(2);
  });

  it('is carried out once even if its transaction runs twice', async () => {
    await service.database.transaction((tx) =>
      tx.prisma
        .$executeRawUnsafe(`CREATE SEQUENCE runs`)
        .then(() =>
          tx.prisma.$executeRawUnsafe(`CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN IF nextval('runs') = 1 THEN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END IF; RETURN NEW; END $$`),
        )
        .then(() =>
          tx.prisma.$executeRawUnsafe(
            `CREATE TRIGGER fail_once BEFORE INSERT ON cards FOR EACH ROW EXECUTE FUNCTION fail_once()`,
          ),
        ),
    );
    const key = newKey();
    const first = await createCard(key);
    const second = await createCard(key);
    await service.database.reader.rows(Prisma.sql`DROP TRIGGER fail_once ON cards`);
    const [runs] = await service.database.reader.rows<{ last: number }>(
      Prisma.sql`SELECT last_value::int AS last FROM runs`,
    );
    expect([first.status, first.headers['idempotent-replayed'], runs?.last]).toEqual([201, undefined, 2]);
    expect(second.text).toBe(first.text);
    expect(await cardTitles()).toHaveLength(1);
  });
});

describe('a key', () => {
  const longest = 'k'.repeat(255);

  it.each([
    ['of one character', 'k', 'k'],
    ['of 255 characters', longest, `"${longest}"`],
    ['with a space', '"two words"', '"two words"'],
    ['with quotes, backslashes and commas', String.raw`"a\"b\\c,d"`, String.raw`"a\"b\\c,d"`],
    ['of other signs', "a:b/c;d=e'f{}~!", `"a:b/c;d=e'f{}~!"`],
  ])('can be %s', async (_name, key, same) => {
    const { text } = await createCard(key);
    const again = await createCard(same);
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([text, 'true']);
  });

  it.each([
    ['empty', ''],
    ['empty in quotes', '""'],
    ['too long', 'k'.repeat(256)],
    ['too long in quotes', `"${'k'.repeat(256)}"`],
    ['two words without quotes', 'two words'],
    ['a list', 'a,b'],
    ['a list of strings', '"a", "b"'],
    ['not closed', '"a'],
    ['not opened', 'a"'],
    ['wrongly escaped', String.raw`"a\b"`],
    ['with a parameter', '"a";b=1'],
    ['not ASCII', 'k\u00e9y'],
    ['with a tab', '"a\tb"'],
  ])('returns 400 and names the header when it is %s, and nothing is done', async (_name, key) => {
    await expectNothingStored(service, async () => {
      const answer = await createCard(key);
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { code: 'invalid_request', errors: [{ header: 'Idempotency-Key', code: 'bad_format' }] },
      ]);
    });
  });

  it('returns 400 when it is sent twice in one request, and nothing is done', async () => {
    await expectNothingStored(service, async () => {
      const answer = await request(service.server)
        .post(`/v1/boards/${boardId}/cards`)
        .auth(tenant.token, { type: 'bearer' })
        .set('Idempotency-Key', ['a', 'a'] as unknown as string)
        .send({ title: 'Card' });
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { errors: [{ header: 'Idempotency-Key', code: 'repeated' }] },
      ]);
    });
  });

  it.each([
    ['another path', async () => ({ id: (await makeBoard(service, tenant)).board.id })],
    ['another body', () => ({ body: { title: 'Other' } })],
    ['one property more', () => ({ body: { title: 'Card', description: 'Text' } })],
  ])(
    'returns 422 and names the header when it is reused with %s, and nothing is done',
    async (_name, other) => {
      const key = newKey();
      const { text } = await createCard(key);
      const changed = await other();
      await expectNothingStored(service, async () => {
        const answer = await createCard(key, changed);
        expect([answer.status, answer.body]).toMatchObject([
          422,
          { code: 'idempotency_key_reused', errors: [{ header: 'Idempotency-Key' }] },
        ]);
      });
      expect((await createCard(key)).text).toBe(text);
    },
  );

  it('returns 422 when it is reused with another query, and nothing is done', async () => {
    const card = await makeCard(service, tenant, boardId);
    const call = { token: tenant.token, id: card.id, headers: { 'Idempotency-Key': newKey() } };
    await service.succeed('restoreCard', call);
    await expectNothingStored(service, async () => {
      const query = { column_id: card.column_id };
      const problem = await service.fail('restoreCard', 422, { ...call, query });
      expect(problem.code).toBe('idempotency_key_reused');
    });
  });

  it('belongs to one credential, even if another has the same owner', async () => {
    const key = newKey();
    const stranger = await makeTenant(service);
    const foreignBoard = (await makeBoard(service, stranger)).board.id;
    const credentials = [
      { token: tenant.token },
      { token: await makeToken(service, tenant, ['boards:write']) },
      { token: (await makeSession(service, tenant)).secret },
      { token: stranger.token, id: foreignBoard },
    ];
    const texts: string[] = [];
    for (const credential of credentials) {
      const answer = await createCard(key, credential);
      expect([answer.status, answer.headers['idempotent-replayed']]).toEqual([201, undefined]);
      texts.push(answer.text);
    }
    expect(new Set(texts).size).toBe(credentials.length);
    for (const [index, credential] of credentials.entries()) {
      expect((await createCard(key, credential)).text).toBe(texts[index]);
    }
  });

  it('belongs to one operation', async () => {
    const key = newKey();
    const { id } = await makeCard(service, tenant, boardId);
    expect((await keyed('archiveCard', key, { id })).headers['idempotent-replayed']).toBeUndefined();
    expect((await keyed('restoreCard', key, { id })).headers['idempotent-replayed']).toBeUndefined();
    const again = await keyed('archiveCard', key, { id });
    expect(again.body).toHaveProperty('archived_at');
    expect(await service.succeed('getCard', { token: tenant.token, id })).not.toHaveProperty('archived_at');
  });

  it('is ignored on other methods and without a credential', async () => {
    const before = await keptAnswers();
    const titles = ['One', 'Two'];
    for (const name of titles) {
      const answer = await keyed('updateBoard', 'two words', { id: boardId, body: { name } });
      expect([answer.status, answer.body]).toMatchObject([200, { name }]);
    }
    const body = { email: 'new@example.com' };
    const ids = [
      await keyed('createSignInCode', 'k', { token: undefined, body }),
      await keyed('createSignInCode', 'k', { token: undefined, body }),
    ].map((answer) => (answer.body as { id: string }).id);
    expect(new Set(ids).size).toBe(2);
    expect(await keptAnswers()).toEqual(before);
  });
});

describe('a request that failed', () => {
  it('stores no response, and succeeds under the same key later', async () => {
    const { id } = await service.succeed('createLabel', {
      token: tenant.token,
      id: boardId,
      body: { name: 'Taken', color: 'red' },
    });
    const key = newKey();
    const create = () => keyed('createLabel', key, { id: boardId, body: { name: 'Taken', color: 'red' } });
    await expectNothingStored(service, async () => {
      const refused = await create();
      expect([refused.status, codeOf(refused)]).toEqual([409, 'label_name_taken']);
    });
    await service.succeed('deleteLabel', { token: tenant.token, id });
    const made = await create();
    expect([made.status, made.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect((await create()).text).toBe(made.text);
  });

  it('does not use up its key, for any failure', async () => {
    const key = newKey();
    const reader = await makeToken(service, tenant, ['boards:read']);
    await expectNothingStored(service, async () => {
      expect((await createCard(key, { token: undefined })).status).toBe(401);
      expect((await createCard(key, { token: reader })).status).toBe(403);
      expect((await createCard(key, { body: { title: 1 } })).status).toBe(400);
      expect((await createCard(key, { id: 'board_01m00000000000000000000000' })).status).toBe(404);
      const body = { title: 'Card', label_ids: ['label_01m00000000000000000000000'] };
      expect((await createCard(key, { body })).status).toBe(422);
    });
    expect((await createCard(key)).headers['idempotent-replayed']).toBeUndefined();
  });

  it('is counted when it was a wrong guess, and stores no response', async () => {
    const { secret: token } = await makeSession(service, tenant);
    const kept = await keptAnswers();
    const guesses = async () => {
      const counts = await service.database.reader.prisma.guessCount.findMany();
      return counts.filter((count) => count.key.startsWith('invite:')).map((count) => count.guesses);
    };
    const key = newKey();
    const call = { token, id: 'x'.repeat(43) };
    expect((await keyed('acceptInvite', key, call)).status).toBe(404);
    const [first = 0] = await guesses();
    expect((await keyed('acceptInvite', key, call)).status).toBe(404);
    expect(await guesses()).toEqual([first + 1]);
    expect(await keptAnswers()).toEqual(kept);
  });
});
