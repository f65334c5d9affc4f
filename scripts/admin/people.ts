/** The work of `npm run admin -- people …`. */
import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { loadConfig } from '../../src/config.ts';
import { fromTypeId, toTypeId } from '../../src/domain/core/ids.ts';
import { AppError } from '../../src/domain/core/errors.ts';
import type { ActorContext } from '../../src/domain/events/events.ts';
import { placeEvents } from '../../src/domain/events/event-log-rows.ts';
import { recordOperatorAction } from '../../src/domain/events/operator-actions.ts';
import {
  requirePersonId,
  setPersonDisabled,
  signOutEverywhere,
  viewPerson,
} from '../../src/domain/identity/people-administration.ts';
import type { PersonView } from '../../src/domain/identity/people-administration.ts';
import { deleteAccount } from '../../src/domain/personal-data/account-deletions.ts';
import { writeExportStep } from '../../src/domain/personal-data/export-pages.ts';
import { continueExportOf, readParts, startExportOf } from '../../src/domain/personal-data/exports.ts';
import type { AdminResult } from '../commands/admin/admin-commands.ts';
import { CommandError } from '../support/command-errors.ts';
import { facts, lines, listing } from './admin-results.ts';
import { inOperatorTransaction, withOperatorTransactions } from './operator-transactions.ts';
import type { Transact } from './operator-transactions.ts';

/** @throws {AppError} `not_found` */
async function idOf({ tx }: Pick<ActorContext, 'tx'>, who: string): Promise<string> {
  return who.includes('@') ? requirePersonId(tx, who) : fromTypeId(who);
}

function shown({ id, workspaces, ...person }: PersonView) {
  return {
    id: toTypeId('user', id),
    ...facts(person),
    workspaces: workspaces.map((it) => ({ ...it, id: toTypeId('workspace', it.id) })),
  };
}

/** @throws {AppError} `not_found` */
export async function findPerson(who: string): Promise<AdminResult> {
  const person = await inOperatorTransaction(async (ctx) => viewPerson(ctx, await idOf(ctx, who)));
  const { workspaces, ...data } = shown(person);
  const rows = workspaces.map(({ id, name, role }) => [id, role, JSON.stringify(name)]);
  const list = listing(['WORKSPACE', 'ROLE', 'NAME'], rows, 'No workspaces.');
  return { data: { ...data, workspaces }, text: `${lines(data)}\n${list}` };
}

/** @throws {AppError} `not_found` */
export async function setDisabled(who: string, isDisabled: boolean): Promise<AdminResult> {
  const id = await inOperatorTransaction(async (ctx) => {
    const userId = await idOf(ctx, who);
    const subject = toTypeId('user', userId);
    const action = isDisabled ? 'people disable' : 'people enable';
    if (await setPersonDisabled(ctx, userId, isDisabled))
      await recordOperatorAction(ctx, { action, subject });
    return subject;
  });
  return { data: { id, disabled: isDisabled }, text: `${who} is ${isDisabled ? 'disabled' : 'enabled'}.\n` };
}

/** @throws {AppError} `not_found` */
export async function signOut(who: string, revokesTokens: boolean): Promise<AdminResult> {
  const data = await inOperatorTransaction(async (ctx) => {
    const userId = await idOf(ctx, who);
    const subject = toTypeId('user', userId);
    const sessions = await signOutEverywhere(ctx, userId, { revokesTokens });
    const details = { sessions, tokens: revokesTokens };
    await recordOperatorAction(ctx, { action: 'people sign-out', subject, details });
    return { id: subject, sessions };
  });
  const tokens = revokesTokens ? ', and their access tokens are revoked' : '';
  return { data, text: `${who} is signed out of ${data.sessions} sessions${tokens}.\n` };
}

/** @throws {AppError} `not_found`, `last_owner` */
export async function erasePerson(who: string): Promise<AdminResult> {
  const settings = { billing: loadConfig(process.env).billing };
  const id = await inOperatorTransaction(async (ctx) => {
    const userId = await idOf(ctx, who);
    const subject = toTypeId('user', userId);
    if (!(await deleteAccount({ ...ctx, settings }, userId))) {
      throw new AppError('not_found', `There is no account of ${who}.`);
    }
    await recordOperatorAction(ctx, { action: 'people erase', subject });
    return subject;
  });
  return { data: { id, erased: true }, text: `The account of ${who} is deleted.\n` };
}

/** Writes the export without the job, and removes its rows. @throws {CommandError | AppError} */
export async function exportPerson(who: string, output: string): Promise<AdminResult> {
  const file = await createFile(output);
  try {
    const data = await withOperatorTransactions((transact) => writeExport(transact, who, file));
    return { data: { ...data, file: output }, text: `The data of ${who} is in ${output}.\n` };
  } catch (error) {
    await rm(output, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Only its owner can read it. @throws {CommandError} if there is such a file */
async function createFile(name: string): Promise<FileHandle> {
  try {
    return await open(name, 'wx', 0o600);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new CommandError(`${name} exists already.`);
  }
}

/** Returns whether there is more to write. */
async function writeStep(ctx: ActorContext, exportId: string): Promise<boolean> {
  const hasMore = await writeExportStep(ctx, exportId);
  if (hasMore) await continueExportOf(ctx, exportId);
  return hasMore;
}

async function writeExport(transact: Transact, who: string, file: FileHandle) {
  const { id: exportId, userId } = await transact(async (ctx) => startExportOf(ctx, await idOf(ctx, who)));
  const subject = toTypeId('user', userId);
  try {
    do await transact(({ tx }) => placeEvents(tx));
    while (await transact((ctx) => writeStep(ctx, exportId)));
    return await transact(async (ctx) => {
      const row = await ctx.tx.prisma.personExport.findUnique({ where: { id: exportId } });
      if (!row?.completedAt) {
        throw new CommandError('The export was deleted or stood still for too long. Run the command again.');
      }
      if (row.failure !== null) throw new CommandError(`The export has failed: ${row.failure}.`);
      for await (const part of readParts(ctx, row)) await file.writeFile(part);
      await recordOperatorAction(ctx, { action: 'people export', subject });
      return { id: subject, bytes: row.sizeBytes };
    });
  } finally {
    // The mail that the last step has queued finds no export, and is not sent.
    await transact(({ tx }) => tx.prisma.personExport.deleteMany({ where: { id: exportId } }));
  }
}
