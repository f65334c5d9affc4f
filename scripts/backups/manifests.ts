/** What a backup says of itself, and who can open it. */
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { CommandError, UsageError } from '../support/command-errors.ts';
import { readDocument, writeWhole } from './sealed-files.ts';
import type { Identities, Recipients, StoredFile } from './sealed-files.ts';

/** What is in the database, to compare it with what is restored. */
export interface Contents {
  /** The last migration. */
  readonly migration: string;
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>;
  /** The next transaction, which tells whether anything was written since. */
  readonly nextTransaction: string;
  /** The last position in the event log; 0 for none. */
  readonly eventPosition: string;
}

export interface Manifest {
  readonly format: 1;
  readonly id: string;
  readonly serviceVersion: string;
  readonly postgresVersion: string;
  /** Whether it is the embedded database, or one of the operator's own. */
  readonly kind: 'embedded' | 'own';
  readonly systemId: string;
  readonly timeline: number;
  readonly segmentBytes: number;
  readonly database: string;
  readonly role: string;
  readonly base: StoredFile;
  /** The earliest moment that can be restored, by the server's clock. */
  readonly finishedAt: string;
  /** As it was when the backup began. */
  readonly contents: Contents;
  /** Of the embedded database's service. */
  readonly secretKey?: string;
}

/** A part of the write-ahead log. */
export interface LogPart {
  readonly backupId: string;
  readonly file: StoredFile;
  readonly from: string;
  readonly to: string;
  /** Everything committed until then is in it, by the server's clock. */
  readonly reachesUntil: string;
}

/** What is needed to add to a backup. It is in clear: it holds no data, and only public keys. */
export interface Progress {
  readonly id: string;
  readonly recipients: Recipients;
  readonly systemId: string;
  readonly timeline: number;
  readonly slot?: string;
  /** How many parts of the log there are. */
  readonly parts: number;
  /** Where the next one begins. */
  readonly next: string;
}

export interface Backup {
  readonly folder: string;
  readonly identities: Identities;
  readonly manifest: Manifest;
  readonly parts: readonly LogPart[];
}

export interface KeyOptions {
  readonly passphraseFile?: string | undefined;
  readonly identityFile?: string | undefined;
}

export const progressFile = 'backup.json';
export const manifestFile = 'manifest.json';
const keyFile = 'key.age';

export function partName(number: number): string {
  return `log-${String(number).padStart(6, '0')}`;
}

/** A passphrase opens `key.age`, which holds the identity that opens the rest: deriving a key from it takes a second. */
export async function makeRecipients(
  folder: string,
  { passphraseFile, recipient }: { passphraseFile?: string | undefined; recipient?: string | undefined },
): Promise<Recipients> {
  if (passphraseFile !== undefined && recipient !== undefined) {
    throw new UsageError('Use either --passphrase-file or --recipient, not both.');
  }
  if (recipient !== undefined) {
    requireRecipient(recipient);
    return [recipient];
  }
  if (passphraseFile === undefined) return [];
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(await readPassphrase(passphraseFile));
  await writeWhole(path.join(folder, keyFile), await encrypter.encrypt(identity));
  return [await identityToRecipient(identity)];
}

/** @throws {UsageError} when nothing can be encrypted for it */
function requireRecipient(recipient: string): void {
  try {
    new Encrypter().addRecipient(recipient);
  } catch (cause) {
    throw new UsageError('--recipient takes a recipient of age, which begins with age1.', { cause });
  }
}

async function readPassphrase(file: string): Promise<string> {
  const passphrase = (await readFile(file, 'utf8')).replace(/\r?\n$/, '');
  if (passphrase.length >= 12) return passphrase;
  throw new UsageError('The passphrase is too short: it needs at least 12 characters.');
}

/** @throws {CommandError} when the passphrase is wrong */
async function readIdentities(folder: string, options: KeyOptions): Promise<Identities> {
  const { passphraseFile, identityFile } = options;
  if (identityFile !== undefined) {
    const lines = (await readFile(identityFile, 'utf8')).split('\n').map((line) => line.trim());
    return lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  }
  if (passphraseFile === undefined) return [];
  const decrypter = new Decrypter();
  decrypter.addPassphrase(await readPassphrase(passphraseFile));
  const sealed = await readFile(path.join(folder, keyFile)).catch((cause: unknown) => {
    throw new CommandError('The backup is not encrypted with a passphrase.', { cause });
  });
  try {
    return [await decrypter.decrypt(sealed, 'text')];
  } catch (cause) {
    throw new CommandError('The passphrase is wrong, or key.age is damaged. Nothing was restored.', {
      cause,
    });
  }
}

export async function readProgress(folder: string): Promise<Progress> {
  return readDocument<Progress>(path.join(folder, progressFile), [], false);
}

/** Reads what a backup says of itself. @throws {CommandError} when it is no whole backup, or the key is wrong */
export async function readBackup(folder: string, options: KeyOptions): Promise<Backup> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true) throw new CommandError(`There is no backup in ${folder}.`);
  const names = await readdir(folder);
  const isSealed = names.includes(`${manifestFile}.age`);
  const identities = await readIdentities(folder, options);
  if (isSealed && identities.length === 0) {
    throw new UsageError('The backup is encrypted: name --passphrase-file or --identity-file.');
  }
  const manifest = await readDocument<Manifest>(path.join(folder, manifestFile), identities, isSealed);
  const count = names.filter((name) => /^log-\d{6}\.json(\.age)?$/.test(name)).length;
  const parts: LogPart[] = [];
  for (let number = 1; number <= count; number += 1) {
    const part = await readDocument<LogPart>(
      path.join(folder, `${partName(number)}.json`),
      identities,
      isSealed,
    );
    const previous = parts.at(-1);
    if (part.backupId !== manifest.id || (previous !== undefined && previous.to !== part.from)) {
      throw new CommandError(`${partName(number)} doesn't continue this backup. Nothing was restored.`);
    }
    parts.push(part);
  }
  return { folder, identities, manifest, parts };
}
