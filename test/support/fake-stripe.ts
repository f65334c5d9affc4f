/**
 * Stripe over real HTTP, as far as the service knows it: objects that stay, answers that are repeated by their idempotency
 * key, and failures on request.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { testNow } from './clock.ts';

type Fields = Record<string, unknown>;
export interface StripeObject extends Fields {
  readonly id: string;
}

export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly params: Fields;
}

/** What happens to the next call that changes something, instead of an answer or after it was carried out. */
export type Failure = 'status 429' | 'status 500' | 'silence' | 'answer lost';

export interface FakeStripe {
  readonly address: { readonly host: string; readonly port: number };
  readonly calls: readonly StripeCall[];
  /** By id. Tests change them as Stripe and people over there would. */
  readonly objects: Map<string, StripeObject>;
  /** Everything of a kind, such as `cus` or `sub`. */
  of(prefix: string): StripeObject[];
  fail(...failures: readonly Failure[]): void;
  /** Runs once, before the next call is answered: what happens while a job waits for Stripe. */
  beforeNextAnswer(work: () => Promise<unknown>): void;
  add(prefix: string, fields: Fields): StripeObject;
  /** The invoice that any preview comes to, or the error that Stripe answers instead. */
  answerPreviewsWith(answer: Fields): void;
}

interface State {
  readonly objects: Map<string, StripeObject>;
  readonly calls: StripeCall[];
  readonly failures: Failure[];
  readonly answers: Map<string, { readonly params: string; readonly body: Fields }>;
  readonly now: () => Date;
  count: number;
  preview?: Fields;
  meanwhile?: (() => Promise<unknown>) | undefined;
}

/** Ends with the test. */
export async function startFakeStripe(now: () => Date = testNow): Promise<FakeStripe> {
  const state: State = { objects: new Map(), calls: [], failures: [], answers: new Map(), now, count: 0 };
  const server = createServer((request, response) => void handle(state, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    calls: state.calls,
    objects: state.objects,
    of: (prefix) => [...state.objects.values()].filter(({ id }) => id.startsWith(`${prefix}_`)),
    fail: (...failures) => state.failures.push(...failures),
    beforeNextAnswer: (work) => {
      state.meanwhile = work;
    },
    add: (prefix, fields) => add(state, prefix, fields),
    answerPreviewsWith: (answer) => {
      state.preview = answer;
    },
  };
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', 'http://stripe.test');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { method = '' } = request;
  const params = parseForm(method === 'DELETE' ? url.search : text);
  const key = request.headers['idempotency-key'] as string | undefined;
  state.calls.push({ method, path: url.pathname, key, params });
  const { meanwhile } = state;
  state.meanwhile = undefined;
  await meanwhile?.();
  const failure = method === 'GET' ? undefined : state.failures.shift();
  if (failure === 'silence') return;
  if (failure?.startsWith('status ') === true) {
    send(response, Number(failure.slice(7)), { error: { type: 'api_error', message: 'not now' } });
    return;
  }
  const known = key === undefined ? undefined : state.answers.get(key);
  if (known !== undefined && known.params !== text + url.pathname) {
    send(response, 400, { error: { type: 'idempotency_error', message: 'the key was used otherwise' } });
    return;
  }
  const body = known?.body ?? answer(state, method, url, params);
  if (body !== undefined && key !== undefined) {
    state.answers.set(key, { params: text + url.pathname, body: structuredClone(body) });
  }
  if (failure === 'answer lost') request.socket.destroy();
  else if (body === undefined) send(response, 404, { error: missing });
  else if ('error' in body) send(response, 400, body);
  else send(response, 200, body);
}

const missing = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' };

function send(response: ServerResponse, status: number, body: Fields): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Stripe-Should-Retry': 'false' })
    .end(JSON.stringify(body));
}

function answer(state: State, method: string, url: URL, params: Fields): Fields | undefined {
  const [, , kind = '', ...rest] = url.pathname.split('/');
  if (kind === 'checkout' || kind === 'billing_portal')
    return answerPage(state, method, kind, rest[1], params);
  const [id] = rest;
  if (id === 'create_preview') return state.preview;
  if (id === undefined) {
    if (method === 'GET') return list(state, url.searchParams.get('customer'));
    return kind === 'customers' ? makeCustomer(state, params) : makeSubscription(state, params);
  }
  const object = state.objects.get(id);
  if (object === undefined || method === 'GET') return object;
  if (method === 'DELETE') return change(state, object, { ...params, status: 'canceled' });
  if (kind === 'subscriptions') return changeSubscription(state, object, params);
  const settings = { ...(object.invoice_settings as Fields), ...(params.invoice_settings as Fields) };
  return change(state, object, { ...params, invoice_settings: settings });
}

function answerPage(state: State, method: string, kind: string, id: string | undefined, params: Fields) {
  if (method === 'GET') return state.objects.get(id ?? '');
  const url = `https://stripe.test/${kind}/${String(state.count)}`;
  const isPortal = kind === 'billing_portal';
  const expiresAt = Math.floor(state.now().getTime() / 1000) + 86_400;
  return add(state, isPortal ? 'bps' : 'cs', {
    object: isPortal ? 'billing_portal.session' : 'checkout.session',
    ...params,
    url,
    status: 'open',
    expires_at: expiresAt,
  });
}

function add(state: State, prefix: string, fields: Fields): StripeObject {
  state.count += 1;
  const object = { id: `${prefix}_${state.count}${Math.random().toString(36).slice(2)}`, ...fields };
  state.objects.set(object.id, object);
  return object;
}

function change(state: State, object: StripeObject, params: Fields): StripeObject {
  const changed = { ...object, ...params };
  state.objects.set(object.id, changed);
  return changed;
}

function list(state: State, customer: string | null): Fields {
  const data = [...state.objects.values()].filter(
    (object) => object.id.startsWith('sub_') && object.customer === customer && object.status !== 'canceled',
  );
  return { object: 'list', data, has_more: false };
}

function makeCustomer(state: State, params: Fields): StripeObject {
  return add(state, 'cus', {
    object: 'customer',
    invoice_settings: { default_payment_method: null },
    ...params,
  });
}

interface SentItem {
  readonly price?: string;
  readonly quantity?: string;
}

function makeSubscription(state: State, { items, ...params }: Fields): StripeObject {
  const [item] = Object.values(items as Record<string, SentItem>);
  const now = Math.floor(state.now().getTime() / 1000);
  return add(state, 'sub', {
    object: 'subscription',
    status: params.trial_end === undefined ? 'active' : 'trialing',
    cancel_at_period_end: false,
    cancellation_details: { comment: null },
    ...params,
    items: {
      data: [{ id: 'si_1', price: item?.price, quantity: Number(item?.quantity), current_period_start: now }],
    },
  });
}

function changeSubscription(state: State, object: StripeObject, { items, ...params }: Fields): StripeObject {
  const [sent] = Object.values((items ?? {}) as Record<string, SentItem>);
  const [item] = (object.items as { data: Fields[] }).data;
  const { price = item?.price, quantity = item?.quantity } = sent ?? {};
  const ends = params.cancel_at_period_end;
  return change(state, object, {
    ...params,
    cancel_at_period_end: ends === undefined ? object.cancel_at_period_end : ends === 'true',
    items: { data: [{ ...item, price, quantity: Number(quantity) }] },
  });
}

/** `a[b][0]=c` as Stripe takes it. */
function parseForm(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = keys.pop() ?? '';
    let place = fields;
    for (const key of keys) place = (place[key] ??= {}) as Fields;
    place[last] = value;
  }
  return fields;
}

export const webhookSecret = 'whsec_dGVzdC1zZWNyZXQtb2YtdGVzdHM';

/** The header that Stripe signs a message by. */
export function signatureOf(payload: string, at: Date, secret = webhookSecret): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
}
