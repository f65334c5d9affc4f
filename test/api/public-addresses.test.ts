/** A service whose PUBLIC_URL has a path, which a proxy removes from requests before they arrive. */
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathAdder } from '../../src/api/http/public-addresses.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const publicUrl = 'https://example.com/boards-api';

let service: Service;
let tenant: Tenant;
let boardId: string;

beforeAll(async () => {
  service = await startService({ publicUrl });
  tenant = await makeTenant(service);
  ({ id: boardId } = (await makeBoard(service, tenant)).board);
});

/** What the client sends through the proxy. An address without the path is not one of the service. */
function send(method: 'get' | 'post', address: string, body?: object) {
  const { pathname, search } = new URL(address);
  if (!pathname.startsWith('/boards-api/')) throw new Error(`the proxy doesn't know ${pathname}`);
  const sent = request(service.server)[method](pathname.slice('/boards-api'.length) + search);
  return sent.set('Authorization', `Bearer ${tenant.token}`).send(body);
}

/** The parts of bodies that these tests read. */
interface Body {
  readonly id: string;
  readonly name: string;
  readonly data: readonly { readonly id: string }[];
  readonly servers: readonly unknown[];
}

const bodyOf = (response: { readonly body: unknown }): Body => response.body as Body;

/** The address that a client gets by resolving a header of a response to `from`. */
function linked(header: string | undefined, from: string): string {
  return new URL(/^<([^>]*)>/.exec(header ?? '')?.[1] ?? header ?? '', from).href;
}

describe('a PUBLIC_URL with a path', () => {
  it('is in the Location of a new resource', async () => {
    const created = await send('post', `${publicUrl}/v1/boards`, { name: 'Spring fair' });
    expect(created.headers.location).toBe(`/boards-api/v1/boards/${bodyOf(created).id}`);
    const found = await send('get', linked(created.headers.location, `${publicUrl}/v1/boards`));
    expect([found.status, bodyOf(found).name]).toEqual([200, 'Spring fair']);
  });

  it('is in the Link to the next page', async () => {
    const ids = [await makeCard(service, tenant, boardId), await makeCard(service, tenant, boardId)];
    const address = `${publicUrl}/v1/boards/${boardId}/cards?limit=1`;
    const { headers } = await send('get', address);
    const next = await send('get', linked(headers.link, address));
    expect(next.status).toBe(200);
    expect(ids.map(({ id }) => id)).toContain(bodyOf(next).data[0]?.id);
  });

  it('is in the Link to the successor of a removed operation', async () => {
    const address = `${publicUrl}/v1/cards?board=${boardId}`;
    const removed = await send('get', address);
    expect(removed.status).toBe(410);
    expect(removed.headers.link).toContain('rel="successor-version"');
    expect((await send('get', linked(removed.headers.link, address))).status).toBe(200);
  });

  it('is in each of several Links', () => {
    const addPath = pathAdder(publicUrl);
    const Link = '</v1/cards?cursor=a>; rel="next", </v2/cards>; rel="successor-version"';
    expect(addPath({ status: 200, headers: { Link } }).headers.Link).toBe(
      '</boards-api/v1/cards?cursor=a>; rel="next", </boards-api/v2/cards>; rel="successor-version"',
    );
  });

  it('is in the Location of a repeated response', async () => {
    const repeat = () =>
      send('post', `${publicUrl}/v1/boards`, { name: 'Once' }).set('Idempotency-Key', 'public-address');
    const [first, second] = [await repeat(), await repeat()];
    expect(second.headers.location).toBe(first.headers.location);
    expect(second.headers.location).toMatch(/^\/boards-api\/v1\/boards\/board_/);
  });

  it.each(['/openapi.json', '/openapi-3.0.json'])('is the server in %s', async (address) => {
    const response = await send('get', `${publicUrl}${address}`);
    expect(bodyOf(response).servers).toEqual([
      { url: '/boards-api', description: 'The service that serves this document' },
    ]);
  });

  it('is the server in /openapi.yaml', async () => {
    const response = await send('get', `${publicUrl}/openapi.yaml`).responseType('text');
    expect(/^servers:\n {2}- (.*)$/m.exec(String(response.body))?.[1]).toBe('url: /boards-api');
  });

  it('is the server in the reference', async () => {
    const { text } = await send('get', `${publicUrl}/docs/reference/cards`);
    expect(/"servers":[^\]]*\]/.exec(text)?.[0]).toBe('"servers":[{"url":"/boards-api"}]');
  });
});
