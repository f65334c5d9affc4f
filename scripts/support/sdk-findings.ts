/** Judges a generated client: its warnings, the names in it, and what the scenario said when it ran with it. */

/** A warning that is known to come, and why it may. */
export interface ExpectedWarning {
  /** A regular expression that the line matches. */
  readonly line: string;
  readonly because: string;
}

/** A sentence for each warning that is not expected, and for each expected one that did not come. */
export function warningFindings(output: string, expected: readonly ExpectedWarning[]): string[] {
  const warnings = output.split('\n').filter((line) => /\bwarn(ing)?s?\b/i.test(line));
  const known = expected.map(({ line }) => new RegExp(line));
  const unexpected = warnings.filter((line) => !known.some((pattern) => pattern.test(line)));
  const gone = known.filter((pattern) => !warnings.some((line) => pattern.test(line)));
  return [
    ...[...new Set(unexpected)].map((line) => `an unexpected warning: ${line.trim()}`),
    ...gone.map(({ source }) => `an expected warning did not appear. Remove it from the list: ${source}`),
  ];
}

/** What generators call a type for which the contract has no name. */
const uncleanName =
  /^_?Inline|Inline\d|_?\d{3}_response|Response\d{3}$|Object\d+$|(Any|One|All)Of|Schema\d|Model\d|Type\d+$/i;

/** Names of the generators' own support code, which has them whatever the contract says. */
const supportNames: ReadonlySet<string> = new Set(['AbstractOpenApiSchema']);

/** A sentence for each type that is declared in the code under a name that says nothing. */
export function nameFindings(code: string): string[] {
  const names = [...code.matchAll(/\b(?:class|interface|enum|struct|record|type)\s+([A-Z_]\w*)/g)].map(
    ([, name = '']) => name,
  );
  const unclean = new Set(names.filter((name) => uncleanName.test(name) && !supportNames.has(name)));
  return [...unclean].map((name) => `an unsuitable name: ${name}`);
}

/** A sentence when the scenario did not say, line by line, what it is expected to say in every language. */
export function outcomeFindings(output: string, expected: string): string[] {
  const lines = output.trimEnd().split(/\r?\n/);
  const index = expected
    .trimEnd()
    .split('\n')
    .findIndex((line, position) => line !== lines[position]);
  if (index === -1 && lines.length === expected.trimEnd().split('\n').length) return [];
  const place = index === -1 ? 'more than is expected' : `line ${index + 1}`;
  return [`the scenario said something else (${place}):\n${output}`];
}
