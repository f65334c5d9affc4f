/** The ceiling: node:http and one prepared statement for each request, after the credential's. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { fromTypeId } from '../../../src/domain/core/ids.ts';
import { createStatement, fields, jsonStatement, rowsStatement, snapshotStatement } from './statements.ts';
import { announce, checkCredential, pool } from './support.ts';
import type { Credential } from './support.ts';

let counter = 0;
const startedAt = Date.now().toString(36);

async function readBody(request: IncomingMessage): Promise<{ title: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as { title: string };
}

/** The text that a statement returns in its one row. */
async function bodyOf(name: string, text: string, values: readonly unknown[]): Promise<string> {
  const { rows } = await pool.query<{ body: string }>({ name, text, values: [...values] });
  return rows[0]?.body ?? '';
}

/** Every value as PostgreSQL sends it. */
const asSent = { getTypeParser: () => (text: string | Buffer) => text };

async function listRows(boardId: string, limit: number): Promise<string> {
  const { rows } = await pool.query<unknown[]>({
    name: 'rows',
    text: rowsStatement,
    values: [boardId, limit],
    rowMode: 'array',
    types: asSent,
  });
  const data = rows.map((row) => {
    const card: Record<string, unknown> = {};
    for (const [index, field] of fields.entries()) {
      if (row[index] !== null) card[field] = row[index];
    }
    return card;
  });
  return JSON.stringify({ data });
}

async function create(request: IncomingMessage, boardId: string, credential: Credential): Promise<string> {
  const { title } = await readBody(request);
  counter += 1;
  const rank = `b${startedAt}${counter.toString(36).padStart(8, '0')}1`;
  const [cardId, eventId, requestId] = [randomUUID(), randomUUID(), randomUUID()];
  const values = [
    boardId,
    cardId,
    title,
    rank,
    credential.user_id,
    new Date(),
    eventId,
    credential.id,
    requestId,
  ];
  return bodyOf('create', createStatement, values);
}

const path = /^(\/rows)?\/v1\/boards\/([^/]+)\/(cards|snapshot)(?:\?\w+=(\d+))?$/;

async function answer(request: IncomingMessage): Promise<[number, string]> {
  const credential = await checkCredential(request.headers.authorization);
  if (credential === undefined) return [401, '{"status":401}'];
  const [, rows, id = '', what, number = '50'] = path.exec(request.url ?? '') ?? [];
  const boardId = fromTypeId(id);
  if (request.method === 'POST') return [201, await create(request, boardId, credential)];
  if (what === 'snapshot')
    return [200, await bodyOf('snapshot', snapshotStatement, [boardId, Number(number)])];
  if (rows !== undefined) return [200, await listRows(boardId, Number(number))];
  return [200, await bodyOf('json', jsonStatement, [boardId, Number(number)])];
}

announce(
  createServer((request, response) => {
    answer(request).then(
      ([status, body]) => {
        response.writeHead(status, {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
        });
        response.end(body);
      },
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        response.writeHead(500).end();
      },
    );
  }),
);
