/** Files of a backup: compressed, on demand encrypted in the format of age, and written so that a crash leaves none half done. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { CommandError } from '../support/command-errors.ts';

/** A stored file as it has to be found again. */
export interface StoredFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** To whom files are encrypted, as age's recipients; none for files in clear. */
export type Recipients = readonly string[];
/** What opens files: age's identities; none for files in clear. */
export type Identities = readonly string[];

const gzipLevel = 1;

class Digest extends Transform {
  readonly #hash = createHash('sha256');
  sizeBytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, data: Buffer) => void): void {
    this.#hash.update(chunk);
    this.sizeBytes += chunk.length;
    done(null, chunk);
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}

/** Writes a file that doesn't exist yet, and resolves when it is on the disk. */
export async function sealFile(
  folder: string,
  baseName: string,
  content: Readable,
  recipients: Recipients,
): Promise<StoredFile> {
  const name = `${baseName}.gz${recipients.length === 0 ? '' : '.age'}`;
  const digest = new Digest();
  const compressed = createGzip({ level: gzipLevel });
  const write = async () => {
    const sealed = await encrypted(compressed, recipients);
    const output = createWriteStream(path.join(folder, name), { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(sealed, digest, output);
  };
  const compressing = pipeline(content, compressed);
  // The error of the input is the cause: the file's pipeline only sees that it ended early.
  const writing = write().catch((error: unknown) => {
    compressed.destroy(error as Error);
    throw error;
  });
  const [first] = (await Promise.allSettled([compressing, writing])).filter(
    (result) => result.status === 'rejected',
  );
  if (first !== undefined) throw first.reason;
  return { name, sizeBytes: digest.sizeBytes, sha256: digest.sha256() };
}

async function encrypted(input: Readable, recipients: Recipients): Promise<Readable> {
  if (recipients.length === 0) return input;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const output = await encrypter.encrypt(Readable.toWeb(input) as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(output as unknown as ReadableStream<Uint8Array>);
}

/**
 * Opens a file for reading. The stream fails at its end at the latest if the file isn't the one that was stored.
 *
 * @throws {CommandError} when no identity opens it
 */
export async function openFile(folder: string, file: StoredFile, identities: Identities): Promise<Readable> {
  const digest = new Digest();
  const input = createReadStream(path.join(folder, file.name));
  const plain = await decrypted(input.pipe(digest), file.name, identities).catch((error: unknown) => {
    input.destroy();
    throw error;
  });
  const output = new PassThrough();
  input.once('error', (error) => output.destroy(error));
  pipeline(plain, createGunzip(), output, { end: false }).then(
    () => {
      const isSame = digest.sizeBytes === file.sizeBytes && digest.sha256() === file.sha256;
      if (isSame) output.end();
      else output.destroy(damaged(file.name));
    },
    (error: unknown) => {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      output.destroy(isMissing ? error : damaged(file.name));
    },
  );
  return output;
}

function damaged(name: string): CommandError {
  return new CommandError(`The backup's file ${name} is damaged. Nothing was restored.`);
}

async function decrypted(input: Readable, name: string, identities: Identities): Promise<Readable> {
  if (!name.endsWith('.age')) return input;
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    const output = await decrypter.decrypt(Readable.toWeb(input) as globalThis.ReadableStream<Uint8Array>);
    return Readable.fromWeb(output as unknown as ReadableStream<Uint8Array>);
  } catch {
    throw new CommandError(
      `The backup's file ${name} can't be decrypted: the key is wrong, or the file is damaged. Nothing was restored.`,
    );
  }
}

/** Reads a file to its end, to know that it is whole. @throws {CommandError} when it is not */
export async function verifyFile(folder: string, file: StoredFile, identities: Identities): Promise<void> {
  await finished((await openFile(folder, file, identities)).resume());
}

/** Replaces a small file, or leaves the old one. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const partFile = `${file}.part`;
  await writeFile(partFile, content, { mode: 0o600, flush: true });
  await rename(partFile, file);
  await syncFolder(path.dirname(file));
}

export async function syncFolder(folder: string): Promise<void> {
  // Windows has no handles on folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a document with a checksum, encrypted if there are recipients. */
export async function writeDocument(file: string, document: object, recipients: Recipients): Promise<void> {
  const text = JSON.stringify(document);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const content = JSON.stringify({ sha256, document: text });
  if (recipients.length === 0) {
    await writeWhole(file, content);
    return;
  }
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  await writeWhole(`${file}.age`, await encrypter.encrypt(content));
}

/** @throws {CommandError} when it is missing, damaged or not for these identities */
export async function readDocument<T>(file: string, identities: Identities, isSealed: boolean): Promise<T> {
  const name = path.basename(file);
  const content = await readFile(isSealed ? `${file}.age` : file).catch((cause: unknown) => {
    throw new CommandError(`The backup has no file ${name}.`, { cause });
  });
  const text = isSealed ? await decryptText(content, name, identities) : content.toString('utf8');
  try {
    const { sha256, document } = JSON.parse(text) as { sha256: string; document: string };
    if (createHash('sha256').update(document).digest('hex') === sha256) return JSON.parse(document) as T;
  } catch {
    // Not even JSON.
  }
  throw damaged(name);
}

async function decryptText(content: Uint8Array, name: string, identities: Identities): Promise<string> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return await decrypter.decrypt(content, 'text');
  } catch {
    throw new CommandError(
      `The backup's file ${name} can't be decrypted: the key is wrong, or the file is damaged. Nothing was restored.`,
    );
  }
}
