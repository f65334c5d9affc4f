/** Tries a backup: makes one or takes an existing one, restores it where it is in nobody's way, checks it, and deletes what it made. */
import path from 'node:path';
import { withTemporaryFolder } from '../support/temporary-folders.ts';
import { readBackup } from './manifests.ts';
import { describe, restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { readToken } from './token-checks.ts';

export interface DrillOptions {
  /** An existing backup; a new one by default. */
  readonly from: string | undefined;
  readonly scratch: string | undefined;
  readonly passphraseFile: string | undefined;
  readonly identityFile: string | undefined;
  readonly tokenFile: string | undefined;
  readonly programs: string | undefined;
}

/** @throws {CommandError | UsageError | ConfigError | EmbeddedPostgresError} */
export async function drillBackup(options: DrillOptions): Promise<void> {
  const { from, passphraseFile } = options;
  const token = await readToken(options.tokenFile);
  const drill = async (scratch: string): Promise<void> => {
    const startedAtMs = performance.now();
    const folder = from ?? path.join(scratch, 'backup');
    if (from === undefined) {
      const how = { keepLog: false, extend: undefined, recipient: undefined };
      await takeBackup({ ...how, to: folder, passphraseFile });
    }
    const backedUpAtMs = performance.now();
    const backup = await readBackup(folder, options);
    const target = { to: path.join(scratch, 'data'), at: undefined, replace: false };
    const report = await restoreBackup(backup, { ...options, ...target, token });
    const seconds = (fromMs: number, toMs: number): string => ((toMs - fromMs) / 1000).toFixed(1);
    if (from === undefined) console.log(`Backed up in ${seconds(startedAtMs, backedUpAtMs)} s.`);
    console.log(`Restored in ${seconds(backedUpAtMs, performance.now())} s. ${describe(report)}`);
  };
  await withTemporaryFolder('boards-drill-', drill, options.scratch);
}
