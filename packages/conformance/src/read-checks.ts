/** Checks that change nothing. */
import { codeIn, require } from './probes.ts';
import type { Probe } from './probes.ts';

export interface Check {
  /** A promise that the service keeps. */
  readonly name: string;
  /** The scopes without which a token cannot try it. */
  readonly needs?: readonly string[];
  readonly run: (probe: Probe) => Promise<unknown>;
}

const unknownBoardId = 'board_01m00000000000000000000000';
/** In the form that tokens of share links had before 1.5.1. */
const legacyShareToken = '000000000000';
const [reading, writing] = [['boards:read'], ['boards:write']];

export const readChecks: readonly Check[] = [
  { name: 'every read without an id matches the contract', run: checkReads },
  {
    name: 'a request without a credential is a 401 that asks for one',
    run: async (probe) => {
      const { headers } = await probe.expect(401, 'GET', '/v1/me', { token: null });
      require(headers.get('www-authenticate') === 'Bearer', 'WWW-Authenticate is not Bearer');
    },
  },
  {
    name: 'a wrong credential is a 401 that says so',
    run: async (probe) => {
      const { headers } = await probe.expect(401, 'GET', '/v1/me', { token: 'wrong' });
      const challenge = headers.get('www-authenticate') ?? '';
      require(challenge.includes('error="invalid_token"'), 'WWW-Authenticate does not say invalid_token');
    },
  },
  {
    name: 'an unknown id is a 404',
    needs: reading,
    run: (probe) => probe.expect(404, 'GET', '/v1/boards/{id}', { id: unknownBoardId }),
  },
  {
    name: 'an unknown parameter and a wrong one are 400s that name them',
    needs: reading,
    run: checkParameters,
  },
  { name: 'an unknown property is a 400 that names it', needs: writing, run: checkProperties },
  {
    name: 'a body that is not JSON is a 415, and broken JSON a 400',
    needs: writing,
    run: async (probe) => {
      const headers = { 'Content-Type': 'text/plain' };
      await probe.expect(415, 'POST', '/v1/boards', { body: 'name', headers });
      await probe.expect(400, 'POST', '/v1/boards', { body: '{"name":' });
    },
  },
  {
    name: 'an unsupported method is a 405 that lists the supported ones',
    run: async (probe) => {
      const headers = await expectProblem(probe, 405, 'DELETE', '/v1/me');
      require((headers.get('allow') ?? '').includes('GET'), 'Allow does not list GET');
    },
  },
  {
    name: 'a media type other than JSON is a 406',
    run: (probe) => probe.expect(406, 'GET', '/v1/me', { headers: { Accept: 'text/html' } }),
  },
  {
    name: 'a read with its entity tag is a 304',
    needs: reading,
    run: async (probe) => {
      const { headers } = await probe.expect(200, 'GET', '/v1/templates');
      const tag = headers.get('etag') ?? '';
      await probe.expect(304, 'GET', '/v1/templates', { headers: { 'If-None-Match': tag } });
    },
  },
  {
    name: 'a list in small pages is the same as on one page',
    needs: reading,
    run: async (probe) => {
      const whole = await probe.idsIn('/v1/templates', 250);
      const paged = await probe.idsIn('/v1/templates', 2);
      require(paged.join() === whole.join(), 'pages of 2 templates differ from one page');
    },
  },
  { name: 'a cursor that was tampered with is a 400', needs: reading, run: checkCursor },
  { name: 'rate limit fields, if sent, are well-formed', run: checkRateLimitFields },
  { name: 'a removed operation is a 410 with a link to its successor', run: checkRemoved },
  {
    name: 'a share link from before 1.5.1 is a 410, unless some still work',
    run: async (probe) => {
      const open = { id: legacyShareToken, token: null };
      const answer = await probe.send('GET', '/v1/shared-cards/{share_token}', open);
      const expected = answer.status === 404 ? 'not_found' : 'link_expired';
      require(codeIn(answer) === expected, `it answered ${answer.status}: ${answer.text}`);
    },
  },
  {
    name: 'validate_only returns the usual response and stores nothing',
    needs: [...reading, ...writing],
    run: async (probe) => {
      const before = await probe.idsIn('/v1/boards', 250);
      const query = { validate_only: 'true' };
      const answer = await probe.expect(201, 'POST', '/v1/boards', { query, body: { name: 'Never stored' } });
      require(answer.headers.get('validate-only') === 'true', 'the response does not have Validate-Only');
      const { id } = JSON.parse(answer.text) as { readonly id: string };
      require(!before.includes(id), 'validate_only created the board');
      await probe.expect(404, 'GET', '/v1/boards/{id}', { id });
    },
  },
];

/** A token may lack a scope, or be refused where only a session serves; what it gets has to fit all the same. */
async function checkReads(probe: Probe): Promise<void> {
  const paths = Object.entries(probe.contract.document.paths);
  for (const [path, item] of paths) {
    if (item.get === undefined || path.includes('{')) continue;
    const { status, text } = await probe.send('GET', path);
    require(status === 200 || status === 403, `GET ${path} answered ${status}: ${text}`);
  }
}

async function checkParameters(probe: Probe): Promise<void> {
  for (const [name, value] of [
    ['nonsense', '1'],
    ['limit', '0'],
  ] as const) {
    const { text } = await probe.expect(400, 'GET', '/v1/boards', { query: { [name]: value } });
    const { errors = [] } = JSON.parse(text) as { errors?: readonly { parameter?: string }[] };
    require(errors.some(({ parameter }) => parameter === name), `the 400 does not name ${name}`);
  }
}

async function checkProperties(probe: Probe): Promise<void> {
  const { text } = await probe.expect(400, 'POST', '/v1/boards', { body: { name: 'A', nonsense: 1 } });
  const { errors = [] } = JSON.parse(text) as { errors?: readonly { pointer?: string }[] };
  require(errors.some(({ pointer }) => pointer === '/nonsense'), 'the 400 does not point to /nonsense');
}

async function checkCursor(probe: Probe): Promise<void> {
  const query = { cursor: 'bm9uc2Vuc2U' };
  await probe.expect(400, 'GET', '/v1/templates', { query });
}

async function checkRateLimitFields(probe: Probe): Promise<void> {
  const { headers } = await probe.expect(200, 'GET', '/v1/me');
  const policy = headers.get('ratelimit-policy');
  const left = headers.get('ratelimit');
  require((policy === null) === (left === null), 'only one of RateLimit-Policy and RateLimit is present');
  require(policy === null || /^"[\w-]+";q=\d+;w=\d+/.test(policy), `RateLimit-Policy is ${policy ?? ''}`);
  require(left === null || /^"[\w-]+";r=\d+;t=\d+/.test(left), `RateLimit is ${left ?? ''}`);
}

async function checkRemoved(probe: Probe): Promise<void> {
  for (const { method, path } of probe.contract.document['x-removed-operations'] ?? []) {
    const headers = await expectProblem(probe, 410, method.toUpperCase(), path);
    require(headers.has('link'), `the 410 of ${method} ${path} has no Link`);
  }
}

/** The headers of what a request gets that the contract does not have. */
async function expectProblem(probe: Probe, status: number, method: string, path: string): Promise<Headers> {
  const { headers, ...answer } = await probe.sendOutside(method, path);
  const form = headers.get('content-type') ?? 'no media type';
  const isProblem = answer.status === status && form.startsWith('application/problem+json');
  require(isProblem, `${method} ${path} answered ${answer.status} as ${form}, not a ${status} problem`);
  return headers;
}
