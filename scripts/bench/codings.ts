/** What a content coding costs and saves: the time to code a body, and the time that it takes on a line. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encode } from '../../src/api/http/content-negotiation.ts';

export interface CodingResult {
  readonly name: string;
  readonly sizeBytes: number;
  /** The median time of coding. */
  readonly codingMs: number;
  /** The time on a line of 20 Mbit/s. */
  readonly lineMs: number;
}

const lineBitsPerMs = 20_000;
const runs = 31;
const brotliQualities = [1, 2, 3, 4, 5, 6];
const gzipLevels = [1, 4, 6];

const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)];

/** Codes a body as the service does, and at other levels. */
export async function measureCodings(body: Buffer): Promise<CodingResult[]> {
  const brotliAt = (quality: number) => () =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  const coders: (readonly [string, () => Promise<Buffer>])[] = [
    ['none', () => Promise.resolve(body)],
    ['br, as the service', () => encode(body, 'br')],
    ['gzip, as the service', () => encode(body, 'gzip')],
    ...brotliQualities.map((quality) => [`br ${quality}`, brotliAt(quality)] as const),
    ...gzipLevels.map((level) => [`gzip ${level}`, () => deflate(body, { level })] as const),
  ];
  const results: CodingResult[] = [];
  for (const [name, code] of coders) results.push(await measureCoding(name, code));
  return results;
}

async function measureCoding(name: string, code: () => Promise<Buffer>): Promise<CodingResult> {
  const timesMs: number[] = [];
  let sizeBytes = 0;
  for (let run = 0; run < runs; run += 1) {
    const startedAtMs = performance.now();
    sizeBytes = (await code()).length;
    timesMs.push(performance.now() - startedAtMs);
  }
  const codingMs = timesMs.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  return { name, sizeBytes, codingMs, lineMs: (sizeBytes * 8) / lineBitsPerMs };
}
