/** The files of deploy/cluster fit the service, and docs/operations.md shows them as they are. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { loadConfig } from '../../src/config.ts';

const root = path.join(import.meta.dirname, '..', '..');
const folder = path.join(root, 'deploy', 'cluster');
const files = readdirSync(folder);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const operations = readFileSync(path.join(root, 'docs', 'operations.md'), 'utf8');
const section = /^## A cluster\n(.*?)^## /ms.exec(operations)?.[1] ?? '';
/** Without comments and indentation. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[#;]/.test(line));

it.each(files)('%s is in the table of hosts', (name) => {
  expect(section).toContain(`\`${name}\``);
});

it('every setting that the guide shows is in one of the files', () => {
  const shown = [...section.matchAll(/^```(?:yaml|text)\n(.*?)^```/gms)].flatMap(([, text = '']) =>
    linesOf(text),
  );
  const settings = files.flatMap((name) => linesOf(read(name)));
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((line) => !settings.includes(line))).toEqual([]);
});

it('the environment of the service has settings that it takes, and both ways to the database', () => {
  const text = read('boards.env').replaceAll('YOUR_KEY', 'k'.repeat(44));
  const variables = parseEnv(text);
  const known = readFileSync(path.join(root, '.env.example'), 'utf8');
  for (const name of Object.keys(variables)) expect(known).toContain(`#${name}=`);
  // Commands of the guide read the file as a shell does.
  for (const [name, value] of Object.entries(variables)) {
    const print = `set -a; eval "$1"; printenv "$2"`;
    expect(execFileSync('sh', ['-c', print, 'sh', text, name], { encoding: 'utf8' })).toBe(
      `${value ?? ''}\n`,
    );
  }
  expect(loadConfig(variables)).toMatchObject({ port: 3000, databasePoolSize: 12 });
  expect(read('pgbouncer.ini')).toContain(`listen_port = ${new URL(variables.DATABASE_URL ?? '').port}\n`);
  expect(read('haproxy.cfg')).toContain(
    `bind 127.0.0.1:${new URL(variables.DATABASE_DIRECT_URL ?? '').port}\n`,
  );
});
