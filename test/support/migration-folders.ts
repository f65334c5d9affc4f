// Makes migrations folders for one test and removes them after it.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes or overwrites one migration. */
export async function writeMigration(migrationsDir: string, name: string, script: string): Promise<void> {
  await mkdir(join(migrationsDir, name), { recursive: true });
  await writeFile(join(migrationsDir, name, 'migration.sql'), script);
}

/** A migrations folder with these scripts by name. */
export async function folderWith(scripts: Record<string, string>): Promise<string> {
  const migrationsDir = await temporaryFolder();
  for (const [name, script] of Object.entries(scripts)) await writeMigration(migrationsDir, name, script);
  return migrationsDir;
}
