/**
 * Does what a consumer does with packages/, in an empty folder and without a registry: packs and installs them, compiles
 * the client's README under strict settings and runs it, and runs the conformance kit, all against a service of its own.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContract } from '../../src/api/contract/contract.ts';
import { CommandError } from '../support/command-errors.ts';
import { installPackages, run, succeed } from './packed-packages.ts';
import { withSpoilingProxy } from '../contract/spoiling-proxy.ts';
import { withTrialService } from '../support/trial-service.ts';

const root = path.join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'boards-consumer-'));

/** The example of the client's README, at another address. */
function readmeExample(baseUrl: string): string {
  const readme = readFileSync(path.join(root, 'packages', 'client', 'README.md'), 'utf8');
  const [, code] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  if (code === undefined) throw new Error('the README of the client has no example');
  return code.replace('https://boards.example.com', baseUrl);
}

async function tryClient(baseUrl: string, token: string): Promise<void> {
  cpSync(path.join(root, 'test', 'packages'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'readme.ts'), readmeExample(baseUrl));
  await succeed(path.join(root, 'node_modules', '.bin', 'tsc'), ['-p', '.'], folder);
  const said = await succeed(process.execPath, ['readme.js'], folder, { BOARDS_TOKEN: token });
  if (!said.startsWith('No such resource')) throw new CommandError(`The README's example says: ${said}`);
  console.log('ok: the client compiles and does what its README says');
  const env = { BOARDS_URL: baseUrl, BOARDS_TOKEN: token };
  const listed = await succeed(process.execPath, ['lists.js'], folder, env);
  if (listed !== 'Counted 0 0\nCounted 0 0\n') throw new CommandError(`Lists in queries get: ${listed}`);
  console.log('ok: the client sends lists in queries');
}

/** Runs the kit. @throws {CommandError} unless it ends with this code and says so */
async function requireEnd(
  what: string,
  code: number,
  says: RegExp,
  token: string,
  ...args: readonly string[]
): Promise<void> {
  const command = ['--no-install', 'board-and-workspace-conformance', ...args];
  const outcome = await run('npx', command, folder, { BOARDS_TOKEN: token });
  const said = outcome.stdout + outcome.stderr;
  if (outcome.code !== code || !says.test(said)) {
    throw new CommandError(
      `${what}: the kit ended with ${outcome.code}, not ${code}, or lacks ${says}:\n${said}`,
    );
  }
  console.log(`ok: the kit ends with ${code} for ${what}`);
}

async function tryKit(baseUrl: string, token: string): Promise<void> {
  const allPassed = /^\d{2} passed, 0 failed, 0 not run$/m;
  const junitFile = path.join(folder, 'reports', 'junit.xml');
  await requireEnd('the service', 0, allPassed, token, '--url', baseUrl, '--write', '--junit', junitFile);
  const junit = readFileSync(junitFile, 'utf8');
  if (!junit.includes(' failures="0" skipped="0">')) throw new CommandError(`The report for CI is ${junit}`);
  await withSpoilingProxy(baseUrl, 'request-id', (url) =>
    requireEnd('a gateway that drops a header', 1, /answered 200 without Request-Id/, token, '--url', url),
  );
  await requireEnd('a wrong token', 2, /^the token is not valid/m, 'wrong', '--url', baseUrl);
  await requireEnd('a wrong address', 2, /openapi\.json answered 404$/m, token, '--url', `${baseUrl}/v1`);
  await requireEnd('a missing address', 2, /^--url is missing/m, token);
}

/** @throws {CommandError} when a package does not do what it promises */
export async function tryPackages(): Promise<void> {
  try {
    const { version } = loadContract().info;
    await installPackages(folder, ['client', 'conformance'], version);
    await withTrialService(async ({ facts: { base_url: baseUrl, access_token: token } }) => {
      await tryClient(baseUrl, token);
      await tryKit(baseUrl, token);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
