/** Commands as people run them: what they print, how they end, and the binary `boards` on any Node. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { operatorCommands } from '../../scripts/commands/index.ts';
import { binaryName } from '../../scripts/support/commands.ts';
import { runOnDatabase, runWith } from '../support/commands.ts';
import type { CommandOutcome } from '../support/commands.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { makeDataDir } from '../support/server-process.ts';

const binary = path.join(import.meta.dirname, '..', '..', 'bin', 'boards.js');
/** As started on a machine: nothing of this repository on the PATH. */
const machinePath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.includes('node_modules'));

async function boards(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const env = { ...variables, PATH: machinePath.join(path.delimiter) };
  try {
    return { ...(await promisify(execFile)(process.execPath, [binary, ...args], { env })), code: 0 };
  } catch (error) {
    return error as CommandOutcome;
  }
}

const oneSentence = /^[A-Z][^\n]*\.\n$/;

describe('npm run', () => {
  it.each(['start', 'db:migrate', 'contract:mock', 'test:sdk'])('%s -- --help runs nothing', async (name) => {
    const dataDir = await makeDataDir();
    const outcome = await runWith({ DATA_DIR: path.join(dataDir, 'data') }, name, '--help');
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toContain('Usage: npm ');
    expect(existsSync(path.join(dataDir, 'data'))).toBe(false);
  });

  it('ends with 2 for an unknown option, and for an unknown name', async () => {
    const option = await runWith({}, 'admin:list-deprecated-calls', '--days', '5');
    expect(option).toMatchObject({ code: 2, stdout: '' });
    expect(option.stderr).toBe(
      "Unknown option '--days'. npm run admin:list-deprecated-calls -- --help shows what is possible.\n",
    );
    const name = await runWith({}, 'db:migrat');
    expect(name).toMatchObject({ code: 2, stdout: '' });
    expect(name.stderr).toBe('There is no command db:migrat. npm run help lists the commands.\n');
  });

  it('says in one sentence that a port is in use', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    const outcome = await runWith({}, 'contract:mock', '--port', String(port));
    occupant.close();
    expect(outcome).toMatchObject({ code: 1, stdout: '' });
    expect(outcome.stderr).toMatch(/^Port \d+ is in use by another program\..*\n$/);
  });

  it('says in one sentence that the demo file is missing', async () => {
    const outcome = await runWith({ DATA_DIR: await makeDataDir() }, 'demo:tour');
    expect(outcome).toMatchObject({ code: 1, stdout: '' });
    expect(outcome.stderr).toMatch(
      /^There is no file .*demo\.json\. Start the service with npm start first\.\n$/,
    );
  });

  it('says in one sentence that the service refuses the token of the demo file', async () => {
    const detail = 'The access token is unknown or revoked.';
    const service = createServer((_request, response) => {
      response.writeHead(401, { 'Content-Type': 'application/problem+json' });
      response.end(JSON.stringify({ code: 'invalid_token', detail }));
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const dataDir = await makeDataDir();
    const facts = { base_url: `http://127.0.0.1:${port}`, board_id: 'board_1', access_token: 'bad' };
    writeFileSync(path.join(dataDir, 'demo.json'), JSON.stringify(facts));
    const outcome = await runWith({ DATA_DIR: dataDir }, 'demo:tour');
    service.close();
    expect(outcome).toMatchObject({ code: 1, stdout: '' });
    expect(outcome.stderr).toMatch(/^The service refused a request with the token of .*demo\.json: /);
    expect(outcome.stderr.endsWith(`: ${detail}\n`)).toBe(true);
  });

  it('creates no database in a folder without one', async () => {
    const dataDir = path.join(await makeDataDir(), 'mistyped');
    for (const [name, ...args] of [
      ['admin', 'doctor'],
      ['admin:list-legacy-role-grants'],
      ['db:backup', '--to', `${dataDir}-backup`],
    ]) {
      const outcome = await runWith({ DATA_DIR: dataDir }, name ?? '', ...args);
      expect(outcome).toMatchObject({ code: 1, stdout: '' });
      expect(outcome.stderr).toMatch(
        /^There is no database in .*mistyped.*set DATA_DIR or DATABASE_URL as it does\.\n$/,
      );
    }
    expect(existsSync(dataDir)).toBe(false);
  });

  it('says in one sentence that a file is a folder', async () => {
    const folder = await makeDataDir();
    const outcome = await runWith({}, 'db:restore', '--from', folder, '--to', folder, '--token-file', folder);
    expect(outcome).toMatchObject({ code: 1, stdout: '' });
    expect(outcome.stderr).toMatch(oneSentence);
  });

  const ofDatabase = operatorCommands.map(({ name, example }) => [name, example] as const);
  // A restore connects to no database.
  it.each(ofDatabase.filter(([name]) => !['start', 'db:restore'].includes(name)))(
    '%s says in one sentence that the database cannot be reached',
    async (name, example) => {
      const args = [...example.matchAll(/"([^"]*)"|(\S+)/g)]
        .map(([, quoted, plain]) => quoted ?? plain ?? '')
        // A file that is read first.
        .map((text) => (text.endsWith('-token') ? import.meta.filename : text));
      const outcome = await runOnDatabase('postgresql://ada:hush@127.0.0.1:1/boards', name, ...args);
      expect(outcome).toMatchObject({ code: 1, stdout: '' });
      expect(outcome.stderr).toMatch(oneSentence);
      expect(outcome.stderr).toContain('127.0.0.1:1');
      expect(outcome.stderr).not.toContain('hush');
    },
  );

  it('shows a stack trace only to those who ask for it', async () => {
    const variables = { DATABASE_URL: 'postgresql://127.0.0.1:1/b', SECRET_KEY: 'k'.repeat(32), DEBUG: '1' };
    const { code, stderr } = await runWith(variables, 'db:migrate');
    expect(code).toBe(1);
    expect(stderr).toMatch(/\n {4}at /);
  });
});

describe('npx boards', () => {
  it('lists the commands of operators, and ends with 2 for what it does not have', async () => {
    const list = await boards(['--help']);
    expect(list).toMatchObject({ code: 0, stderr: '' });
    for (const command of operatorCommands)
      expect(list.stdout).toContain(`  npx boards ${binaryName(command)} `);
    expect(await boards([])).toEqual(list);
    for (const args of [['test:sdk'], ['migrate', '--force']]) {
      const outcome = await boards(args);
      expect(outcome).toMatchObject({ code: 2, stdout: '' });
      expect(outcome.stderr).toMatch(oneSentence);
    }
  });

  it('migrates a database, and creates a token in it', async () => {
    const variables = { DATABASE_URL: await createEmptyDatabase(), SECRET_KEY: 'k'.repeat(32) };
    const migrated = await boards(['migrate'], variables);
    expect(migrated).toMatchObject({ code: 0, stderr: '' });
    expect(migrated.stdout).toMatch(/^Applied \d{14}_release_1_5_0\.\n/);
    expect((await boards(['migrate'], variables)).stdout).toBe('The database is up to date.\n');
    const token = await boards(['create-token', '--email', 'ada@example.com'], variables);
    expect(token).toMatchObject({ code: 0, stderr: '' });
    expect(token.stdout).toMatch(/^bwt_\w+\n$/);
  });
});
