/** The files of deploy/ fit the service: its settings, commands, paths, user and version. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { describe, expect, it } from 'vitest';
import { operatorCommands } from '../../scripts/commands/index.ts';
import { binaryName } from '../../scripts/support/commands.ts';
import { loadConfig } from '../../src/config.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (...names: string[]) => readFileSync(path.join(root, ...names), 'utf8');
const dockerfile = read('Dockerfile');
const known = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
const { version } = JSON.parse(read('package.json')) as { version: string };
const boardsCommands = operatorCommands.map(binaryName);
/** How long the service takes to stop after SHUTDOWN_DELAY, at most. */
const stopSecondsMax = 45;

interface Container {
  readonly args: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly ports?: readonly { readonly containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}

interface Probe {
  readonly httpGet: { readonly path: string };
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly selector?: unknown;
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: {
        readonly terminationGracePeriodSeconds?: number;
        readonly securityContext: { readonly runAsUser: number };
        readonly containers: readonly [Container];
      };
    };
  };
}

const kustomization = parse(read('deploy', 'kubernetes', 'kustomization.yaml')) as {
  readonly resources: readonly string[];
  readonly images: readonly { readonly newTag: string }[];
};
const manifests = kustomization.resources.flatMap((name) =>
  parseAllDocuments(read('deploy', 'kubernetes', name)).map((document) => document.toJS() as Manifest),
);
const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
const secrets = { SECRET_KEY: 's'.repeat(32), DATABASE_URL: 'postgresql://boards@postgres/boards' };

describe('the manifests for Kubernetes', () => {
  const pods = manifests
    .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
    .map(({ metadata, spec }) => [metadata.name, spec] as const);

  it('are all applied, with the image of this release', () => {
    const files = readdirSync(path.join(root, 'deploy', 'kubernetes'));
    expect([...kustomization.resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
    expect(kustomization.images).toMatchObject([{ newTag: version }]);
  });

  it.each(pods)('start a command of the image with settings that it takes: %s', (_name, spec) => {
    const pod = spec?.template.spec;
    const { args = [], env = [] } = pod?.containers[0] ?? {};
    expect(boardsCommands).toEqual(expect.arrayContaining([...args]));
    const own = { ...settings, ...Object.fromEntries(env.map(({ name, value }) => [name, value])) };
    expect(known).toEqual(expect.arrayContaining(Object.keys(own)));
    const role = env.find(({ name }) => name === 'ROLE')?.value ?? 'all';
    expect(loadConfig({ ...own, ...secrets })).toMatchObject({ host: '0.0.0.0', role });
    expect(dockerfile).toContain(`USER ${pod?.securityContext.runAsUser ?? ''}:`);
  });

  it.each(pods.filter(([name]) => name !== 'boards-migrate'))(
    'have probes, and time for requests in progress: %s',
    (_name, spec) => {
      const { terminationGracePeriodSeconds = 0, containers } = spec?.template.spec ?? {};
      const [container] = containers ?? [];
      const paths = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe].map(
        (probe) => probe?.httpGet.path,
      );
      expect(paths).toEqual(['/livez', '/livez', '/readyz']);
      expect(container?.ports).toMatchObject([{ containerPort: Number(settings.PORT) }]);
      expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
        Number(settings.SHUTDOWN_DELAY) + stopSecondsMax,
      );
      expect(spec?.selector).toEqual({ matchLabels: spec?.template.metadata.labels });
    },
  );
});

describe('the units for systemd', () => {
  const units = readdirSync(path.join(root, 'deploy', 'systemd'));

  it.each(units)('start a command that is there: %s', (name) => {
    const [, node = '', script = '', command = ''] =
      /^ExecStart=\/opt\/boards\/(\S+) (?:--import \/opt\/boards\/bin\/tune-node\.js )?\/opt\/boards\/(\S+) (\w+)$/m.exec(
        read('deploy', 'systemd', name),
      ) ?? [];
    expect(existsSync(path.join(root, node))).toBe(true);
    expect(existsSync(path.join(root, script))).toBe(true);
    expect(boardsCommands).toContain(command);
  });

  it('give the service time for requests in progress', () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy', 'systemd', 'boards.service')) ?? [];
    // SHUTDOWN_DELAY is 5 unless set.
    expect(Number(seconds)).toBeGreaterThanOrEqual(5 + stopSecondsMax);
  });
});
