/** The collections in examples/: what they ask for succeeds from top to bottom, and nothing is missing from them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { brunoFiles, httpFile, postmanCollection } from '../../scripts/contract/collection/formats.ts';
import { makeCollection } from '../../scripts/contract/collection/requests.ts';
import type { CollectionRequest } from '../../scripts/contract/collection/requests.ts';
import { story } from '../../scripts/contract/collection/story.ts';
import { contractOperations, loadContract } from '../../src/api/contract/contract.ts';
import { makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const contract = loadContract();
const collection = makeCollection(contract, story);
const examples = path.join(import.meta.dirname, '..', '..', 'examples');
const requests = collection.story.flatMap((folder) => folder.requests);

let service: Service;
let tenant: Tenant;
beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
});

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly token?: string | undefined;
  readonly body?: string | undefined;
}

/** The status and the body of the answer. */
async function send({ method, url, token, body }: Sent) {
  const known = method.toLowerCase() as 'delete' | 'get' | 'patch' | 'post';
  let call = request(service.server)[known](url);
  if (token !== undefined) call = call.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) call = call.set('Content-Type', 'application/json').send(body);
  const { status, text } = await call.buffer(true);
  return { status, body: text === '' ? undefined : (JSON.parse(text) as unknown), text };
}

/** What is at `.data[0].id`. */
function at(value: unknown, place: string): unknown {
  const steps = [...place.matchAll(/\.(\w+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));
  return steps.reduce((found, step) => (found as Record<string | number, unknown>)[step], value);
}

/** Puts in the variables. @throws {Error} for one that nothing has set */
function filled(text: string, valueOf: (name: string) => unknown): string {
  return text.replaceAll(/\{\{([^}]+)\}\}/g, (_all, name: string) => {
    const value = valueOf(name);
    if (typeof value !== 'string') throw new Error(`${name} is not set`);
    return value;
  });
}

describe('the collection', () => {
  it('has every operation of the contract', () => {
    const keys = [...requests, ...collection.others.requests].map(({ key }) => key);
    const operationIds = [...contractOperations(contract)].map(({ operationId }) => operationId);
    expect(keys).toEqual(expect.arrayContaining(operationIds));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('tells most of what an access token can do', () => {
    const specs = [...contractOperations(contract)].filter(({ credentials }) =>
      credentials.includes('accessTokenAuth'),
    );
    const told = new Set(requests.map(({ key }) => key));
    const others = specs
      .map(({ operationId }) => operationId)
      .filter((operationId) => !told.has(operationId));
    // They mail, cost or rename something that is there before the story, or don't end.
    expect(others.toSorted()).toEqual([
      'cancelBilling',
      'changePlan',
      'createBillingLink',
      'createMember',
      'createPlanPreview',
      'deleteMember',
      'getBillingLink',
      'getInvoice',
      'getPlanPreview',
      'previewPlanChange',
      'resendInvite',
      'resumeBilling',
      'streamBoardEvents',
      'streamWorkspaceEvents',
      'updateBilling',
      'updateMember',
      'updateWorkspace',
    ]);
  });
});

describe('the collection for Bruno', () => {
  it('is what the generator writes', () => {
    const folder = path.join(examples, 'bruno');
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const texts = files.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]);
    expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(brunoFiles(collection)));
  });

  it('succeeds from top to bottom, and again', async () => {
    for (let round = 0; round < 2; round += 1) {
      const variables: Record<string, unknown> = { token: tenant.token };
      const fill = (text: string) => filled(text, (name) => variables[name]);
      for (const { name, method, path: url, query, body, needsToken, status, captures } of requests) {
        const sent = { method, url: `${fill(url)}?${new URLSearchParams(query).toString()}` };
        const answer = await send({
          ...sent,
          token: needsToken ? tenant.token : undefined,
          body: body && fill(JSON.stringify(body)),
        });
        expect(answer.status, `${name}: ${answer.text}`).toBe(status);
        for (const [variable, steps] of Object.entries(captures)) {
          const place = steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
          variables[variable] = at(answer.body, place);
        }
      }
    }
  });
});

describe('the requests for editors', () => {
  const text = readFileSync(path.join(examples, 'boards.http'), 'utf8');

  it('are what the generator writes', () => {
    expect(text).toBe(httpFile(collection));
  });

  it('succeed from top to bottom', async () => {
    const answers: Record<string, unknown> = {};
    const valueOf = (name: string) => {
      const [, key = '', place = ''] = /^(\w+)\.response\.body\.\$(.+)$/.exec(name) ?? [];
      return name === 'token' ? tenant.token : name === 'baseUrl' ? '' : at(answers[key], place);
    };
    const blocks = text.split(/^### .*\n/m).slice(1);
    expect(blocks).toHaveLength(requests.length);
    for (const [index, block] of blocks.entries()) {
      const [, key = '', method = '', url = '', rest = ''] =
        /^# @name (\w+)\n([A-Z]+) (\S+)\n([^]*)$/.exec(
          filled(block.replace(/^# [A-Z].*$/m, '').trim() + '\n', valueOf),
        ) ?? [];
      const [head = '', ...body] = rest.split('\n\n');
      const token = /^Authorization: Bearer (.+)$/m.exec(head)?.[1];
      const sent = {
        method,
        url,
        token,
        body: body.length > 0 && head.includes('json') ? body.join('\n\n') : undefined,
      };
      const answer = await send(sent);
      expect(answer.status, `${key}: ${answer.text}`).toBe(requests[index]?.status);
      answers[key] = answer.body;
    }
  });
});

interface PostmanItem {
  readonly name: string;
  readonly item?: readonly PostmanItem[];
  readonly event: readonly { readonly script: { readonly exec: readonly string[] } }[];
  readonly request: {
    readonly method: string;
    readonly auth?: { readonly type: string };
    readonly url: { readonly raw: string };
    readonly body?: { readonly raw: string };
  };
}

describe('the collection for Postman', () => {
  const text = readFileSync(path.join(examples, 'boards.postman_collection.json'), 'utf8');

  it('is what the generator writes', () => {
    expect(text).toBe(postmanCollection(collection));
  });

  it('succeeds from top to bottom, with its scripts', async () => {
    const { item: folders } = JSON.parse(text) as { item: readonly PostmanItem[] };
    const variables: Record<string, unknown> = { token: tenant.token, baseUrl: '' };
    const fill = (part: string) => filled(part, (name) => variables[name]);
    const items = folders.slice(0, -1).flatMap(({ item }) => item ?? []);
    expect(items.map(({ name }) => name)).toEqual(requests.map(({ name }: CollectionRequest) => name));
    for (const { name, request: sent, event } of items) {
      const answer = await send({
        method: sent.method,
        url: fill(sent.url.raw),
        token: sent.auth?.type === 'noauth' ? undefined : tenant.token,
        body: sent.body && fill(sent.body.raw),
      });
      const pm = {
        test: (_what: string, check: () => void) => {
          check();
        },
        collectionVariables: {
          set: (variable: string, value: unknown) => {
            variables[variable] = value;
          },
        },
        response: {
          json: () => answer.body,
          to: {
            have: {
              status: (status: number) => {
                expect(answer.status, `${name}: ${answer.text}`).toBe(status);
              },
            },
          },
        },
      };
      runInNewContext(event.flatMap(({ script }) => script.exec).join('\n'), { pm });
    }
  });
});
