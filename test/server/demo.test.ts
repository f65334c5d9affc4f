/** The demo workspace of an embedded service: made once, and without a way back in for a token that was revoked. */
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { demoFile, seedDemo } from '../../src/demo/seed-demo.ts';
import type { DemoFacts } from '../../src/demo/seed-demo.ts';
import { welcome } from '../../src/demo/welcome.ts';
import { testBilling } from '../support/billing.ts';
import { makeDataDir } from '../support/server-process.ts';
import { startService } from '../support/service.ts';

const baseUrl = 'http://127.0.0.1:3000';

describe('seedDemo', () => {
  it('creates the workspace once, a new token if the file was lost or damaged, and none after the token was revoked', async () => {
    const service = await startService();
    const dataDir = await makeDataDir();
    const seed = (): Promise<DemoFacts | undefined> =>
      seedDemo(service.database, { dataDir, baseUrl, billing: testBilling, now: service.now() });
    const first = await seed();
    expect(first?.small_board_id).not.toBe(first?.board_id);
    expect(await seed()).toEqual(first);
    await rm(demoFile(dataDir));
    const second = await seed();
    expect(second).toEqual({ ...first, access_token: second?.access_token });
    expect(second?.access_token).not.toBe(first?.access_token);

    await writeFile(demoFile(dataDir), '{"access_token":"bwt_');
    const third = await seed();
    expect(third).toEqual({ ...first, access_token: third?.access_token });

    const token = third?.access_token ?? '';
    const id = third?.workspace_id ?? '';
    const { data } = await service.succeed('listAccessTokens', { token, id });
    for (const { id: tokenId } of data) await service.call('revokeAccessToken', { token, id: tokenId });
    expect(await seed()).toBeUndefined();
    await rm(demoFile(dataDir));
    expect(await seed()).toBeUndefined();
    expect(existsSync(demoFile(dataDir))).toBe(false);
    expect(await service.database.reader.prisma.accessToken.count()).toBe(data.length);
  });
});

describe('welcome', () => {
  const facts = {
    base_url: baseUrl,
    workspace_id: 'workspace_1',
    board_id: 'board_1',
    small_board_id: 'board_2',
    access_token: 'bwt_secret',
  };
  const demo = { facts, file: '/srv/data/demo.json' };

  it('offers on a terminal the documentation first, then a command with a short answer, then a board to look at', () => {
    const lines = welcome(baseUrl, demo, true).split('\n');
    const docs = lines.findIndex(
      (line) => line.includes('1. Open the docs') && line.endsWith(`${baseUrl}/docs`),
    );
    const commands = lines.filter((line) => line.includes('curl '));
    expect(commands).toEqual([
      `curl -s -H 'Authorization: Bearer bwt_secret' '${baseUrl}/v1/boards/board_1/cards?limit=3'`,
    ]);
    expect(docs).toBeGreaterThan(0);
    const command = lines.indexOf(commands[0] ?? '');
    expect(command).toBeGreaterThan(docs);
    // What follows the # isn't sent, so the token is in no log.
    expect(lines.indexOf(`${baseUrl}/demo#/boards/board_2?access_token=bwt_secret`)).toBeGreaterThan(command);
  });

  it.each([
    ['a terminal the token', demo, true, 'Access token            bwt_secret\n'],
    ['a pipe where the token is', demo, false, 'Access token            in /srv/data/demo.json\n'],
    [
      'after a revocation the command',
      { ...demo, facts: undefined },
      true,
      'create-token -- --email demo@example.com',
    ],
    ['without a demo the command', undefined, true, 'npm run admin:create-token creates one'],
  ])('shows %s', (_what, shown, isTerminal, expected) => {
    const text = welcome(baseUrl, shown, isTerminal);
    expect(text).toContain(expected);
    expect(text.includes('bwt_secret')).toBe(isTerminal && shown?.facts !== undefined);
  });
});
