/** What a run has found, for people, for programs, and for the test pages of CI systems. */

export interface CheckResult {
  readonly name: string;
  readonly durationMs: number;
  /** Absent when the service keeps the promise. */
  readonly failure?: string;
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

export function textReport(report: Report): string {
  const lines = report.results.map(({ name, failure }) =>
    failure === undefined ? `ok      ${name}` : `FAILED  ${name}\n        ${failure}`,
  );
  const { length: failed } = failuresIn(report);
  const count = `${report.results.length - failed} passed, ${failed} failed`;
  return [`${report.url}, contract ${report.version}`, ...lines, count, ''].join('\n');
}

export function jsonReport(report: Report): string {
  return `${JSON.stringify({ ...report, passed: failuresIn(report).length === 0 }, null, 2)}\n`;
}

/** JUnit's XML, as CI systems read it. */
export function junitReport(report: Report): string {
  const cases = report.results.map(({ name, durationMs, failure }) => {
    const open = `  <testcase classname="conformance" name="${escape(name)}" time="${durationMs / 1000}"`;
    return failure === undefined
      ? `${open}/>`
      : `${open}>\n    <failure message="${escape(failure)}"/>\n  </testcase>`;
  });
  const counts = `tests="${report.results.length}" failures="${failuresIn(report).length}"`;
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
