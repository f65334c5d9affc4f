/** Which variables the configuration reads, and how the log looks without one. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../src/config.ts';

describe('loadConfig', () => {
  it('logs short lines for a person at a terminal, and JSON elsewhere, unless LOG_FORMAT says which', () => {
    const env = { DATA_DIR: makeFolder() };
    expect(loadConfig(env, true).logFormat).toBe('pretty');
    expect(loadConfig(env, false).logFormat).toBe('json');
    expect(loadConfig({ ...env, LOG_FORMAT: 'json' }, true).logFormat).toBe('json');
    expect(loadConfig({ ...env, LOG_FORMAT: 'pretty' }, false).logFormat).toBe('pretty');
  });

  it('reads the variables in the table of the README, and no others', () => {
    const read = new Set<string>();
    const env = new Proxy<Record<string, string>>(
      { DATA_DIR: makeFolder() },
      {
        get: (values, name) => {
          read.add(String(name));
          return Reflect.get(values, name) as unknown;
        },
      },
    );
    loadConfig(env);
    const readme = readFileSync(path.join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    const table = [...readme.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);
    expect([...read].sort()).toEqual(table.toSorted());
  });
});

describe('SECRET_KEY_PREVIOUS', () => {
  const key = 'a'.repeat(32);
  const previous = 'b'.repeat(32);

  it('is another key than SECRET_KEY, and comes with it', () => {
    const both = { DATA_DIR: makeFolder(), SECRET_KEY: key, SECRET_KEY_PREVIOUS: previous };
    expect(loadConfig(both).previousSecretKey).toEqual(Buffer.from(previous));
    expect(() => loadConfig({ SECRET_KEY_PREVIOUS: previous })).toThrow(
      'SECRET_KEY_PREVIOUS is set but SECRET_KEY is not.',
    );
    for (const wrong of [key, 'b'.repeat(31), '']) {
      expect(() => loadConfig({ ...both, SECRET_KEY_PREVIOUS: wrong })).toThrow(
        'SECRET_KEY_PREVIOUS must be another key',
      );
    }
  });
});

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'boards-config-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}
