/**
 * Stands before the application and notes what of the contract each exchange exercises, whatever client sent it. An
 * answer counts when it fits the contract; a parameter or a property of a request, when it got past validation.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadContract } from '../../src/api/contract/contract.ts';
import { requestOf } from '../../src/api/http/requests.ts';
import { assertMatchesContract, operationSpec } from './contract-matcher.ts';
import type { Answer } from './contract-matcher.ts';
import { exampleItems, problemItem, walkAnswer } from './contract-examples.ts';
import { parametersOf, responseSchema, walkBody } from './contract-items.ts';
import { isCounted, isSeen, see } from './coverage-parts.ts';
import type { CoverageItem } from './coverage-parts.ts';
import { problemExampleItems, recordProblem } from './problem-examples.ts';

const contract = loadContract();
const shownInExamples = new Set([...exampleItems(contract), ...problemExampleItems()]);

interface Exchange {
  readonly operationId: string;
  readonly url: string;
  readonly requestHeaders: IncomingMessage['headers'];
  readonly requestText: string;
  readonly isHead: boolean;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The application itself where the run is not counted. */
export function recorded(app: RequestListener): RequestListener {
  if (!isCounted()) return app;
  return (request, response) => {
    const sent = bytesOf(request);
    const received = writtenTo(response);
    const readHeaders = headersOf(response);
    // A stream ends when its client leaves.
    response.once(isLive(request) ? 'close' : 'finish', () => {
      const headers = readHeaders();
      const text = decoded(received(), headers['content-encoding']);
      const { operationId } = requestOf(response);
      noteProblem(response.statusCode, headers, text, operationId);
      if (operationId === undefined || request.method === 'OPTIONS') return;
      noteExchange({
        operationId,
        url: request.url ?? '',
        requestHeaders: request.headers,
        requestText: sent(),
        isHead: request.method === 'HEAD',
        status: response.statusCode,
        headers,
        text,
      });
    });
    app(request, response);
  };
}

function isLive({ url = '' }: IncomingMessage): boolean {
  return /\/events\/stream(?:\?|$)/.test(url);
}

/** An answer that the server gives for an operation before the application has one, and which is held against the contract. */
export function noteStatus(operationId: string, answer: Answer): void {
  assertMatchesContract(operationId, answer);
  see(`status ${operationId} ${answer.status}`);
}

/** A problem, of an operation or of none, counts when its code and status are a pair of the contract. */
export function noteProblem(
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
  operationId?: string,
): void {
  if (headers['content-type'] !== 'application/problem+json' || text === '' || !isCounted()) return;
  const problem = JSON.parse(text) as Parameters<typeof recordProblem>[0];
  if (contract['x-problems'][problem.code]?.status !== status) return;
  see(`problem ${problem.code}`);
  recordProblem(problem, operationId, headers);
  const said = problemItem(problem);
  if (shownInExamples.has(said)) see(said);
}

function noteExchange(exchange: Exchange): void {
  const { operationId, status } = exchange;
  const spec = operationSpec(operationId);
  // What the contract does not declare is for the test that got it to complain of.
  if (!spec.statuses.includes(status)) return;
  const fresh = new Set<CoverageItem>();
  const find = (item: CoverageItem): void => {
    if (!isSeen(item)) fresh.add(item);
  };
  if (!exchange.isHead) find(`status ${operationId} ${status}`);
  if (status < 300) find(`operation ${operationId}`);
  const answerSchema = exchange.isHead ? undefined : responseSchema(contract, spec, status);
  const isJson = exchange.headers['content-type'] !== 'text/event-stream';
  if (answerSchema !== undefined && exchange.text !== '' && isJson) {
    const body: unknown = JSON.parse(exchange.text);
    walkBody(contract, answerSchema, body, 'response', find);
    walkAnswer(contract, spec, { ...exchange, body }, (item) => {
      if (shownInExamples.has(item)) find(item);
    });
  }
  if (isPastValidation(status)) findRequestItems(exchange, find);
  if (fresh.size > 0 && (exchange.isHead || fits(exchange))) fresh.forEach(see);
}

/** Refused for its meaning or for the state of things, if at all. */
function isPastValidation(status: number): boolean {
  return status < 400 || [404, 409, 410, 412, 422].includes(status);
}

function findRequestItems(exchange: Exchange, find: (item: CoverageItem) => void): void {
  const spec = operationSpec(exchange.operationId);
  const query = new URLSearchParams(exchange.url.split('?')[1]);
  for (const item of parametersOf(spec)) {
    const [place = '', name = ''] = (item.split(' ')[2] ?? '').split('.');
    const isSent =
      place === 'path' ||
      (place === 'query' && query.has(name)) ||
      (place === 'header' && exchange.requestHeaders[name.toLowerCase()] !== undefined);
    if (isSent) find(item);
  }
  if (spec.bodySchema === undefined || exchange.requestText === '') return;
  if (exchange.requestHeaders['content-encoding'] !== undefined) return;
  walkBody(contract, spec.bodySchema, JSON.parse(exchange.requestText), 'request', find);
}

function fits({ operationId, status, headers, text }: Exchange): boolean {
  try {
    assertMatchesContract(operationId, { status, headers, text });
    return true;
  } catch {
    return false;
  }
}

/** Listening to `data` would set the body flowing before anybody reads it. */
function bytesOf(request: IncomingMessage): () => string {
  const chunks: Buffer[] = [];
  const emit = request.emit.bind(request);
  request.emit = (event: string | symbol, ...values: unknown[]) => {
    if (event === 'data') chunks.push(Buffer.from(values[0] as Buffer));
    return emit(event, ...values);
  };
  return () => new TextDecoder().decode(Buffer.concat(chunks));
}

export function decoded(bytes: Buffer, coding: string | undefined): string {
  if (bytes.length === 0 || coding === undefined) return bytes.toString();
  return (coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

function writtenTo(response: ServerResponse): () => Buffer {
  const chunks: Buffer[] = [];
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...values: unknown[]) => unknown;
    const watched = (...values: unknown[]) => {
      const [chunk] = values;
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
      return original(...values);
    };
    response[name] = watched as never;
  }
  return () => Buffer.concat(chunks);
}

/** What `writeHead` is given does not become readable by itself. */
function headersOf(response: ServerResponse): () => Record<string, string> {
  const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => ServerResponse;
  let written: object = {};
  response.writeHead = (...values: unknown[]) => {
    const last = values.at(-1);
    if (typeof last === 'object' && last !== null) written = last;
    return writeHead(...values);
  };
  return () =>
    Object.fromEntries(
      Object.entries({ ...response.getHeaders(), ...written }).map(([name, value]) => [
        name.toLowerCase(),
        String(value),
      ]),
    );
}
