/** What deploy/monitoring watches is what the service measures, and each alert has a test and a runbook. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '..', '..');
const read = (...steps: readonly string[]) => readFileSync(path.join(root, ...steps), 'utf8');

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: { readonly severity: string };
  readonly annotations?: { readonly runbook: string };
}

const { groups } = parse(read('deploy', 'monitoring', 'alerts.yaml')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap(({ rules: found }) => found);
const alerts = rules.flatMap(({ alert, ...rule }) => (alert === undefined ? [] : [{ alert, ...rule }]));

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

/** The metrics that docs/operations.md describes, which are those that the service has. */
const measured = new Set(
  [...read('docs', 'operations.md').matchAll(/^\| `([a-z]+_[a-z0-9_]+)` +\|/gm)].map(([, name = '']) => name),
);
/** What Prometheus and prom-client add. */
const usual = /^(?:up$|process_|nodejs_)/;

/** The names before `{`, without the suffixes of histograms, and recorded series. */
function seriesIn(expr: string): readonly string[] {
  return [...expr.matchAll(/\b([a-z_][a-z0-9_:]*)(?=\{)|\b(boards:[a-z0-9_:]+)/g)].map(
    ([, metric = '', recorded = '']) => recorded || metric.replace(/_(?:count|sum|bucket)$/, ''),
  );
}

const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
const isKnown = (name: string) => usual.test(name) || measured.has(name) || recorded.has(name);

describe('the rules', () => {
  it('use series that exist', () => {
    const names = rules.map(({ expr }) => seriesIn(expr));
    expect(names.every(({ length }) => length > 0)).toBe(true);
    expect(names.flat().filter((name) => !isKnown(name))).toEqual([]);
    expect(isKnown('boards_unheard_of')).toBe(false);
  });

  it.each(alerts)('have a runbook and a test for $alert', ({ alert, annotations, labels }) => {
    const anchor = `docs/runbooks.md#${alert.toLowerCase()}`;
    expect(annotations?.runbook).toBe(anchor);
    expect(read('docs', 'runbooks.md')).toContain(`\n## ${alert}\n`);
    expect(['page', 'ticket']).toContain(labels?.severity);
    const { tests } = parse(read('deploy', 'monitoring', 'alerts.test.yaml')) as {
      readonly tests: readonly { readonly name: string }[];
    };
    expect(tests.map(({ name }) => name)).toContain(alert);
  });
});

it('the dashboard uses series that exist, in each panel', () => {
  const { panels } = JSON.parse(read('deploy', 'monitoring', 'dashboard.json')) as Dashboard;
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => seriesIn(expr)));
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.every(({ length }) => length > 0)).toBe(true);
  expect(queries.flat().filter((name) => !isKnown(name))).toEqual([]);
});
