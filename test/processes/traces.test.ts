/** The traces of a real process, as a collector of OpenTelemetry gets them, and a collector that never responds. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { systemNow } from '../support/clock.ts';
import { atTheEnd } from '../support/endings.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import { localSettings, startReceiver } from '../support/webhook-receivers.ts';

/** As OTLP writes it in JSON; `kind` is 2 for a server, 3 for a client, and 5 for a consumer. */
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code: number };
}

interface SentBatch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SentSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    server.close().closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startCollector() {
  const batches: SentBatch[] = [];
  const url = await listen((request, response) => {
    void json(request).then((batch) => {
      if (request.url === '/v1/traces') batches.push(batch as SentBatch);
      response.end('{}');
    });
  });
  const spans = () =>
    batches.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { url, batches, spans };
}

async function startTraced(endpoint: string, more: Readonly<Record<string, string>> = {}) {
  const service = await startService({ isOwn: true });
  const server = startServer({
    DATABASE_URL: service.databaseUrl,
    SECRET_KEY: 's'.repeat(32),
    DATA_DIR: await makeDataDir(),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '200',
    ...more,
  });
  return { service, server, url: await server.address() };
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

function sendCode(url: string, flags: '00' | '01' = '01') {
  return fetch(`${url}/v1/sign-in/codes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', traceparent: `00-${traceId}-${parentId}-${flags}` },
    body: JSON.stringify({ email: 'ada@example.com' }),
  });
}

async function ping(url: string, { token, workspaceId }: Tenant, target: string) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const created = await fetch(`${url}/v1/workspaces/${workspaceId}/webhooks`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ url: target, types: ['card.created'] }),
  });
  const { webhook } = (await created.json()) as components['schemas']['CreatedWebhook'];
  return fetch(`${url}/v1/webhooks/${webhook.id}/ping`, {
    method: 'POST',
    headers: { Authorization: headers.Authorization },
  });
}

it('sends requests, statements, jobs, mails and webhooks, and passes traces on', async () => {
  const { url: endpoint, batches, spans } = await startCollector();
  const { service, server, url } = await startTraced(endpoint, {
    WEBHOOKS_ALLOW_HTTP: 'true',
    WEBHOOKS_ALLOWED_NETWORKS: localSettings.allowedNetworks.join(','),
  });
  const named = (name: string) => spans().find((span) => span.name === name);
  expect((await sendCode(url)).status).toBe(202);
  await expect.poll(() => spans().map(({ name }) => name)).toContain('job mail-sign-in-code');

  const request = named('createSignInCode');
  expect(request).toMatchObject({ traceId, parentSpanId: parentId, kind: 2, status: { code: 0 } });
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 202 },
  });
  expect(named('INSERT sign_ins')).toMatchObject({ traceId, parentSpanId: request?.spanId, kind: 3 });
  const job = named('job mail-sign-in-code');
  expect(job).toMatchObject({ kind: 5 });
  expect(named('send mail')).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId, kind: 3 });
  for (const { startTimeUnixNano, endTimeUnixNano } of spans()) {
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  // The lines that the job writes name its trace. They can arrive after the span.
  await expect.poll(() => server.stdout()).toContain(`"traceId":"${job?.traceId}"`);

  const receiver = await startReceiver();
  expect((await ping(url, await makeTenant(service), receiver.url)).status).toBe(202);
  await expect.poll(() => spans().map(({ name }) => name)).toContain('send webhook');
  const message = named('send webhook');
  expect(receiver.received[0]?.headers.traceparent).toBe(`00-${message?.traceId}-${message?.spanId}-01`);

  expect(batches[0]?.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'boards' },
  });
  expect(JSON.stringify(batches)).not.toContain('ada@example.com');
});

it('leaves what open streams read out of the trace of the request that opened one', async () => {
  const { url: endpoint, spans } = await startCollector();
  const { service, url } = await startTraced(endpoint, { ROLE: 'api' });
  const tenant = await makeTenant(service);
  const { board } = await makeBoard(service, tenant);
  const { body } = await fetch(`${url}/v1/boards/${board.id}/events/stream?presence=true`, {
    headers: { Authorization: `Bearer ${tenant.token}`, traceparent: `00-${traceId}-${parentId}-01` },
  });
  if (body === null) throw new Error('there is no stream');
  const openedAtNs = BigInt(systemNow().getTime()) * 1_000_000n;
  // A check of the stream's access notices it.
  await service.database.reader.prisma.accessToken.updateMany({ data: { revokedAt: systemNow() } });
  expect(await text(body)).toContain('access_ended');
  await expect.poll(() => spans().map(({ name }) => name)).toContain('streamBoardEvents');
  const statements = spans().filter((span) => span.traceId === traceId && span.kind === 3);
  const later = statements.filter(({ endTimeUnixNano }) => BigInt(endTimeUnixNano) > openedAtNs);
  expect(later.map(({ name }) => name)).toEqual([]);
});

it('follows what the client says about recording, and the sampler', async () => {
  const { url: endpoint, spans } = await startCollector();
  const { url } = await startTraced(endpoint, { ROLE: 'api' });
  await sendCode(url, '00');
  await fetch(`${url}/v1/me`);
  await expect.poll(() => spans().map(({ name }) => name)).toContain('getMe');
  expect(spans().map((span) => span.traceId)).not.toContain(traceId);
});

it('answers and stops as usual if the collector never responds', async () => {
  const endpoint = await listen(() => undefined);
  const { server, url } = await startTraced(endpoint, { ROLE: 'api', OTEL_EXPORTER_OTLP_TIMEOUT: '200' });
  for (let n = 0; n < 50; n += 1) expect((await fetch(`${url}/v1/me`)).status).toBe(401);
  const warning = () =>
    server
      .stdout()
      .split('\n')
      .find((line) => line.includes('traces could not be sent'));
  await expect.poll(warning).toBeDefined();
  expect(warning()).not.toContain('requestId');
  const startedAtMs = performance.now();
  server.signalAlone('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(performance.now() - startedAtMs).toBeLessThan(10_000);
});
