/** Whoever runs or ships the service may do so: the licenses of every package that is installed in production. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** None of them asks for more than that its text is kept. */
const permissive = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'PSF-2.0',
  ],
  ...['Python-2.0', '(MPL-2.0 OR Apache-2.0)'],
];

const root = path.join(import.meta.dirname, '..', '..');

/** The license that a package names, or whose text it contains. */
function licenseOf(folder: string, { license }: LockedPackage): string {
  const file = path.join(root, folder, 'LICENSE');
  if (license !== undefined || !existsSync(file)) return license ?? 'none';
  return /\bMIT License\b/i.test(readFileSync(file, 'utf8')) ? 'MIT' : 'unknown';
}

it('are permissive', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const installed = Object.entries(lock.packages).filter(
    ([folder, { dev, devOptional, link }]) =>
      folder.startsWith('node_modules/') && !dev && !devOptional && !link,
  );
  expect(installed.length).toBeGreaterThan(200);
  const others = installed
    .map(([folder, locked]) => `${folder}: ${licenseOf(folder, locked)}`)
    .filter((line) => !permissive.includes(line.slice(line.indexOf(': ') + 2)));
  expect(others).toEqual([]);
});
