/** What is measured: in each scenario, the service against others in alternating rounds. */
import type { DemoFacts } from '../../src/demo/seed-demo.ts';
import { fromTypeId } from '../../src/domain/core/ids.ts';
import type { BenchRequest } from './measure.ts';
import { isPeer, peers, peerTitles } from './peers.ts';
import type { Peer } from './peers.ts';

/** One side of a comparison. */
export interface Contender {
  readonly name: string;
  /** The process that it runs in: a peer, or a file of that name in contenders. */
  readonly server:
    | 'service'
    | 'service-without-kept-texts'
    | 'express'
    | 'fastify'
    | 'stock-openapi-backend'
    | 'node-http'
    | 'node-http-batched'
    | 'node-http-constant'
    | Peer;
  /** What clients send in turn. */
  readonly requests: (demo: DemoFacts, serviceUrl: string) => Promise<BenchRequest[]>;
  readonly status?: number;
  /** The ratio to it that the service is to reach. */
  readonly goal?: number;
}

export interface Scenario {
  readonly title: string;
  readonly service: Contender;
  readonly others: readonly Contender[];
  /** By default all. */
  readonly connections?: number;
}

/** 300 cards: the demo's large board has four columns. */
export const snapshotPath = (demo: DemoFacts) => `/v1/boards/${demo.board_id}/snapshot?cards_per_column=75`;

function get(
  server: Contender['server'],
  name: string,
  path: (demo: DemoFacts) => string,
  more: Partial<Contender> & { readonly headers?: Readonly<Record<string, string>> } = {},
): Contender {
  const { headers, ...rest } = more;
  const requests = (demo: DemoFacts) =>
    Promise.resolve([{ method: 'GET' as const, path: path(demo), ...(headers && { headers }) }]);
  return { name, server, requests, ...rest };
}

const me = () => '/v1/me';
const list = (limit: number) => (demo: DemoFacts) => `/v1/boards/${demo.board_id}/cards?limit=${limit}`;
const listOfPeers = (limit: number) => (demo: DemoFacts) =>
  `/v1/boards/${fromTypeId(demo.board_id)}/cards?limit=${limit}`;

/** The service with pages that are read for the first time. */
function rendering(path: (demo: DemoFacts) => string, more: Partial<Contender> = {}): Contender {
  return get('service-without-kept-texts', 'service, page read for the first time', path, more);
}

function lists(limit: number, goal: number, compared: readonly Peer[] = []): Scenario {
  const rows = (demo: DemoFacts) => `/rows${list(limit)(demo)}`;
  return {
    title: `List of ${limit} cards (\`GET /v1/boards/{id}/cards?limit=${limit}\`)`,
    service: get('service', 'service', list(limit)),
    others: [
      get('node-http', 'node-http, JSON by PostgreSQL', list(limit), { goal }),
      get('node-http', 'node-http, rows', rows, { goal }),
      rendering(list(limit)),
      ...compared.map((peer) => get(peer, peerTitles[peer], listOfPeers(limit))),
    ],
  };
}

/** On new boards for every run: the size of a board changes what a card costs. */
function create(
  server: Contender['server'],
  name: string,
  more: Partial<Contender & BenchRequest & { readonly boards: number }> = {},
): Contender {
  const { isKeyed = false, boards = 20, ...rest } = more;
  const requests = async (demo: DemoFacts, serviceUrl: string): Promise<BenchRequest[]> => {
    const ids = await Promise.all(Array.from({ length: boards }, () => createBoard(demo, serviceUrl)));
    const body = JSON.stringify({ title: 'A card' });
    const idOf = isPeer(server) ? fromTypeId : (id: string) => id;
    return ids.map((id) => ({ method: 'POST', path: `/v1/boards/${idOf(id)}/cards`, body, isKeyed }));
  };
  return { name, server, requests, ...rest };
}

async function createBoard(demo: DemoFacts, serviceUrl: string): Promise<string> {
  const response = await fetch(`${serviceUrl}/v1/boards`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demo.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Benchmark' }),
  });
  return ((await response.json()) as { id: string }).id;
}

/** The list of 250 cards as a client asks for it that has it already. */
const unchanged: Contender = {
  ...get('service', 'service, 304', list(250), { status: 304 }),
  requests: async (demo, serviceUrl) => {
    const path = list(250)(demo);
    const response = await fetch(serviceUrl + path, {
      headers: { authorization: `Bearer ${demo.access_token}` },
    });
    await response.arrayBuffer();
    return [{ method: 'GET', path, headers: { 'if-none-match': response.headers.get('etag') ?? '' } }];
  },
};

/** Also measured below its highest rate. */
export const meScenario: Scenario = {
  title: 'Small authenticated GET (`GET /v1/me`)',
  service: get('service', 'service', me),
  others: [
    get('express', 'express', me, { goal: 2 }),
    get('fastify', 'fastify', me, { goal: 0.6 }),
    get('stock-openapi-backend', 'stock-openapi-backend', me),
    get('node-http-batched', 'node-http-batched', me),
    get('node-http-constant', 'node-http-constant', me),
    ...peers.map((peer) => get(peer, peerTitles[peer], me)),
  ],
};

export const scenarios: readonly Scenario[] = [
  meScenario,
  lists(250, 0.9, peers),
  lists(50, 0.8),
  {
    title: 'The list of 250 cards with `If-None-Match`, unchanged',
    service: unchanged,
    others: [
      rendering(list(250), { goal: 4 }),
      get('service', 'service, full response of kept texts', list(250)),
    ],
  },
  {
    title: 'Snapshot of 300 cards (`GET /v1/boards/{id}/snapshot`)',
    service: get('service', 'service', snapshotPath),
    others: [
      get('node-http', 'node-http, JSON by PostgreSQL', snapshotPath, { goal: 0.9 }),
      rendering(snapshotPath),
    ],
  },
  {
    title: 'The same at one connection',
    service: get('service', 'service', snapshotPath),
    others: [
      get('node-http', 'node-http, JSON by PostgreSQL', snapshotPath),
      get('service', 'service, with Brotli', snapshotPath, { headers: { 'accept-encoding': 'br' } }),
    ],
    connections: 1,
  },
  {
    title: 'Creating a card (`POST /v1/boards/{id}/cards`)',
    service: create('service', 'service'),
    others: [
      create('node-http', 'node-http', { goal: 0.6 }),
      ...peers.map((peer) => create(peer, peerTitles[peer])),
    ],
  },
  {
    title: 'Creating a card, all in one column',
    service: create('service', 'service', { boards: 1 }),
    others: [create('node-http', 'node-http', { boards: 1 })],
  },
  {
    title: 'Creating a card with an `Idempotency-Key`',
    service: create('service', 'service', { isKeyed: true }),
    others: [create('node-http', 'node-http, without a key')],
  },
];
