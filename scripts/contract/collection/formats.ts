/** Writes a collection in the formats of Bruno, Postman and editors. */
import type { Collection, CollectionRequest, Folder } from './requests.ts';

/** Where `npm start` serves, until someone sets another address. */
const baseUrl = 'http://127.0.0.1:3000';

/** Texts of files by their paths. */
export type Files = ReadonlyMap<string, string>;

/** Plain files, a folder for each chapter. */
export function brunoFiles({ title, description, story, others }: Collection): Files {
  const files = new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name: title, type: 'collection' }, undefined, 2)}\n`],
    [
      'collection.bru',
      block('auth', ['mode: bearer']) +
        block('auth:bearer', ['token: {{token}}']) +
        block('docs', [description], ''),
    ],
    ['environments/local.bru', block('vars', [`baseUrl: ${baseUrl}`]) + 'vars:secret [\n  token\n]\n'],
    ['story/folder.bru', block('meta', ['name: Story', 'seq: 1'])],
    ['other-operations/folder.bru', block('meta', [`name: ${others.title}`, 'seq: 2'])],
  ]);
  for (const [index, folder] of story.entries()) {
    const place = `story/${slug(folder.title, index)}`;
    files.set(`${place}/folder.bru`, block('meta', [`name: ${folder.title}`, `seq: ${index + 1}`]));
    addRequests(files, place, folder);
  }
  addRequests(files, 'other-operations', others);
  return files;
}

function addRequests(files: Map<string, string>, place: string, { requests }: Folder): void {
  for (const [index, request] of requests.entries()) {
    files.set(`${place}/${slug(request.name, index)}.bru`, brunoRequest(request, index + 1));
  }
}

function brunoRequest(request: CollectionRequest, seq: number): string {
  const { name, method, body, needsToken, status, query, captures } = request;
  const captured = Object.entries(captures).map(
    ([variable, steps]) => `${variable}: res.body${accessor(steps)}`,
  );
  const parameters = Object.entries(query).map(([parameter, value]) => `${parameter}: ${value}`);
  return [
    block('meta', [`name: ${name}`, 'type: http', `seq: ${seq}`]),
    block(method, [
      `url: {{baseUrl}}${request.path}${queryText(query)}`,
      `body: ${body === undefined ? 'none' : 'json'}`,
      `auth: ${needsToken ? 'inherit' : 'none'}`,
    ]),
    ...(parameters.length > 0 ? [block('params:query', parameters)] : []),
    ...(body === undefined ? [] : [block('body:json', JSON.stringify(body, undefined, 2).split('\n'))]),
    ...(captured.length > 0 ? [block('vars:post-response', captured)] : []),
    block('assert', [`res.status: eq ${status}`], ''),
  ].join('');
}

function block(name: string, lines: readonly string[], end = '\n'): string {
  return `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n${end}`;
}

function slug(name: string, index: number): string {
  const words = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return `${String(index + 1).padStart(2, '0')}-${words}`;
}

/** `.data[0].id` */
function accessor(steps: readonly (string | number)[]): string {
  return steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
}

function queryText(query: CollectionRequest['query']): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** The format v2.1.0, which other tools read too. */
export function postmanCollection({ title, description, story, others }: Collection): string {
  const toFolder = ({ title: name, requests }: Folder) => ({ name, item: requests.map(postmanRequest) });
  const names = [
    ...story.flatMap(({ requests }) => requests.flatMap(({ captures }) => Object.keys(captures))),
  ];
  const document = {
    info: {
      name: title,
      description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: baseUrl },
      { key: 'token', value: '' },
      ...names.map((key) => ({ key, value: '' })),
    ],
    item: [...story.map(toFolder), toFolder(others)],
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function postmanRequest({
  name,
  method,
  path,
  query,
  body,
  needsToken,
  status,
  captures,
}: CollectionRequest) {
  const exec = [
    `pm.test('status ${status}', () => pm.response.to.have.status(${status}));`,
    ...Object.entries(captures).map(
      ([variable, steps]) =>
        `pm.collectionVariables.set('${variable}', pm.response.json()${accessor(steps)});`,
    ),
  ];
  return {
    name,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec } }],
    request: {
      method: method.toUpperCase(),
      ...(!needsToken && { auth: { type: 'noauth' } }),
      header: body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      url: {
        raw: `{{baseUrl}}${path}${queryText(query)}`,
        host: ['{{baseUrl}}'],
        path: path.slice(1).split('/'),
        query: Object.entries(query).map(([key, value]) => ({ key, value })),
      },
      ...(body !== undefined && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(body, undefined, 2),
          options: { raw: { language: 'json' } },
        },
      }),
    },
  };
}

/** The story for the REST Client of VS Code and for Visual Studio, which read a response by the name of its request. */
export function httpFile({ title, story }: Collection): string {
  const places = new Map<string, string>();
  const requests = story.flatMap(({ title: chapter, requests: all }) => [
    `# ${chapter}`,
    ...all.map((request) => {
      const text = httpRequest(request, (name) => places.get(name) ?? name);
      for (const [variable, steps] of Object.entries(request.captures)) {
        places.set(variable, `${request.key}.response.body.$${accessor(steps)}`);
      }
      return text;
    }),
  ]);
  const head = [
    `# ${title}. Made by \`npm run generate\`; not to be edited.`,
    '# For the REST Client of VS Code and for Visual Studio. Send the requests from top to bottom.',
    `@baseUrl = ${baseUrl}`,
    '@token = the access token in data/demo.json',
  ];
  return `${[head.join('\n'), ...requests].join('\n\n')}\n`;
}

function httpRequest(request: CollectionRequest, placeOf: (variable: string) => string): string {
  const { key, name, method, path, query, body, needsToken } = request;
  const filled = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_all, variable: string) => `{{${placeOf(variable)}}}`);
  return [
    `### ${name}`,
    `# @name ${key}`,
    `${method.toUpperCase()} {{baseUrl}}${filled(path)}${queryText(query)}`,
    ...(needsToken ? ['Authorization: Bearer {{token}}'] : []),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', '', filled(JSON.stringify(body, undefined, 2))]),
  ].join('\n');
}
