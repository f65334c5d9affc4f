/** A Prometheus that scrapes the processes with the rules of deploy/monitoring, in which all times are shorter. */
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const rulesFile = path.join(root, 'deploy', 'monitoring', 'alerts.yaml');
/** A fault lasts half a minute here, instead of ten. */
const timeFactor = 20;
const port = 9090;

const seconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** The rules with every duration, and every age that is compared, divided by the factor. */
export function shortened(rules: string): string {
  const divided = (value: string) => String(Number(value) / timeFactor);
  return rules
    .replaceAll(/(?<=\[|for: |interval: )(\d+)([smhd])\b/g, (_, count: string, unit: string) => {
      const length = (Number(count) * (seconds[unit] ?? 0)) / timeFactor;
      return `${Math.max(1, Math.round(length))}s`;
    })
    .replaceAll(
      /(_age_seconds\{[^}]*\}\) > )(\d+)/g,
      (_, before: string, age: string) => before + divided(age),
    );
}

export function alertNames(): string[] {
  return [...readFileSync(rulesFile, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
}

export function startPrometheus(folder: string, targets: readonly string[]): void {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'alerts.yaml'), shortened(readFileSync(rulesFile, 'utf8')));
  const config = `
global: { scrape_interval: 4s, scrape_timeout: 4s, evaluation_interval: 1s }
rule_files: [alerts.yaml]
scrape_configs:
  - job_name: boards
    static_configs: [{ targets: ${JSON.stringify(targets)} }]
`;
  writeFileSync(path.join(folder, 'prometheus.yml'), config);
  const log = openSync(path.join(folder, 'prometheus.log'), 'a');
  const args = [
    `--config.file=${folder}/prometheus.yml`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  spawn('prometheus', args, { stdio: ['ignore', log, log] });
}

interface Series {
  readonly metric: { readonly alertname?: string };
}

export interface FiredAlerts {
  /** Those that fired. */
  readonly all: readonly string[];
  /** Those of them that did not fire before. */
  readonly begun: readonly string[];
}

/** The alerts that fired between two moments. */
export async function firedBetween(from: Date, to: Date): Promise<FiredAlerts> {
  const [before, all] = await Promise.all([firing(from, from), firing(from, to)]);
  return { all, begun: all.filter((name) => !before.includes(name)) };
}

async function firing(start: Date, end: Date): Promise<string[]> {
  const range = { start: start.toISOString(), end: end.toISOString(), step: '1s' };
  const query = new URLSearchParams({ query: 'ALERTS{alertstate="firing"}', ...range });
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/query_range?${query.toString()}`);
  const { data } = (await response.json()) as { data: { result: Series[] } };
  return [...new Set(data.result.map(({ metric }) => metric.alertname ?? ''))].sort();
}
