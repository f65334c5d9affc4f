/** The container's files fit the service: names in them are names that it knows. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { envExample } from '../../scripts/contract/env-example.ts';
import { loadConfig } from '../../src/config.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

const sources = [
  'src/config.ts',
  'src/process-config.ts',
  'src/log-config.ts',
  'src/config-brand.ts',
  'src/config-database.ts',
  'src/config-webhooks.ts',
  'src/config-events.ts',
  'src/config-limits.ts',
  'src/config-monitoring.ts',
]
  .map(read)
  .join('\n');
const example = read('.env.example');
const documented = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name ?? '');

interface ComposeFile {
  readonly services: Readonly<
    Record<string, { readonly environment?: Readonly<Record<string, string>>; readonly build?: string }>
  >;
}

describe('.env.example', () => {
  it('lists each variable that the service reads, and no other', () => {
    expect(documented.length).toBeGreaterThan(30);
    for (const name of documented) expect(sources).toContain(name);
    // Where the code names them one by one.
    const readNames = [...sources.matchAll(/\benv(?:,\s+|\.)'?([A-Z][A-Z_]{3,})\b/g)].map(([, name]) => name);
    expect(documented).toEqual(expect.arrayContaining([...new Set(readNames)]));
    expect(readNames.length).toBeGreaterThan(20);
  });

  it('has defaults that the service takes', () => {
    const lines = [...example.matchAll(/^#([A-Z_]+)=(.+)$/gm)];
    const values = Object.fromEntries(lines.map(([, name, value]) => [name ?? '', value ?? '']));
    expect(values).toMatchObject({ PORT: '3000', HOST: '127.0.0.1' });
    const secrets = { SECRET_KEY: 's'.repeat(32) };
    const { port, host, role } = loadConfig({ ...values, ...secrets });
    expect({ port, host, role }).toEqual({ port: 3000, host: '127.0.0.1', role: 'all' });
    expect(loadConfig({ ...values, ...secrets }).rateLimits).toEqual(loadConfig(secrets).rateLimits);
  });

  it('is made from the table', () => {
    const table = '| `PORT` | `3000` | Port; `0` takes [any](#free) |\n| `URL` | none | An address |';
    expect(envExample(table)).toContain(
      '# Port; 0 takes any.\n#PORT=3000\n\n# An address. Default: none.\n#URL=\n',
    );
  });

  it('names the files that the table links to', () => {
    const row = '| `PLANS` | [the usual ones][plans] | The plans: [billing](docs/billing.md#plans) |';
    expect(envExample(`${row}\n\n[plans]: src/plans.json\n`)).toContain(
      '# The plans: docs/billing.md. Default: src/plans.json.\n#PLANS=\n',
    );
  });
});

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as ComposeFile;

  it('sets only variables that the service knows', () => {
    const own = Object.values(services).filter(({ build }) => build !== undefined);
    expect(own).toHaveLength(2);
    for (const { environment = {} } of own)
      expect(documented).toEqual(expect.arrayContaining(Object.keys(environment)));
  });

  it('has settings that the service takes', () => {
    const texts = Object.entries(services.service?.environment ?? {}).map(([name, text]) => [
      name,
      // What Compose puts in: the default, or what has to be set.
      text.replaceAll(/\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, (_all, usual?: string) => usual ?? 's'.repeat(32)),
    ]);
    const config = loadConfig(Object.fromEntries(texts) as Record<string, string>);
    expect(config).toMatchObject({ host: '0.0.0.0', port: 3000, smtpUrl: 'smtp://mail:1025' });
  });
});

describe('.dockerignore', () => {
  it('lets through only what is there', () => {
    const names = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name]) => name ?? '');
    expect(names).toContain('src');
    for (const name of names) expect(existsSync(path.join(root, name)), name).toBe(true);
  });
});
