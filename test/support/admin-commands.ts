/** `npm run admin` on the database of a service. */
import { expect } from 'vitest';
import { startCommands } from './commands.ts';
import type { Service } from './service.ts';

export function startAdmin({ databaseUrl }: Pick<Service, 'databaseUrl'>) {
  const run = startCommands(databaseUrl);
  const admin = (...args: string[]) => run('admin', ...args);
  /** What a command that has to succeed prints with `--json`. */
  const found = async (...args: string[]): Promise<Record<string, unknown>> => {
    const outcome = await admin(...args, '--json');
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    return JSON.parse(outcome.stdout) as Record<string, unknown>;
  };
  return { run, admin, found };
}

export type Admin = ReturnType<typeof startAdmin>;
