/** Limits processes to a share of a core by a control group of Linux, version 1 or 2. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../support/command-errors.ts';

/** Short, so that what a process may use is spread evenly. */
const periodUs = 10_000;

export interface ProcessorShare {
  /** Call it after the process has ended. */
  readonly release: () => void;
}

/** @throws {CommandError} where this process may make no control groups: it needs root and Linux */
export function limitProcessor(pid: number, share: number): ProcessorShare {
  const root = '/sys/fs/cgroup';
  const isSecond = existsSync(path.join(root, 'cgroup.controllers'));
  const group = path.join(root, isSecond ? '' : 'cpu', `boards-benchmark-${pid}`);
  const quotaUs = Math.round(share * periodUs);
  try {
    if (isSecond) writeFileSync(path.join(root, 'cgroup.subtree_control'), '+cpu');
    mkdirSync(group);
    if (isSecond) writeFileSync(path.join(group, 'cpu.max'), `${quotaUs} ${periodUs}`);
    else {
      writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(periodUs));
      writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quotaUs));
    }
    writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    throw new CommandError(`Control groups for processors need root and Linux: ${(error as Error).message}`);
  }
  return {
    release: () => {
      rmdirSync(group);
    },
  };
}
