/** The rule of the linter for operations that are to end; the service checks the same at its start. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';

const dates = { 'x-deprecated-at': '2027-01-01T00:00:00Z', 'x-sunset': '2027-10-01T00:00:00Z' };
const deprecated = (successor: object) => ({ deprecated: true, ...dates, 'x-successor': successor });

it(
  'a contract with an incomplete deprecation is refused, and so is a success that does not declare its headers',
  { timeout: 30_000 },
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lifecycle-'));
    try {
      const faults = (changes: object, headers: readonly string[]) => lint(folder, changes, headers);
      const all = ['Deprecation', 'Sunset', 'Link'];
      const good = deprecated({ method: 'get', path: '/v1/new', operationId: 'listNew' });
      expect(faults(good, all)).toEqual([]);
      expect(faults(good, ['Sunset'])).toHaveLength(2);
      expect(faults({ ...good, 'x-sunset': undefined }, all)).toHaveLength(1);
      expect(faults({ ...good, 'x-sunset': '2026-01-01T00:00:00Z' }, all)).toHaveLength(1);
      expect(
        faults(deprecated({ method: 'get', path: '/v1/old', operationId: 'listOld' }), all),
      ).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

/** The messages of the rule for an operation with these changes, whose success declares these headers. */
function lint(folder: string, changes: object, headers: readonly string[]): string[] {
  const root = path.join(import.meta.dirname, '..', '..');
  const file = path.join(root, 'openapi/lifecycle.yaml');
  const declared = headers.map((name): [string, object] => [
    name,
    { $ref: `${file}#/components/headers/${name}` },
  ]);
  const operation = (operationId: string, more: object) => ({
    get: {
      operationId,
      ...more,
      responses: { '200': { description: 'A', headers: Object.fromEntries(declared) } },
    },
  });
  const paths = { '/v1/old': operation('listOld', changes), '/v1/new': operation('listNew', {}) };
  const document = { openapi: '3.1.1', info: { title: 'T', version: '1' }, paths };
  const config = {
    plugins: [path.join(root, 'openapi/lint/contract-rules.js')],
    rules: { 'contract/lifecycle': 'error', struct: 'error' },
  };
  writeFileSync(path.join(folder, 'openapi.yaml'), stringify(document, { keepUndefined: false }));
  writeFileSync(path.join(folder, 'redocly.yaml'), stringify(config));
  const args = ['lint', 'openapi.yaml', '--config', 'redocly.yaml', '--format', 'json'];
  const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const tool = path.join(root, 'node_modules/.bin/redocly');
  const { stdout, stderr } = spawnSync(tool, args, { cwd: folder, encoding: 'utf8', env: environment });
  if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`);
  const { problems } = JSON.parse(stdout) as { problems: { message: string }[] };
  return problems.map(({ message }) => message);
}
