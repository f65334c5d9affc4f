// Every sample of the reference, run as it is shown: only the ids and tokens in it are exchanged for ones that exist.
import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { codeSamples, sampleRequest } from '../../src/pages/reference/code-samples.ts';
import type { SampleRequest } from '../../src/pages/reference/code-samples.ts';
import { named } from '../support/generated-calls.ts';
import { makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { startPythonPrograms } from './support/python-programs.ts';
import type { PythonPrograms } from './support/python-programs.ts';
import { checkTypes, makeFolder, run } from './support/workbench.ts';
import type { Variables } from './support/workbench.ts';

const contract = loadContract();
/** The response of a stream doesn't end. */
const operations = named(({ isLive }) => !isLive);
const folder = makeFolder('samples');
/** The examples of the contract have dates, which must not be over. */
const now = new Date('2026-11-21T09:30:00Z');
let service: Service;
let server: Server;
let baseUrl: string;
let python: PythonPrograms;
let shared: World;

/** What can be done only once to a world, not twice at the same time, or not after others; so can every deletion. */
const onlyOnce = new Set([
  'createSession',
  'confirmEmailChange',
  'createAccountDeletion',
  'confirmAccountDeletion',
  'createExport',
  'createReplay',
  'signOut',
  'transferWorkspace',
  'leaveWorkspace',
  'acceptInvite',
  'declineInvite',
  'createLabel',
  'moveBoard',
]);

beforeAll(async () => {
  python = startPythonPrograms(folder);
  service = await startService({ now: () => now });
  server = createServer(service.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  baseUrl = `http://127.0.0.1:${bound.port}`;
  shared = await makeWorld(service);
});

afterAll(() => {
  python.stop();
  server.closeAllConnections();
  server.close();
});

const typeIds = /\b[a-z_]+_[0-9a-z]{26}\b/g;
const kindOf = (id: string): string => id.slice(0, id.lastIndexOf('_'));
const idsIn = (value: unknown): string[] => JSON.stringify(value ?? '').match(typeIds) ?? [];

/** What stands in a sample, and what takes its place: the call that succeeds, or else one of its kind in the world. */
function replacements(spec: OperationSpec, request: SampleRequest, world: World): Map<string, string> {
  const { id = '', path: others = {}, body, query } = validCall(spec.operationId, world);
  const ownIds = Object.entries(request.pathParameters).filter(([name]) => !(name in others));
  const found = new Map(ownIds.map(([, shown]) => [shown, id]));
  for (const [name, other] of Object.entries(others)) {
    if (idsIn(other).length > 0) found.set(request.pathParameters[name] ?? '', other);
  }
  const candidates = [...idsIn([body, query]), ...idsIn(Object.values({ ...world, service: '' }))];
  for (const shown of idsIn(request.body)) {
    if (found.has(shown)) continue;
    const match = candidates.find(
      (candidate) => kindOf(candidate) === kindOf(shown) && ![...found.values()].includes(candidate),
    );
    if (match === undefined) throw new Error(`${spec.operationId}: the world has no other ${kindOf(shown)}`);
    found.set(shown, match);
  }
  const { code } = (request.body ?? {}) as { readonly code?: string };
  const codes: Readonly<Partial<Record<string, string>>> = {
    confirmEmailChange: world.emailChangeCode,
    confirmAccountDeletion: world.accountDeletionCode,
  };
  if (code !== undefined) {
    found.set(code, codes[spec.operationId] ?? world.signInCode);
  }
  return found;
}

/** Runs a sample of any language but Go. curl is told to fail where a person would see a problem. */
function runSample(lang: string, source: string, name: string, variables: Variables): Promise<string> {
  const file = (extension: string): string => {
    const at = path.join(folder, `${name}.${extension}`);
    writeFileSync(at, `${source}\n`);
    return at;
  };
  if (lang === 'TypeScript') return run(process.execPath, [file('ts')], folder, variables);
  if (lang === 'Python') return python.run(file('py'), variables);
  const curl = 'curl() { command curl --silent --show-error --fail-with-body "$@"; }';
  return run('bash', ['-c', `${curl}\n${source}`], folder, variables);
}

interface PreparedSample {
  readonly source: string;
  readonly variables: Variables;
  readonly request: SampleRequest;
}

/** The card that the sample reads. */
async function makeExternalCard(world: World, { pathParameters }: SampleRequest): Promise<void> {
  const { source = '', external_id: externalId = '' } = pathParameters;
  const path = { source, external_id: externalId };
  const body = { board_id: world.boardId, title: 'From elsewhere' };
  await service.succeed('putCardByExternalId', { token: world.token, id: world.workspaceId, path, body });
}

/** A sample with ids that exist in place of those shown, in a world of its own if the call can't be repeated. */
async function prepare(operationId: string, spec: OperationSpec, lang: string): Promise<PreparedSample> {
  const request = sampleRequest(contract, spec);
  const sample = codeSamples(contract, spec).find((candidate) => candidate.lang === lang);
  const isRepeatable = spec.method !== 'delete' && !onlyOnce.has(operationId);
  const world = isRepeatable ? shared : await makeWorld(service);
  if (operationId === 'getCardByExternalId') await makeExternalCard(world, request);
  let source = sample?.source ?? '';
  for (const [shown, real] of replacements(spec, request, world)) source = source.replaceAll(shown, real);
  return { source, request, variables: { URL: baseUrl, TOKEN: world.token, SESSION: world.session } };
}

describe.each(operations)('the samples of %s', (operationId, spec) => {
  it.concurrent.each(['Shell', 'TypeScript', 'Python'])('run in %s', async (lang) => {
    const { source, variables, request } = await prepare(operationId, spec, lang);
    const written = await runSample(lang, source, operationId, variables);
    // Something is printed exactly where there is something to print.
    expect(written.trim() === '').toBe(!request.hasAnswer && lang === 'Shell');
  });
});

it('the samples run in Go, compiled as one program since each alone takes seconds', async () => {
  const at = makeFolder('samples-in-go');
  const samples = new Map<string, PreparedSample>();
  for (const [operationId, spec] of operations) {
    const sample = await prepare(operationId, spec, 'Go');
    samples.set(operationId, sample);
    expect(sample.source).toContain('func main() {');
    writeFileSync(
      path.join(at, `${operationId}.go`),
      sample.source.replace('func main()', `func ${operationId}()`),
    );
  }
  const cases = [...samples.keys()].map((name) => `\tcase "${name}":\n\t\t${name}()\n`);
  const choice = `\tswitch os.Args[1] {\n${cases.join('')}\t}`;
  writeFileSync(path.join(at, 'main.go'), `package main\n\nimport "os"\n\nfunc main() {\n${choice}\n}\n`);
  writeFileSync(path.join(at, 'go.mod'), 'module samples\n\ngo 1.21\n');
  await run('go', ['build', '-o', 'samples', '.'], at, {});
  for (const [operationId, { variables }] of samples) {
    const written = await run(path.join(at, 'samples'), [operationId], at, variables);
    expect(written, operationId).toMatch(/^20\d /);
  }
});

it('are TypeScript that fits the types of the contract', () => {
  const shown = makeFolder('samples-as-shown');
  for (const [operationId, spec] of operations) {
    const sample = codeSamples(contract, spec).find(({ lang }) => lang === 'TypeScript');
    writeFileSync(path.join(shown, `${operationId}.ts`), `${sample?.source ?? ''}\n`);
  }
  expect(() => {
    checkTypes(shown);
  }).not.toThrow();
});
