/** Deletes the account of a person, for example again after a backup from before the deletion was restored. */
import { loadConfig } from '../../src/config.ts';
import { AppError } from '../../src/domain/core/errors.ts';
import { fromTypeId } from '../../src/domain/core/ids.ts';
import { deleteAccount } from '../../src/domain/personal-data/account-deletions.ts';
import { CommandError } from '../support/command-errors.ts';
import { inOperatorTransaction } from './operator-transactions.ts';

/** @throws {CommandError} when there is no such account, or when a workspace would have no owner */
export async function deleteAccountOf({ user }: { readonly user: string }): Promise<void> {
  const settings = { billing: loadConfig(process.env).billing };
  try {
    const isDeleted = await inOperatorTransaction((ctx) =>
      deleteAccount({ ...ctx, settings }, fromTypeId(user)),
    );
    if (!isDeleted) throw new CommandError(`There is no account of ${user}.`);
  } catch (error) {
    throw error instanceof AppError ? new CommandError(error.message) : error;
  }
  process.stdout.write(`The account of ${user} is deleted.\n`);
}
