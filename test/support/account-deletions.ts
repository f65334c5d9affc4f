/** Deleting accounts as tests need it. */
import { expect } from 'vitest';
import { newId } from '../../src/domain/core/ids.ts';
import { erasePersonStep } from '../../src/domain/personal-data/erasures.ts';
import { storedId } from './ids.ts';
import { makeMailServer, runJobs } from './jobs.ts';
import { accountDeletionCodeOf } from './mailed-secrets.ts';
import type { Service } from './service.ts';

interface SignedIn {
  readonly session: string;
}

/** Asks for a code, and returns the call that confirms the deletion with it. */
export async function startDeletion(service: Service, { session: token }: SignedIn) {
  const { id } = await service.succeed('createAccountDeletion', { token });
  return { token, id, body: { code: accountDeletionCodeOf(id) } };
}

/** Deletes an account, without the job that erases the person. */
export async function deleteAccount(service: Service, person: SignedIn): Promise<void> {
  await service.succeed('confirmAccountDeletion', await startDeletion(service, person));
}

/** Resolves once nobody is left to erase. */
export async function untilErased(service: Service): Promise<void> {
  await expect.poll(() => service.database.reader.prisma.personErasure.count(), { interval: 20 }).toBe(0);
}

/** Deletes an account, and runs the job until the test ends. */
export async function erasePerson(service: Service, person: SignedIn): Promise<void> {
  await runJobs(service, await makeMailServer());
  await deleteAccount(service, person);
  await untilErased(service);
}

/** Runs one step of the job without the job, which would read the event log before it. Returns whether there is more to do. */
export function eraseSome(service: Service, { userId }: { readonly userId: string }): Promise<boolean> {
  const ctx = { now: service.now(), requestId: newId() };
  return service.database.transaction((tx) => erasePersonStep({ ...ctx, tx }, storedId(userId)));
}
