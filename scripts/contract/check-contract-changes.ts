/** Refuses a contract that breaks the clients of the last released one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { judgeContract } from './contract-changes.ts';
import type { AcceptedChange } from './contract-changes.ts';
import type { Contract } from './contract-documents.ts';
import { frozenFaults, frozenFiles } from './frozen-contracts.ts';
import { CommandError } from '../support/command-errors.ts';

const root = path.join(import.meta.dirname, '..', '..');
const releases = path.join(root, 'openapi', 'releases');

function readYaml(...steps: readonly string[]): unknown {
  return parse(readFileSync(path.join(...steps), 'utf8'));
}

/** Every frozen contract, whose name says its version. @throws {CommandError} when it does not */
function readReleases(): Contract[] {
  return frozenFiles(releases).map((file) => {
    const contract = readYaml(releases, file) as Contract;
    if (file !== `${contract.info.version}.yaml`)
      throw new CommandError(`openapi/releases/${file} holds the version ${contract.info.version}.`);
    return contract;
  });
}

/** @throws {CommandError} when a frozen contract has a wrong name */
export function checkContractChanges(): void {
  const contract = JSON.parse(readFileSync(path.join(root, 'generated', 'openapi.json'), 'utf8')) as Contract;
  const { comparedWith, exceptions, ...verdict } = judgeContract({
    contract,
    releases: readReleases(),
    // A file with nothing but comments is null.
    accepted: (readYaml(root, 'openapi', 'accepted-changes.yaml') ?? []) as AcceptedChange[],
    now: new Date(),
  });
  const refusals = [...frozenFaults(releases), ...verdict.refusals];
  for (const { change, reason } of exceptions) console.log(`accepted: ${change} (${reason})`);
  for (const refusal of refusals) console.error(`refused: ${refusal}`);
  const { version } = contract.info;
  const outcome = refusals.length === 0 ? 'breaks no client' : `is refused (${refusals.length} in all)`;
  console.log(
    `${version} ${outcome}; compared with ${comparedWith ?? 'nothing, as nothing was released before'}`,
  );
  if (refusals.length > 0) process.exitCode = 1;
}
