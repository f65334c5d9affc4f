/** Bytes that are not, or not quite, a request of HTTP/1.1, and clients that do not finish one. */
import { boardStandIn as board, messages, request, sessionStandIn } from './bad-input-rows.ts';
import type { BadInput } from './bad-input-rows.ts';

const head = `Host: boards.test\r\nAuthorization: Bearer ${sessionStandIn}\r\n`;
const me = `GET /v1/me HTTP/1.1\r\n${head}`;
const post = `POST /v1/boards HTTP/1.1\r\n${head}Content-Type: application/json\r\n`;
const chunks = 'c\r\n{"name":"N"}\r\n0\r\n';
const chunked = `${post}Transfer-Encoding: chunked\r\n\r\n`;
const next = request('POST', '/v1/boards', { body: '{"name":"Smuggled"}' }).toString('latin1');

/** Refused, and the connection ended, so that nothing behind it is taken for a request. */
const refused = messages([
  ['a line of text', 'hello\r\n\r\n', 400],
  ['a message of NULs', Buffer.alloc(64), 400],
  ['a TLS greeting', Buffer.from('16030100c8010000c40303', 'hex'), 400],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['HTTP/9.9', `GET /v1/me HTTP/9.9\r\n${head}\r\n`, 400],
  ['an unknown method', `BREW /v1/me HTTP/1.1\r\n${head}\r\n`, 400],
  ['a method in lower case', `get /v1/me HTTP/1.1\r\n${head}\r\n`, 400],
  ['no target', `GET  HTTP/1.1\r\n${head}\r\n`, 400],
  ['a space in the target', `GET /v1/boards/a b HTTP/1.1\r\n${head}\r\n`, 400],
  ['no Host', 'GET /v1/me HTTP/1.1\r\n\r\n', 400],
  ['a header without a colon', `GET /v1/me HTTP/1.1\r\n${head}Nonsense\r\n\r\n`, 400],
  ['a space before the colon', `GET /v1/me HTTP/1.1\r\n${head}A : b\r\n\r\n`, 400],
  ['a NUL in a header', `GET /v1/me HTTP/1.1\r\n${head}A: \u0000\r\n\r\n`, 400],
  ['a header over two lines', `GET /v1/me HTTP/1.1\r\n${head}A: b\r\n c\r\n\r\n`, 400],
  ['lines that end in LF alone', 'GET /v1/me HTTP/1.1\nHost: x\n\n', 400],
  ['a header beyond 16 KiB', `GET /v1/me HTTP/1.1\r\n${head}A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['headers beyond 16 KiB', `GET /v1/me HTTP/1.1\r\n${head}${'A: b\r\n'.repeat(5_000)}\r\n`, 431],
  ['a target beyond 16 KiB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`, 431],
  ['a length and chunks', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['two lengths', `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 400],
  ['two lengths in one header', `${post}Content-Length: 1, 2\r\n\r\n{}`, 400],
  ['a length below zero', `${post}Content-Length: -1\r\n\r\n{}`, 400],
  ['a length that is no number', `${post}Content-Length: 0x2\r\n\r\n{}`, 400],
  ['a length beyond 64 bits', `${post}Content-Length: ${'9'.repeat(30)}\r\n\r\n{}`, 400],
  ['chunked twice', `${post}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n`, 400],
  ['chunks that are not the last coding', `${post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`, 400],
  ['a chunk size that is no number', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, 400],
  [
    'a chunk that is longer than it says',
    `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n`,
    400,
  ],
  ['HTTP/0.9', 'GET /v1/me\r\n\r\n', 400],
  ['HTTP/1.2', `GET /v1/me HTTP/1.2\r\n${head}\r\n`, 400],
  ['HTTP/2.0 without its preface', `GET /v1/me HTTP/2.0\r\n${head}\r\n`, 400],
  ['http/1.1 in lower case', `GET /v1/me http/1.1\r\n${head}\r\n`, 400],
  ['a target without a slash', `GET v1/me HTTP/1.1\r\n${head}\r\n`, 400],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 405],
  ['CONNECT to a path', `CONNECT /v1/me HTTP/1.1\r\n${head}\r\n`, 405],
  ['two Hosts', `${me}Host: evil.example\r\n\r\n`, 400, { place: 'Host' }],
  ['a Host with a user', 'GET /v1/me HTTP/1.1\r\nHost: a@b\r\n\r\n', 400, { place: 'Host' }],
  ['a Host with a path', 'GET /v1/me HTTP/1.1\r\nHost: a/b\r\n\r\n', 400, { place: 'Host' }],
  ['a Host with a space', 'GET /livez HTTP/1.1\r\nHost: a b\r\n\r\n', 400, { place: 'Host' }],
  ['no Host beside the API', 'GET /livez HTTP/1.1\r\n\r\n', 400, { place: 'Host' }],
  ['two credentials', `${me}Authorization: Bearer x\r\n\r\n`, 400, { place: 'Authorization' }],
  [
    'two media types',
    `${post}Content-Type: text/plain\r\nContent-Length: 12\r\n\r\n{"name":"N"}`,
    400,
    { place: 'Content-Type' },
  ],
  ['a header without a name', `${me}: b\r\n\r\n`, 400],
  ['a NUL in the name of a header', `${me}A\u0000: b\r\n\r\n`, 400],
  ['bytes beyond ASCII in the name of a header', `${me}\xc3\xa9: b\r\n\r\n`, 400],
  ['a DEL in a header', `${me}A: \x7f\r\n\r\n`, 400],
  ['a bare CR in a header', `${me}A: b\rC: d\r\n\r\n`, 400],
  ['a bare LF after a header', `${me}A: b\nC: d\r\n\r\n`, 400],
  ['a first header that begins with a space', `GET /v1/me HTTP/1.1\r\n A: b\r\n${head}\r\n`, 400],
  ['a length with a plus sign', `${post}Content-Length: +12\r\n\r\n{"name":"N"}`, 400],
  ['a length with a space', `${post}Content-Length: 1 2\r\n\r\n{"name":"N"}`, 400],
  ['a length in exponents', `${post}Content-Length: 1e1\r\n\r\n{"name":"N"}`, 400],
  ['an empty length', `${post}Content-Length: \r\n\r\n{"name":"N"}`, 400],
  ['one length twice', `${post}Content-Length: 12\r\nContent-Length: 12\r\n\r\n{"name":"N"}`, 400],
  ['one length twice in one header', `${post}Content-Length: 12, 12\r\n\r\n{"name":"N"}`, 400],
  [
    'chunks and a length',
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 12\r\n\r\n${chunks}\r\n`,
    400,
  ],
  ['chunked, identity', `${post}Transfer-Encoding: chunked, identity\r\n\r\n${chunks}\r\n`, 400],
  ['identity', `${post}Transfer-Encoding: identity\r\n\r\n${chunks}\r\n`, 400],
  ['xchunked', `${post}Transfer-Encoding: xchunked\r\n\r\n${chunks}\r\n`, 400],
  ['a vertical tab before chunked', `${post}Transfer-Encoding: \x0bchunked\r\n\r\n${chunks}\r\n`, 400],
  ['chunked in quotes', `${post}Transfer-Encoding: "chunked"\r\n\r\n${chunks}\r\n`, 400],
  ['an empty coding', `${post}Transfer-Encoding: \r\n\r\n${chunks}\r\n`, 400],
  [
    'chunked in two headers',
    `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}\r\n`,
    400,
  ],
  [
    'gzip before chunked',
    `${post}Transfer-Encoding: gzip, chunked\r\n\r\n${chunks}\r\n`,
    400,
    { place: 'Transfer-Encoding' },
  ],
  [
    'chunks in HTTP/1.0',
    `${post.replace('/1.1', '/1.0')}Connection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}\r\n`,
    400,
    { place: 'Transfer-Encoding' },
  ],
  ['a chunk size with 0x', `${chunked}0xc\r\n{"name":"N"}\r\n0\r\n\r\n`, 400],
  ['a chunk size below zero', `${chunked}-1\r\n{"name":"N"}\r\n0\r\n\r\n`, 400],
  ['a chunk size beyond 64 bits', `${chunked}${'f'.repeat(20)}\r\n{"name":"N"}`, 400],
  ['a chunk size that ends in LF alone', `${chunked}c\n{"name":"N"}\r\n0\r\n\r\n`, 400],
  [
    'a chunk extension of 100,000 bytes',
    `${chunked}c;x=${'y'.repeat(100_000)}\r\n{"name":"N"}\r\n0\r\n\r\n`,
    400,
  ],
  ['a length among the trailers', `${chunked}${chunks}Content-Length: 3\r\n\r\n`, 400],
  ['a trailer with a space in its name', `${chunked}${chunks}A B: c\r\n\r\n`, 400],
  ['trailers beyond 16 KiB', `${chunked}${chunks}A: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['a body that is longer than it says', `${post}Content-Length: 4\r\n\r\n{"nmae":"N"}`, 400],
]).map((row): BadInput => ({
  ...row,
  bytes: Buffer.concat([row.bytes, Buffer.from(next)]),
  endsConnection: true,
}));

/** Read as HTTP has it, however seldom that is seen. */
const seldom = messages([
  ['TRACE', me.replace('GET', 'TRACE') + '\r\n', 405],
  ['PROPFIND', me.replace('GET', 'PROPFIND') + '\r\n', 405],
  ['M-SEARCH *', me.replace('GET /v1/me', 'M-SEARCH *') + '\r\n', 404],
  ['DELETE where there is none', me.replace('GET', 'DELETE') + '\r\n', 405],
  ['HEAD with an unknown parameter', me.replace('GET /v1/me', 'HEAD /v1/me?x=1') + '\r\n', 400],
  ['HTTP/1.0', `${me.replace('/1.1', '/1.0')}\r\n`, 200],
  [
    'HTTP/1.0 that expects 100, which it does not know',
    `${post.replace('/1.1', '/1.0')}Expect: 100-continue\r\nContent-Length: 12\r\n\r\n{"nmae":"N"}`,
    400,
    { place: '/nmae' },
  ],
  ['empty lines before the request', `\r\n\r\n${me}\r\n`, 200],
  ['the same credential twice', `${me}Authorization: Bearer ${sessionStandIn}\r\n\r\n`, 200],
  ['an empty Host', `GET /v1/me HTTP/1.1\r\nHost:\r\nAuthorization: Bearer ${sessionStandIn}\r\n\r\n`, 200],
  ['a length on GET', `${me}Content-Length: 2\r\n\r\n{}`, 200],
  ['chunks on GET', `${me}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 200],
  ['3 MB with GET', `${me}Content-Length: 3000000\r\n\r\n${' '.repeat(3_000_000)}`, 200],
  [
    'chunk extensions and trailers',
    `${chunked}c;x="y"\r\n{"nmae":"N"}\r\n0\r\nX-Trailer: 1\r\n\r\n`,
    400,
    { place: '/nmae' },
  ],
  ['a length with leading zeros', `${post}Content-Length: 0012\r\n\r\n{"nmae":"N"}`, 400, { place: '/nmae' }],
  [
    'HTTP/2 by upgrade, which may be ignored',
    `${me}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
    200,
  ],
  [
    'a socket by upgrade, which may be ignored',
    `${me}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA\r\n\r\n`,
    200,
  ],
  ['600 headers', `${me}${'a:b\r\n'.repeat(600)}\r\n`, 200],
  ['a request and nonsense behind it', `${me}\r\nnonsense\r\n\r\n`, 200, { endsConnection: true }],
  [
    'a request and a tunnel behind it',
    `${me}\r\nCONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n`,
    200,
    { endsConnection: true },
  ],
  ['ten requests at once', `${me}\r\n`.repeat(10), 200],
  [
    'a conditional change with a wrong tag',
    `PATCH /v1/boards/${board} HTTP/1.1\r\n${head}Content-Type: application/json\r\nIf-Match: junk\r\nContent-Length: 12\r\n\r\n{"name":"N"}`,
    400,
    { place: 'If-Match' },
  ],
]);

const halfClosed = { then: 'sends no more', endsConnection: true } as const;
const unfinished = messages([
  ['a request, and no more from then on', `${me}\r\n`, 200, halfClosed],
  ['headers that end in the middle', me, 400, halfClosed],
  ['a body that ends in the middle', `${post}Content-Length: 12\r\n\r\n{"na`, 400, halfClosed],
  ['chunks that end in the middle', `${chunked}c\r\n{"na`, 400, halfClosed],
  ['a body without a length', `${post.replace('/1.1', '/1.0')}\r\n{"name":"N"}`, 400, halfClosed],
  ['headers that stop in the middle', me, 408, { then: 'is silent' }],
  ['a body that stops in the middle', `${post}Content-Length: 12\r\n\r\n{"na`, 408, { then: 'is silent' }],
  ['chunks that stop in the middle', `${chunked}c\r\n{"na`, 408, { then: 'is silent' }],
  ['a chunk of 1 TiB that never comes', `${chunked}10000000000\r\n{"na`, 408, { then: 'is silent' }],
  ['a body that never comes', `${post}Content-Length: 12\r\n\r\n`, 408, { then: 'is silent' }],
]);

export const badMessages: readonly BadInput[] = [...refused, ...seldom, ...unfinished];
