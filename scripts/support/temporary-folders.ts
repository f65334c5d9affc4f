/** Folders for the work of a command. They can hold data of a restored backup, so they are removed also when a signal ends it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

/** Makes a folder that only this account can enter. It is removed when the process exits, if not before. */
export function makeTemporaryFolder(prefix: string, parent = tmpdir()): TemporaryFolder {
  const folder = mkdtempSync(path.join(parent, prefix));
  const remove = (): void => {
    removeFolder(folder);
  };
  process.once('exit', remove);
  return {
    path: folder,
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
}

/** A database that ends at the same moment can still create files in it, at which rmSync stops without an error. */
function removeFolder(folder: string): void {
  for (let tries = 0; tries < 100 && existsSync(folder); tries += 1) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `work` with a temporary folder, and removes it then. */
export async function withTemporaryFolder<Result>(
  prefix: string,
  work: (folder: string) => Promise<Result>,
  parent?: string,
): Promise<Result> {
  const folder = makeTemporaryFolder(prefix, parent);
  try {
    return await work(folder.path);
  } finally {
    folder.remove();
  }
}
