/** What a run has found, for people, for programs, and for the test pages of CI systems. */

export interface CheckResult {
  readonly name: string;
  readonly durationMs: number;
  /** How the service breaks the promise. */
  readonly failure?: string;
  /** Why nobody tried. */
  readonly notRun?: string;
}

export interface Report {
  readonly url: string;
  /** The release whose contract the service publishes. */
  readonly version: string;
  readonly results: readonly CheckResult[];
}

export function failuresIn({ results }: Report): readonly CheckResult[] {
  return results.filter(({ failure }) => failure !== undefined);
}

function notRunIn({ results }: Report): number {
  return results.filter(({ notRun }) => notRun !== undefined).length;
}

export function textReport(report: Report): string {
  const lines = report.results.map(({ name, failure, notRun }) => {
    if (failure !== undefined) return `FAILED   ${name}\n         ${failure}`;
    return notRun === undefined ? `ok       ${name}` : `not run  ${name}\n         ${notRun}`;
  });
  const { length: failed } = failuresIn(report);
  const skipped = notRunIn(report);
  const count = `${report.results.length - failed - skipped} passed, ${failed} failed, ${skipped} not run`;
  return [`${report.url}, contract ${report.version}`, ...lines, count, ''].join('\n');
}

export function jsonReport(report: Report): string {
  return `${JSON.stringify({ ...report, passed: failuresIn(report).length === 0 }, null, 2)}\n`;
}

/** JUnit's XML, as CI systems read it. */
export function junitReport(report: Report): string {
  const cases = report.results.map(({ name, durationMs, failure, notRun }) => {
    const open = `  <testcase classname="conformance" name="${escape(name)}" time="${durationMs / 1000}"`;
    const [outcome, message] = failure === undefined ? ['skipped', notRun] : ['failure', failure];
    return message === undefined
      ? `${open}/>`
      : `${open}>\n    <${outcome} message="${escape(message)}"/>\n  </testcase>`;
  });
  const { length: tests } = report.results;
  const counts = `tests="${tests}" failures="${failuresIn(report).length}" skipped="${notRunIn(report)}"`;
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return [head, `<testsuite name="conformance" ${counts}>`, ...cases, '</testsuite>', ''].join('\n');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replace(/[^\t\n\x20-\ud7ff\ue000-\ufffd]/g, '');
}
