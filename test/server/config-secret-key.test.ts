/** The secret key that a service without SECRET_KEY makes for itself, in a file of its data folder. */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { mistake } from '../support/config-mistakes.ts';

const key = 'a'.repeat(32);

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'boards-config-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

describe('the generated secret key', () => {
  it('is created once, readable only for its owner, and reused', () => {
    const folder = makeFolder();
    const first = loadConfig({ DATA_DIR: folder }).secretKey;
    expect(Buffer.from(first.toString(), 'base64')).toHaveLength(32);
    expect(statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(loadConfig({ DATA_DIR: folder }).secretKey).toEqual(first);
    expect(loadConfig({ DATA_DIR: makeFolder() }).secretKey).not.toEqual(first);
  });

  it('is not used if SECRET_KEY is set', () => {
    const folder = makeFolder();
    expect(loadConfig({ DATA_DIR: folder, SECRET_KEY: key }).secretKey).toEqual(Buffer.from(key));
    expect(() => statSync(path.join(folder, 'secret.key'))).toThrow('ENOENT');
  });

  it('is refused when it was truncated', () => {
    const folder = makeFolder();
    for (const rest of ['', 'abc\n', `${'a'.repeat(31)}\n`]) {
      writeFileSync(path.join(folder, 'secret.key'), rest);
      expect(mistake({ DATA_DIR: folder })).toMatch(
        /^The secret key in \S+secret\.key is damaged\. [^\n]*\.$/,
      );
    }
  });

  it("reports in one sentence that its folder can't be written to", () => {
    const folder = makeFolder();
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    for (const dataDir of [file, path.join(file, 'below')]) {
      expect(mistake({ DATA_DIR: dataDir })).toBe(
        `The data folder ${dataDir} is not writable. Set DATA_DIR to one that is.`,
      );
    }
    mkdirSync(path.join(folder, 'secret.key'));
    expect(mistake({ DATA_DIR: folder })).toMatch(
      /^The secret key in \S+secret\.key cannot be read\. [^\n]*\.$/,
    );
  });
});
