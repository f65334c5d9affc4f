/**
 * Runs the tests that touch time on other days and in other time zones. libfaketime (Debian's package faketime) shifts
 * the clock of everything that they start, PostgreSQL included.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError, UsageError } from '../support/command-errors.ts';

interface ShiftedClock {
  readonly name: string;
  /** What the clock shows when the run starts. */
  readonly start: Date;
  readonly zone: string;
}

const now = new Date();
const dayMs = 86_400_000;

/** Nine requirements in six clocks: each zone comes with two of the days. */
const clocks: readonly ShiftedClock[] = [
  { name: 'tomorrow', start: new Date(now.getTime() + dayMs), zone: 'Asia/Kolkata' },
  { name: 'last-day-of-month', start: new Date('2027-01-31T12:00:00Z'), zone: 'Pacific/Kiritimati' },
  // The 29th in UTC and in the zone.
  { name: 'leap-day', start: new Date('2028-02-29T14:00:00Z'), zone: 'America/St_Johns' },
  // Ten seconds before the clocks of Newfoundland go back from 2:00 to 1:00.
  { name: 'summer-time-ends', start: new Date('2027-11-07T04:29:50Z'), zone: 'America/St_Johns' },
  { name: 'year-ends', start: new Date('2027-12-31T23:59:50Z'), zone: 'Asia/Kolkata' },
  { name: 'ten-years-on', start: new Date(now.getTime() + 3_653 * dayMs), zone: 'Pacific/Kiritimati' },
];

/** One or more files of each way in which time comes in; the others read the clock that they inject, as these show. */
const filesByWay = {
  momentsAndDays: ['moments', 'clocks', 'periods', 'cards'],
  periodsAndBills: ['billing', 'billing-changes', 'invoices', 'invoice-payments', 'plan-previews'],
  thingsThatExpire: ['access-token-rotations', 'sessions', 'sign-in', 'share-links'],
  processes: ['idempotency-races'],
};

/** Slower ones, on the last clock alone: migrations and a payment provider. */
const filesOfLastClock = ['upgrade', 'stripe-subscriptions'];

function filesOf(clock: ShiftedClock): string[] {
  const names = [...Object.values(filesByWay).flat(), ...(clock === clocks.at(-1) ? filesOfLastClock : [])];
  return names.map((name) => `/${name}.test.ts`);
}

function findLibrary(): string {
  const folders = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join('/usr/lib', name, 'faketime'));
  for (const folder of ['/usr/lib/faketime', ...folders, '/usr/local/lib/faketime']) {
    const found = filesIn(folder).find((file) => file === 'libfaketime.so.1');
    if (found !== undefined) return path.join(folder, found);
  }
  throw new CommandError(
    'The clock is shifted by libfaketime, which is not installed; Debian has it as faketime.',
  );
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Every process of the run is as far ahead: an offset stays the same where a fixed start would begin again with each. */
function environmentOf({ start, zone }: ShiftedClock, library: string): NodeJS.ProcessEnv {
  const aheadSeconds = Math.round((start.getTime() - new Date().getTime()) / 1000);
  return {
    ...process.env,
    TZ: zone,
    LD_PRELOAD: library,
    FAKETIME: `${aheadSeconds < 0 ? '' : '+'}${aheadSeconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

async function passes(clock: ShiftedClock, library: string, filters: readonly string[]): Promise<boolean> {
  process.stdout.write(`\n=== ${clock.name}: ${clock.start.toISOString()} in ${clock.zone}\n`);
  const child = spawn('vitest', ['run', '--project', 'service', '--reporter=dot', ...filters], {
    stdio: 'inherit',
    env: environmentOf(clock, library),
  });
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  child.once('error', reject).once('close', (code) => {
    resolve(code === 0);
  });
  return promise;
}

interface ClockTestOptions {
  /** The name of one clock. */
  readonly clock: string | undefined;
  readonly all: boolean;
}

/** @throws {UsageError | CommandError} for an unknown clock, a missing library, or tests that fail */
export async function runClockTests(
  { clock: asked, all }: ClockTestOptions,
  files: readonly string[],
): Promise<void> {
  const chosen = clocks.filter(({ name }) => asked === undefined || asked === name);
  if (chosen.length === 0) {
    throw new UsageError(
      `There is no such clock. The clocks are ${clocks.map(({ name }) => name).join(', ')}.`,
    );
  }
  const library = findLibrary();
  const failed: string[] = [];
  for (const clock of chosen) {
    const filters = all ? [] : files.length > 0 ? files : filesOf(clock);
    if (!(await passes(clock, library, filters))) failed.push(clock.name);
  }
  if (failed.length > 0) throw new CommandError(`Tests failed on the clocks ${failed.join(', ')}.`);
  process.stdout.write(`\nAll passed on ${chosen.length} clocks.\n`);
}
