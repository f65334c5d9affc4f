/** What the worst body of each allowed size costs, against a plain one of the same size in the same run. */
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import { depthMax, textLengthMax, valuesMax } from '../../src/api/http/json-texts.ts';
import { makeSession, makeTenant } from '../support/factories.ts';
import { exchange, listenWith, requestText } from '../support/raw-http.ts';
import { startService } from '../support/service.ts';

const kibibyte = 1_024;
/** On 2.6.0 the brackets in gzip cost twenty plain bodies and more. */
const ratioMax = 10;
const rounds = 5;

let port: number;
let session: string;

beforeAll(async () => {
  const service = await startService();
  port = await listenWith(service);
  session = (await makeSession(service, await makeTenant(service))).secret;
});

const filled = (sizeBytes: number, part: string) =>
  part.repeat(Math.ceil(sizeBytes / part.length)).slice(0, sizeBytes);
const brackets = (count: number) => '['.repeat(count / 2) + ']'.repeat(count / 2);

/** Bodies of a size, each the worst of its kind for the scan, the parser, the check of names or the validators. */
const worstBodies = (sizeBytes: number): Readonly<Record<string, string>> => ({
  'open brackets': '['.repeat(sizeBytes),
  'lists in each other': brackets(sizeBytes),
  'empty objects': `[${filled(sizeBytes - 20, '{},')}{}]`,
  'different names': `{${Array.from({ length: Math.floor(sizeBytes / 50) }, (_, i) => `"n${i}${'x'.repeat(30)}":1`).join()}}`,
  'names of two characters': `{${filled(sizeBytes - 20, '"ab":1,')}"z":1}`,
  'escaped quotes': `{"name":"${filled(sizeBytes - 20, String.raw`\"`)}"}`,
  'escaped characters': `{"name":"${filled(sizeBytes - 25, String.raw`\ud83d\ude00`).slice(0, -12)}"}`,
  digits: `{"name":${'9'.repeat(sizeBytes - 10)}}`,
  spaces: `{"nmae":1${' '.repeat(sizeBytes - 10)}}`,
});

const plain = (sizeBytes: number) => `{"name":"${'x'.repeat(sizeBytes - 11)}"}`;

const sizes = [
  { size: '16 KiB without a credential', sizeBytes: 16 * kibibyte, target: '/v1/sign-in/codes' },
  { size: '1 MiB with a credential', sizeBytes: 1_024 * kibibyte, target: '/v1/boards' },
];

/** CPU time of this process, which is the client of the server in it as well. The least of several is the least disturbed. */
async function costMs(request: Buffer): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    expect((await exchange(port, request)).status).toBeGreaterThanOrEqual(400);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

it.each(sizes)('no body of $size takes much longer than a simple one', async ({ sizeBytes, target }) => {
  const headers = {
    'Content-Type': 'application/json',
    ...(target === '/v1/boards' && { Authorization: `Bearer ${session}` }),
  };
  const post = (body: string | Buffer, more: Readonly<Record<string, string>> = {}) =>
    requestText('POST', target, { ...headers, ...more }, body);
  // The first time compiles the code.
  await costMs(post(plain(sizeBytes)));
  const plainMs = await costMs(post(plain(sizeBytes)));
  const bomb = gzipSync('['.repeat(524_000));
  const requests = {
    ...Object.fromEntries(Object.entries(worstBodies(sizeBytes)).map(([name, body]) => [name, post(body)])),
    '524,000 brackets in gzip': post(bomb, { 'Content-Encoding': 'gzip' }),
    'closed brackets in gzip': post(gzipSync(brackets(524_000)), { 'Content-Encoding': 'gzip' }),
  };
  const lines = [`plain ${plainMs.toFixed(1)} ms`];
  for (const [name, request] of Object.entries(requests)) {
    // Garbage that earlier tests have left is collected at any time: one disturbed measurement is repeated.
    let ms = await costMs(request);
    if (ms >= plainMs * ratioMax) ms = await costMs(request);
    lines.push(`${name} ${ms.toFixed(1)} ms`);
    expect(ms / plainMs, `${name}: ${lines.join(', ')}`).toBeLessThan(ratioMax);
  }
  process.stdout.write(`CPU of a body of ${sizeBytes} bytes: ${lines.join(', ')}\n`);
});

interface SchemaNode {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly maxItems?: number;
  readonly maxLength?: number;
}

/** A template has 500 cards and an import 500 comments in all, where schemas would allow more; the contract says so. */
const boundedOtherwise = ['NewTemplateContent', 'ImportComment'];

it('every valid body of the contract is well within the limits', () => {
  const contract = loadContract();
  const sizeOf = (node: SchemaNode): { depth: number; values: number; textLength: number } => {
    if (boundedOtherwise.some((name) => node.$ref?.endsWith(`/${name}`))) {
      return { depth: 0, values: 0, textLength: 0 };
    }
    if (node.$ref !== undefined) return sizeOf(resolveReference(contract, node.$ref) as SchemaNode);
    const parts = Object.values(node.properties ?? {}).map(sizeOf);
    const item = node.items === undefined ? undefined : sizeOf(node.items);
    const all = item === undefined ? parts : [...parts, item];
    return {
      depth: all.length === 0 ? 0 : 1 + Math.max(...all.map(({ depth }) => depth)),
      // As the scan counts: a list or an object counts for what is in it, too.
      values:
        2 + parts.reduce((sum, part) => sum + part.values, 0) + (item?.values ?? 0) * (node.maxItems ?? 0),
      textLength: Math.max(node.maxLength ?? 0, ...all.map(({ textLength }) => textLength)),
    };
  };
  for (const item of Object.values(contract.paths)) {
    for (const operation of [item.post, item.put, item.patch]) {
      const schema = operation?.requestBody?.content['application/json']?.schema;
      if (schema === undefined) continue;
      const { depth, values, textLength } = sizeOf(schema);
      expect(depth).toBeLessThanOrEqual(depthMax);
      expect(values).toBeLessThanOrEqual(valuesMax);
      expect(2 * textLength).toBeLessThanOrEqual(textLengthMax);
    }
  }
});
