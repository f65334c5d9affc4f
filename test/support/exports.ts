/** Exports as tests need them: started by a person, written by jobs in this process. */
import { expect } from 'vitest';
import type { components } from '../../generated/api.ts';
import { makeMailServer, runJobs } from './jobs.ts';
import type { Service } from './service.ts';

export type ExportDocument = components['schemas']['ExportDocument'];

interface SignedIn {
  readonly session: string;
}

/** Resolves once the job of an export has ended. */
export async function untilWritten(
  service: Service,
  { session: token }: SignedIn,
  id: string,
): Promise<void> {
  const statusOf = async () => (await service.succeed('getExport', { token, id })).status;
  await expect.poll(statusOf, { interval: 20 }).not.toBe('pending');
}

/** Starts an export, and returns its id and its document once it is written. Runs jobs until the test ends. */
export async function exportOf(service: Service, person: SignedIn) {
  await runJobs(service, await makeMailServer());
  return writtenExport(service, person);
}

/** The same, where jobs run already. */
export async function writtenExport(service: Service, person: SignedIn) {
  const { session: token } = person;
  const { id } = await service.succeed('createExport', { token });
  await untilWritten(service, person, id);
  const document = await service.succeed('getExportDocument', { token, id });
  return { id, document, text: JSON.stringify(document) };
}
