/** The code of the last release, for trying an upgrade from it. */
import { execFile } from 'node:child_process';
import { readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..', '..');

/**
 * Puts the commit that froze the contract of the last release into a folder. It shares the packages that are installed here.
 * Returns false in a clone without its history.
 */
export async function checkOutLastRelease(folder: string): Promise<boolean> {
  const frozen = await readdir(path.join(root, 'openapi', 'releases'));
  const versions = frozen.filter((name) => /^\d+\.\d+\.\d+\.yaml$/.test(name));
  const latest = versions.toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1) ?? '';
  const query = ['log', '-1', '--diff-filter=A', '--format=%H', '--', `openapi/releases/${latest}`];
  const commit = (await run('git', query, { cwd: root })).stdout.trim();
  if (commit === '') return false;
  const archive = path.join(folder, 'release.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return true;
}
