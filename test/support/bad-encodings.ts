/** Bodies that are coded, cut up or sized as nobody should send them. */
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { request } from './bad-input-rows.ts';
import type { BadInput, Bytes } from './bad-input-rows.ts';
import { requestText } from './raw-http.ts';

const body = '{"name":"N"}';
const sizeBytesMax = 1_048_576;

function coded(
  name: string,
  coding: string,
  sent: Bytes,
  status: number,
  more?: Partial<BadInput>,
): BadInput {
  const headers = { 'Content-Encoding': coding };
  return { name, bytes: request('POST', '/v1/boards', { body: sent, headers }), status, ...more };
}

const unknownCodings = [
  'x',
  'compress',
  'x-gzip',
  'zstd',
  'zstd-1',
  'gzip, br',
  'br, gzip',
  'gzip, gzip',
  'identity, gzip',
  '__proto__',
  '*',
].map((coding) => coded(`a body coded as ${coding}`, coding, body, 415, { place: 'Content-Encoding' }));

const behind = (bytes: Buffer, more: Bytes) => Buffer.concat([bytes, Buffer.from(more)]);
const bombSizeBytes = 64 * sizeBytesMax;
const bomb = Buffer.alloc(bombSizeBytes, ' ');
const gzipBomb = gzipSync(bomb, { level: 1 });
const deflateBomb = deflateSync(bomb, { level: 1 });
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const broken = { code: 'malformed_json', place: '' };
const tooLarge = { code: 'payload_too_large' };

const codings: readonly BadInput[] = [
  coded('a gzip body that is cut off', 'gzip', gzipSync(body).subarray(0, -3), 400, broken),
  coded('a deflate body that is cut off', 'deflate', deflateSync(body).subarray(0, -3), 400, broken),
  coded('a brotli body that is cut off', 'br', brotliCompressSync(body).subarray(0, -3), 400, broken),
  coded('a gzip body that is not gzip', 'gzip', body, 400, broken),
  coded('a deflate body that is not deflate', 'deflate', body, 400, broken),
  coded('a deflate body without its header', 'deflate', deflateRawSync(body), 400, broken),
  coded('a brotli body that is not brotli', 'br', body, 400, broken),
  coded(
    'a gzip body behind which comes more',
    'gzip',
    Buffer.concat([gzipSync(body), Buffer.from('more')]),
    400,
    broken,
  ),
  coded(
    'a gzip body whose check sum is wrong',
    'gzip',
    Buffer.concat([gzipSync(body).subarray(0, -8), Buffer.alloc(8)]),
    400,
    broken,
  ),
  ...['more', '\0\0', '{"name":"M"}'].flatMap((more) => [
    coded(
      `a deflate body and ${JSON.stringify(more)}`,
      'deflate',
      behind(deflateSync(body), more),
      400,
      broken,
    ),
    coded(
      `a brotli body and ${JSON.stringify(more)}`,
      'br',
      behind(brotliCompressSync(body), more),
      400,
      broken,
    ),
    coded(`a gzip body and ${JSON.stringify(more)}`, 'gzip', behind(gzipSync(body), more), 400, broken),
  ]),
  coded('a zstd body', 'zstd', zstdCompressSync(body), 415, { place: 'Content-Encoding' }),
  coded('a deflate body twice', 'deflate', behind(deflateSync(body), deflateSync(body)), 400, broken),
  coded('a gzip body of no bytes', 'gzip', '', 400, broken),
  coded('nothing, as gzip', 'gzip', gzipSync(''), 400, { place: '' }),
  coded('a gzip body in gzip', 'gzip', gzipSync(gzipSync(body)), 400, broken),
  coded(
    'a wrong body in two gzip members',
    'gzip',
    Buffer.concat([gzipSync('{"nmae"'), gzipSync(':1}')]),
    400,
    {
      place: '/nmae',
    },
  ),
  coded('a gzip bomb', 'gzip', gzipBomb, 413, tooLarge),
  coded('a deflate bomb', 'deflate', deflateBomb, 413, tooLarge),
  coded('a brotli bomb', 'br', brotliCompressSync(bomb, fastBrotli), 413, tooLarge),
  coded('a gzip bomb in gzip', 'gzip', gzipSync(gzipBomb), 400, broken),
];

/** Sent by someone who has no credential, and who is heard less. */
function anonymous(
  name: string,
  sent: Bytes,
  headers: Readonly<Record<string, string>>,
  expected: Omit<BadInput, 'name' | 'bytes'>,
): BadInput {
  const message = { 'Content-Type': 'application/json', ...headers };
  return { name, bytes: requestText('POST', '/v1/sign-in/codes', message, sent), ...expected };
}

const code = '{"email":"x"}';
const anonymousSizeBytesMax = 16_384;
const refused = { status: 413, ...tooLarge };

const oversizeOfStrangers: readonly BadInput[] = [
  anonymous(
    '16 KiB without a credential',
    code.padEnd(anonymousSizeBytesMax),
    {},
    { status: 400, place: '/email' },
  ),
  anonymous('16 KiB and a byte without a credential', code.padEnd(anonymousSizeBytesMax + 1), {}, refused),
  ...[
    ['gzip', gzipSync(bomb)] as const,
    ['deflate', deflateSync(bomb)] as const,
    ['br', brotliCompressSync(bomb, fastBrotli)] as const,
  ].map(([coding, sent]) =>
    anonymous(`a bomb in ${coding} without a credential`, sent, { 'Content-Encoding': coding }, refused),
  ),
  anonymous(
    '524,000 brackets in gzip without a credential',
    gzipSync('['.repeat(524_000)),
    { 'Content-Encoding': 'gzip' },
    refused,
  ),
];

/** A body in chunks of a byte, each of which costs as much as one of 64 KiB. */
const crumbs: readonly BadInput[] = [
  { name: 'a body in 16,000 chunks of a byte', size: 16_000, target: '/v1/boards' },
  {
    name: 'a body in 16,000 chunks of a byte without a credential',
    size: 16_000,
    target: '/v1/sign-in/codes',
  },
].map(({ name, size, target }) => ({
  name,
  bytes: Buffer.concat([
    request('POST', target, {
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    }),
    Buffer.from(`${'1\r\n \r\n'.repeat(size)}0\r\n\r\n`),
  ]),
  status: 400,
  code: 'invalid_request',
}));

const oversize: readonly BadInput[] = [
  {
    name: 'a body of 1 MiB and a byte',
    bytes: request('POST', '/v1/boards', { body: body.padEnd(sizeBytesMax + 1) }),
    status: 413,
  },
  {
    name: 'a chunk of 1 MiB and a byte',
    bytes: Buffer.concat([
      request('POST', '/v1/boards', {
        headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
      }),
      Buffer.from(`100001\r\n${body.padEnd(sizeBytesMax + 1)}\r\n0\r\n\r\n`),
    ]),
    status: 413,
  },
  {
    name: 'a body that says to be of 1 TiB',
    bytes: request('POST', '/v1/boards', { body: '', headers: { 'Content-Length': String(2 ** 40) } }),
    status: 413,
  },
];

export const badEncodings: readonly BadInput[] = [
  ...unknownCodings,
  ...codings,
  ...oversizeOfStrangers,
  ...crumbs,
  ...oversize,
];
