/** What operators and clients of release 1.5.0 may rely on when their installation is brought up to date. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillOldData, isOldTokenRevoked, oldDataSizes, oldTokenSecret } from '../../scripts/db/old-data.ts';
import { countBrokenPromises, takeFingerprints } from '../../scripts/db/upgrade-checks.ts';
import type { Fingerprint } from '../../scripts/db/upgrade-checks.ts';
import { installOldRelease, upgradeReleaseByRelease } from '../../scripts/db/upgrade-trials.ts';
import type { MigrationFigures } from '../../scripts/db/upgrade-trials.ts';
import { createEnglishDatabase } from '../support/database.ts';
import { typeIdOf } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, Service } from '../support/service.ts';

interface OldToken {
  readonly secret: string;
  readonly isRevoked: boolean;
  readonly userId: string;
  readonly email: string;
  /** Boards of its owner, oldest first, without the archived ones. */
  readonly boards: readonly string[];
}

interface OldLink {
  readonly token: string;
  readonly title: string;
  readonly boardName: string;
}

/** The ids of a board's cards that are not archived, in their order. */
type OldBoards = ReadonlyMap<string, readonly string[]>;

const scale = 0.004;
const sizes = oldDataSizes(scale);

let client: pg.Client;
let service: Service;
let before: Record<string, Fingerprint>;
let migrations: MigrationFigures[];
let tokens: OldToken[];
let links: OldLink[];
let boards: OldBoards;

beforeAll(async () => {
  const databaseUrl = await createEnglishDatabase();
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await installOldRelease(databaseUrl);
  await fillOldData(client, { scale });
  before = await takeFingerprints(client, 'before');
  tokens = await readOldTokens();
  links = await readOldLinks();
  boards = await readOldBoards();
  migrations = await upgradeReleaseByRelease(databaseUrl);
  service = await startService({ databaseUrl });
});

afterAll(() => client.end());

async function readOldTokens(): Promise<OldToken[]> {
  const all: OldToken[] = [];
  for (let n = 1; n <= sizes.tokens; n += 1) {
    const secret = oldTokenSecret(n);
    const { rows } = await client.query<{ userId: string; email: string; boards: string[] }>(
      `SELECT u.id AS "userId", u.email, ARRAY(SELECT b.id FROM boards b WHERE b.owner_id = u.id AND b.archived_at IS NULL ORDER BY b.id)::text[] AS boards
       FROM access_tokens t JOIN users u ON u.id = t.user_id WHERE t.token_hash = sha256(convert_to($1, 'UTF8'))`,
      [secret],
    );
    for (const row of rows) {
      const ids = row.boards.map((id) => typeIdOf('board', id));
      all.push({ ...row, secret, isRevoked: isOldTokenRevoked(n), boards: ids });
    }
  }
  return all;
}

async function readOldLinks(): Promise<OldLink[]> {
  const { rows } = await client.query<OldLink>(
    `SELECT s.token, c.title, b.name AS "boardName"
     FROM share_links s JOIN cards c ON c.id = s.card_id JOIN boards b ON b.id = c.board_id`,
  );
  return rows;
}

async function readOldBoards(): Promise<OldBoards> {
  const { rows } = await client.query<{ id: string; board: string; place: string }>(
    `SELECT c.id, c.board_id AS board, k.rank || ' ' || c.rank AS place
     FROM cards c JOIN columns k ON k.id = c.column_id WHERE c.archived_at IS NULL`,
  );
  // JavaScript compares code points; the database is not asked for the order that it has to keep.
  rows.sort((a, b) => (a.place < b.place ? -1 : 1));
  const byBoard = Map.groupBy(rows, ({ board }) => typeIdOf('board', board));
  return new Map([...byBoard].map(([board, cards]) => [board, cards.map(({ id }) => typeIdOf('card', id))]));
}

function liveTokens(): OldToken[] {
  return tokens.filter(({ isRevoked }) => !isRevoked);
}

function ownerOfSomething(): OldToken {
  const found = liveTokens().find((token) => token.boards.some((id) => boards.has(id)));
  if (found === undefined) throw new Error('no owner of boards has a token');
  return found;
}

/** Follows `next_cursor` to the end of a list. */
async function listAll(operationId: 'listBoards' | 'listCards', options: CallOptions): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 50, ...(cursor !== undefined && { cursor }) };
    const page = await service.succeed(operationId, { ...options, query });
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return ids;
}

describe('the data of 1.5.0', () => {
  it('keeps every row, every column and the order of the cards', async () => {
    expect(before).toMatchObject({
      users: { rows: sizes.users },
      boards: { rows: sizes.boards },
      cards: { rows: sizes.cards },
      access_tokens: { rows: sizes.tokens },
      share_links: { rows: sizes.links },
    });
    expect(await takeFingerprints(client, 'after')).toEqual(before);
  });

  it('moves to the personal workspaces of its owners only', async () => {
    const broken = Object.entries(await countBrokenPromises(client)).filter(([, count]) => count > 0);
    expect(broken).toEqual([]);
  });

  it.each([
    [`UPDATE cards SET title = title || ' ' WHERE id = (SELECT min(id::text) FROM cards)::uuid`],
    [`DELETE FROM comments WHERE id = (SELECT max(id::text) FROM comments)::uuid`],
    [`UPDATE cards SET rank = 'A0' || rank WHERE id = (SELECT min(id::text) FROM cards)::uuid`],
    [
      `UPDATE access_tokens SET workspace_id = (SELECT id FROM workspaces w WHERE w.id <> workspace_id LIMIT 1)`,
    ],
    [`UPDATE legacy_share_links SET expires_at = expires_at + interval '1 day'`],
    [`UPDATE access_tokens SET scopes = scopes || '{events:read}'`],
    [
      `UPDATE workspace_members SET role = 'admin' WHERE id = (SELECT min(id::text) FROM workspace_members)::uuid`,
    ],
  ])('fails these tests after %s', async (damage) => {
    await client.query(`BEGIN; ${damage}`);
    const after = await takeFingerprints(client, 'after');
    const broken = Object.values(await countBrokenPromises(client)).filter((count) => count > 0);
    await client.query('ROLLBACK');
    expect(broken.length > 0 || JSON.stringify(after) !== JSON.stringify(before)).toBe(true);
  });

  it('names everyone who has appeared on a board', async () => {
    const { rows } = await client.query<{ missing: string; known: string }>(`
      SELECT count(*) FILTER (WHERE p.user_id IS NULL) AS missing, count(p.user_id) AS known
      FROM (
        SELECT id AS board_id, created_by AS user_id FROM boards
        UNION SELECT board_id, created_by FROM cards
        UNION SELECT c.board_id, o.created_by FROM comments o JOIN cards c ON c.id = o.card_id
        UNION SELECT c.board_id, a.user_id FROM card_assignees a JOIN cards c ON c.id = a.card_id
      ) appeared LEFT JOIN board_people p USING (board_id, user_id)`);
    expect(rows).toEqual([{ missing: '0', known: expect.stringMatching(/^[1-9]/) as unknown }]);
  });

  it('has no two users whose addresses differ only in case', async () => {
    const databaseUrl = await createEnglishDatabase();
    await installOldRelease(databaseUrl);
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    const add = (email: string): Promise<unknown> =>
      other.query(`INSERT INTO users (id, email, name) VALUES (gen_random_uuid(), $1, 'Ada')`, [email]);
    await add('ada@example.com');
    await expect(add('Ada@Example.com')).rejects.toMatchObject({ code: '23505' });
    await other.end();
  });

  it('is locked only while each migration runs, and users can be read while workspaces are created', () => {
    const workspaces = migrations.find(({ name }) => name.endsWith('release_2_0_0'));
    expect(workspaces?.locks).toMatchObject({ cards: 'AccessExclusiveLock', users: 'ShareRowExclusiveLock' });
  });
});

describe('a token of 1.5.0', () => {
  it('sees exactly its owner’s personal workspace and boards', async () => {
    for (const { secret: token, userId, email, boards: owned } of liveTokens()) {
      const me = await service.succeed('getMe', { token });
      expect(me.user).toMatchObject({ id: typeIdOf('user', userId), email: email.toLowerCase() });
      const { data } = await service.succeed('listWorkspaces', { token });
      expect(data.map(({ id, kind }) => ({ id, kind }))).toEqual([
        { id: me.credential.workspace_id, kind: 'personal' },
      ]);
      expect(await listAll('listBoards', { token })).toEqual(owned);
    }
  });

  it('returns 404 for the boards of everyone else', async () => {
    const { secret: token, userId } = ownerOfSomething();
    const others = tokens.filter((other) => other.userId !== userId).flatMap((other) => other.boards);
    expect(others.length).toBeGreaterThan(0);
    for (const id of new Set(others)) await service.fail('getBoard', 404, { token, id });
  });

  it('lists the cards of every board of its owner in their previous order', async () => {
    const { secret: token, boards: owned } = ownerOfSomething();
    for (const id of owned) expect(await listAll('listCards', { token, id })).toEqual(boards.get(id) ?? []);
  });

  it('lists the largest board in its previous order', async () => {
    const inOrderOfSize = [...boards].sort(([, a], [, b]) => b.length - a.length);
    const [id, cards] =
      inOrderOfSize.find(([board]) => liveTokens().some((one) => one.boards.includes(board))) ?? [];
    const token = liveTokens().find((one) => one.boards.includes(id ?? ''))?.secret;
    expect(cards?.length).toBeGreaterThan(100);
    expect(await listAll('listCards', { token, id: id ?? '' })).toEqual(cards);
  });

  it('writes to boards, which show its workspace', async () => {
    const { secret: token } = ownerOfSomething();
    const [workspace] = (await service.succeed('listWorkspaces', { token })).data;
    const board = await service.succeed('createBoard', { token, body: { name: 'After the upgrade' } });
    expect(board.workspace_id).toBe(workspace?.id);
    const card = await service.succeed('createCard', { token, id: board.id, body: { title: 'New' } });
    await service.succeed('deleteCard', { token, id: card.id });
    await service.succeed('deleteBoard', { token, id: board.id });
  });

  it('can only read and write boards', async () => {
    const { secret: token } = ownerOfSomething();
    const { credential } = await service.succeed('getMe', { token });
    expect(credential.scopes).toEqual(['boards:read', 'boards:write']);
    expect(credential.expires_at).toBeUndefined();
    const id = credential.workspace_id ?? '';
    await service.fail('updateWorkspace', 403, { token, id, body: { name: 'Mine' } });
    await service.fail('listEvents', 403, { token });
    await service.fail('createAccessToken', 403, {
      token,
      id,
      body: { name: 'More', scopes: ['boards:read'] },
    });
  });

  it('stays revoked if it was revoked', async () => {
    const revoked = tokens.filter(({ isRevoked }) => isRevoked);
    expect(revoked).toHaveLength(sizes.tokens / 10);
    for (const { secret: token } of revoked) await service.fail('getMe', 401, { token });
  });
});

describe('a share link of 1.5.0', () => {
  async function readEnd(): Promise<Date> {
    const { rows } = await client.query<{ end: Date }>(
      'SELECT DISTINCT expires_at AS end FROM legacy_share_links',
    );
    const [row] = rows;
    if (row === undefined || rows.length > 1) throw new Error('the links do not end together');
    return row.end;
  }

  it('shows its card and its expiry', async () => {
    const end = await readEnd();
    expect(links).toHaveLength(sizes.links);
    for (const { token, title, boardName } of links) {
      const answer = await service.call('getSharedCard', { id: token });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ title, board_name: boardName });
      expect(answer.headers.sunset).toBe(end.toUTCString());
    }
  });

  it('works for 14 days after the upgrade, to the millisecond', async () => {
    const end = await readEnd();
    const [link] = links;
    let now = new Date(end.getTime() - 1);
    const later = await startService({ databaseUrl: service.databaseUrl, now: () => now });
    expect((await later.call('getSharedCard', { id: link?.token ?? '' })).status).toBe(200);
    now = end;
    expect(await later.fail('getSharedCard', 410, { id: link?.token ?? '' })).toMatchObject({
      code: 'link_expired',
    });
  });
});
