/**
 * The clock of a test file. The service, its jobs and everything that a factory makes read this one, so that a test
 * gives the same result on any day: it starts at the same time each time, and runs as fast as real time.
 */

/** When the clock of every test file starts: a Saturday, hours away from the start and the end of its day. */
export const testStart = new Date('2026-11-21T09:30:00.000Z');

/** The moment it is in this test file, unless the test gives its service another clock. */
export function testNow(): Date {
  return new Date(testStart.getTime() + performance.now());
}

/** The machine's clock, for tests of processes that read no other, such as a server that was started as users start it. */
export function systemNow(): Date {
  return new Date();
}

/** The variables by which the clock of this machine is shifted (`npm run test:clocks`), for processes that start with few. */
export function machineClock(): NodeJS.ProcessEnv {
  const names = ['TZ', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];
  const given = names.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
