/** `npm ci` says nothing that a newcomer must understand: it runs on Node 20, and the packages on the pinned Node. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

interface LockedPackage {
  readonly engines?: { readonly node?: string; readonly npm?: string };
  readonly hasInstallScript?: true;
  readonly optional?: true;
}

function readJson(...steps: readonly string[]): unknown {
  return JSON.parse(readFileSync(path.join(root, ...steps), 'utf8'));
}

const { packages } = readJson('package-lock.json') as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const { allowScripts } = readJson('package.json') as {
  readonly allowScripts: Readonly<Record<string, boolean>>;
};

/** Needs a newer Node, which they get: the pinned one runs them. npm would warn, since it compares with its own Node. */
const runOnPinnedNode = [
  'node_modules/@prisma/streams-local',
  'node_modules/graphile-worker',
  'node_modules/light-my-request/node_modules/cookie',
  'node_modules/vitest',
];

/** Whether a range of `engines`, such as `^20.19.0 || >=22`, includes the newest Node 20. */
function includesNode20(range: string): boolean {
  return range.split('||').some((part) => {
    const [, operator = '', major = '0'] = /(>=|>|\^|~|=)?\s*v?(\d+|\*)/.exec(part) ?? [];
    if (major === '*') return true;
    return operator.startsWith('>') ? Number(major) <= 20 : Number(major) === 20;
  });
}

describe('npm ci', () => {
  it('warns about no package on Node 20', () => {
    const refused = Object.entries(packages).filter(
      ([, { engines }]) => !includesNode20(engines?.node ?? '*'),
    );
    // Pin a version that accepts Node 20. If there is none, delete its `engines` in the lock file, and list it above.
    expect(refused.map(([name]) => name)).toEqual([]);
  });

  it('warns about no package with the npm 9 that Debian 13 has', () => {
    const refused = Object.values(packages).flatMap(({ engines }) => {
      const [, major = '0'] = /^>=(\d+)/.exec(engines?.npm ?? '') ?? [];
      return Number(major) >= 9 ? [engines] : [];
    });
    // They are not run by npm. Delete `npm` of their `engines` in the lock file.
    expect(refused).toEqual([]);
  });

  it('leaves out the Node version only of packages that need a newer one than 20', () => {
    for (const name of runOnPinnedNode) {
      const { engines } = readJson(name, 'package.json') as LockedPackage;
      expect(includesNode20(engines?.node ?? '*'), `${name} accepts Node 20 by now`).toBe(false);
      expect(packages[name]?.engines).toBeUndefined();
    }
  });

  it('finds a decision on every install script', () => {
    const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = scripted.map(([place]) =>
      place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    );
    expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
    expect(names).toContain('node');
  });

  // docs/decisions/0150-node-24-stays.md
  it.runIf(process.platform === 'linux')(
    'brings a Node that needs no library that a bare Debian lacks',
    () => {
      const show = 'JSON.stringify(process.report.getReport().sharedObjects)';
      const shown = execFileSync(process.execPath, ['--print', show], { encoding: 'utf8' });
      const sharedObjects = JSON.parse(shown) as readonly string[];
      const names = sharedObjects.map((file) => path.basename(file).replace(/\.so\b.*|-linux-.*/, ''));
      const always = ['libc', 'libdl', 'libgcc_s', 'libm', 'libpthread', 'libstdc++', 'linux-vdso', 'ld'];
      expect(names).toContain('libc');
      expect(names.filter((name) => !always.includes(name))).toEqual([]);
    },
  );

  it.each([
    ['>=22.18.0', false],
    ['^22.12.0 || ^24.0.0 || >=26.0.0', false],
    ['>= 18', true],
    ['^18.18.0 || ^20.9.0 || >=21.1.0', true],
    ['18 || 20 || >=22', true],
    ['*', true],
  ])('is read as documented: %s', (range, isIncluded) => {
    expect(includesNode20(range)).toBe(isIncluded);
  });
});
