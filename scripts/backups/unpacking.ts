/** Writes the files of a backup into a data folder. */
import { createWriteStream } from 'node:fs';
import { chown, mkdir, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { Account } from '../../src/postgres/accounts.ts';
import { CommandError } from '../support/command-errors.ts';
import type { Backup } from './manifests.ts';
import { parseLsn } from './replication.ts';
import { openFile } from './sealed-files.ts';

/** Unpacks the tar of the data folder. */
export async function unpackBase(
  backup: Backup,
  target: string,
  account: Account | undefined,
): Promise<void> {
  const { folder, manifest, identities } = backup;
  const entries = extract();
  const reading = pipeline(await openFile(folder, manifest.base, identities), entries);
  reading.catch(() => undefined);
  for await (const entry of entries) {
    const { name, type, mode } = entry.header;
    const place = path.join(target, name);
    if (place !== target && !place.startsWith(target + path.sep)) {
      throw new CommandError(`The backup has a file outside of its folder: ${name}.`);
    }
    if (type === 'directory') {
      await mkdir(place, { recursive: true, mode: 0o700 });
      entry.resume();
    } else if (type === 'file') {
      await pipeline(entry, createWriteStream(place, { mode: mode & 0o700 }));
    } else throw new CommandError(`The backup has a ${type}, which can't be restored: ${name}.`);
    if (account !== undefined) await chown(place, account.uid, account.gid);
  }
  await reading;
}

/** Writes the parts of the write-ahead log into the segments that PostgreSQL keeps it in. */
export async function unpackLog(backup: Backup, target: string, account: Account | undefined): Promise<void> {
  const { folder, manifest, parts, identities } = backup;
  const segments = new Segments(path.join(target, 'pg_wal'), manifest, account);
  try {
    for (const { file, from } of parts) {
      let lsn = parseLsn(from);
      for await (const chunk of await openFile(folder, file, identities)) {
        lsn = await segments.write(lsn, chunk as Buffer);
      }
    }
  } finally {
    await segments.close();
  }
}

/** The segment that is being written: a file of a fixed size, in which zeros end the log. */
class Segments {
  readonly #folder: string;
  readonly #format: { readonly timeline: number; readonly segmentBytes: number };
  readonly #account: Account | undefined;
  #number: bigint | undefined;
  #file: FileHandle | undefined;

  constructor(
    folder: string,
    format: { readonly timeline: number; readonly segmentBytes: number },
    account: Account | undefined,
  ) {
    this.#folder = folder;
    this.#format = format;
    this.#account = account;
  }

  /** Writes a chunk, which can lie in two segments, and returns where the next one begins. */
  async write(lsn: bigint, chunk: Buffer): Promise<bigint> {
    const sizeBytes = BigInt(this.#format.segmentBytes);
    let rest = chunk;
    let next = lsn;
    while (rest.length > 0) {
      const file = await this.#open(next / sizeBytes);
      const offset = Number(next % sizeBytes);
      const part = rest.subarray(0, this.#format.segmentBytes - offset);
      await file.write(part, 0, part.length, offset);
      rest = rest.subarray(part.length);
      next += BigInt(part.length);
    }
    return next;
  }

  async close(): Promise<void> {
    await this.#file?.close();
    this.#file = undefined;
  }

  async #open(number: bigint): Promise<FileHandle> {
    if (this.#file !== undefined && this.#number === number) return this.#file;
    await this.close();
    const { timeline, segmentBytes } = this.#format;
    const perId = 0x1_0000_0000n / BigInt(segmentBytes);
    const name = [BigInt(timeline), number / perId, number % perId]
      .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
      .join('');
    const place = path.join(this.#folder, name);
    // The base backup has the first one already, with the same bytes.
    this.#file = await open(place, 'r+').catch(() => open(place, 'wx', 0o600));
    await this.#file.truncate(segmentBytes);
    if (this.#account !== undefined) await chown(place, this.#account.uid, this.#account.gid);
    this.#number = number;
    return this.#file;
  }
}
