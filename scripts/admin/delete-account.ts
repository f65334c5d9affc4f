/** Deletes the account of a person, for example again after a backup from before the deletion was restored. */
import { erasePerson } from './people.ts';

/** @throws {AppError} `not_found`, `last_owner` */
export async function deleteAccountOf({ user }: { readonly user: string }): Promise<void> {
  process.stdout.write((await erasePerson(user)).text);
}
