/**
 * Writes the request of each operation in the languages of its readers, from the examples of the contract. The address
 * and the credential come from the environment, so that a sample runs as it is shown. `npm run test:docs` runs them all.
 */
import { resolveReference } from '../../api/contract/contract.ts';
import type { ContractDocument, OperationSpec, Schema } from '../../api/contract/contract.ts';

/** As Redoc takes it in `x-codeSamples`. */
export interface CodeSample {
  readonly lang: 'Shell' | 'TypeScript' | 'Python' | 'Go';
  readonly label: string;
  readonly source: string;
}

/** The request that the samples of an operation send. */
export interface SampleRequest {
  readonly method: string;
  /** The path of the contract, with the names of its parameters. */
  readonly path: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** The variable that holds the credential; none where none is needed. */
  readonly credential?: 'TOKEN' | 'SESSION';
  /** Whether the operation has query parameters that are lists. */
  readonly takesLists: boolean;
  /** Whether there is an answer to be shown. */
  readonly hasAnswer: boolean;
}

interface Example {
  readonly example?: unknown;
  readonly examples?: readonly unknown[] | Readonly<Record<string, { readonly value: unknown }>>;
}

function isList(value: Example['examples']): value is readonly unknown[] {
  return Array.isArray(value);
}

function exampleOf(document: ContractDocument, node: Schema & Example): unknown {
  if (node.$ref !== undefined) {
    return exampleOf(document, resolveReference(document, node.$ref) as Schema & Example);
  }
  if (node.example !== undefined) return node.example;
  const { examples = [] } = node;
  // Those of a schema are a list, those of a body or a parameter stand under names.
  return isList(examples) ? examples[0] : Object.values(examples)[0]?.value;
}

/** What the contract gives as the example of an operation. @throws {Error} when it gives none */
export function sampleRequest(document: ContractDocument, spec: OperationSpec): SampleRequest {
  const { method, path, pathParameters, queryParameters, credentials, statuses } = spec;
  const operation = document.paths[path]?.[method];
  const parameters = [...(document.paths[path]?.parameters ?? []), ...(operation?.parameters ?? [])].map(
    (parameter) =>
      ('$ref' in parameter ? resolveReference(document, parameter.$ref) : parameter) as Example & {
        readonly name: string;
        readonly schema: Schema;
      },
  );
  const valueOf = (name: string): string => {
    const parameter = parameters.find((candidate) => candidate.name === name);
    const value = parameter && (exampleOf(document, parameter) ?? exampleOf(document, parameter.schema));
    if (typeof value !== 'string') throw new Error(`${spec.operationId} has no example of ${name}`);
    return value;
  };
  const body = operation?.requestBody?.content['application/json'];
  const isPaged = queryParameters.some(({ name }) => name === 'limit');
  return {
    method: method.toUpperCase(),
    path,
    pathParameters: Object.fromEntries(pathParameters.map(({ name }) => [name, valueOf(name)])),
    query: isPaged ? { limit: 100 } : {},
    ...(body !== undefined && { body: exampleOf(document, body as Schema & Example) }),
    ...(credentials.length > 0 && {
      credential: credentials.includes('accessTokenAuth') ? 'TOKEN' : 'SESSION',
    }),
    takesLists: queryParameters.some(({ type }) => type === 'array'),
    hasAnswer: !statuses.includes(204),
  };
}

/** The samples of one operation, in the order in which they are shown. */
export function codeSamples(document: ContractDocument, spec: OperationSpec): CodeSample[] {
  const request = sampleRequest(document, spec);
  return [
    { lang: 'Shell', label: 'curl', source: curlSample(request) },
    { lang: 'TypeScript', label: 'TypeScript', source: typeScriptSample(request) },
    { lang: 'Python', label: 'Python', source: pythonSample(request) },
    { lang: 'Go', label: 'Go', source: goSample(request) },
  ];
}

/** The path with its parameters in place, and the query. */
function target({ path, pathParameters, query }: SampleRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => pathParameters[name] ?? '');
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

function curlSample(request: SampleRequest): string {
  const { method, body, credential } = request;
  const lines = [
    ...(credential === undefined ? [] : [`-H "Authorization: Bearer $${credential}"`]),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${inShellQuotes(literal(body, json, 1))}'`]),
  ];
  const isImplied = method === (body === undefined ? 'GET' : 'POST');
  const first = `curl ${isImplied ? '' : `-X ${method} `}"$URL${target(request)}"`;
  return [first, ...lines].join(' \\\n  ');
}

function inShellQuotes(text: string): string {
  return text.replaceAll("'", `'\\''`);
}

function typeScriptSample(request: SampleRequest): string {
  const { method, path, pathParameters, query, body, credential, takesLists, hasAnswer } = request;
  const params = {
    ...(Object.keys(pathParameters).length > 0 && { path: pathParameters }),
    ...(Object.keys(query).length > 0 && { query }),
  };
  const options = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(body !== undefined && { body }),
  };
  const given = Object.keys(options).length > 0 ? `, ${literal(options, typeScript, 0)}` : '';
  const headers =
    credential === undefined
      ? ''
      : `\n  headers: { Authorization: \`Bearer \${process.env.${credential}}\` },`;
  // For who adds one: the default would repeat the parameter.
  const lists = takesLists ? `\n  querySerializer: { array: { style: 'form', explode: false } },` : '';
  const [names, shown] = hasAnswer ? ['data, error', 'data'] : ['error, response', 'response.status'];
  return `import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const client = createClient<paths>({
  baseUrl: process.env.URL ?? '',${headers}${lists}
});
const { ${names} } = await client.${method}('${path}'${given});
if (error) throw new Error(error.detail);
console.log(${shown});`;
}

function pythonSample(request: SampleRequest): string {
  const { method, body, credential, hasAnswer } = request;
  const values = [
    `os.environ["URL"] + ${JSON.stringify(target(request))}`,
    ...(credential === undefined
      ? []
      : [`headers={"Authorization": f"Bearer {os.environ['${credential}']}"}`]),
    ...(body === undefined ? [] : [`json=${literal(body, python, 1, '    ')}`]),
  ];
  return `import os
import requests

response = requests.${method.toLowerCase()}(
${values.map((value) => `    ${value},`).join('\n')}
)
response.raise_for_status()
print(${hasAnswer ? 'response.json()' : 'response.status_code'})`;
}

/** With the standard library alone, and the body as JSON, which Go has no literal for. */
function goSample(request: SampleRequest): string {
  const { method, body, credential, hasAnswer } = request;
  const bodyText = body === undefined ? undefined : goText(literal(body, json, 1, '\t'));
  const imports = [
    'fmt',
    ...(hasAnswer ? ['io'] : []),
    'log',
    'net/http',
    'os',
    ...(bodyText === undefined ? [] : ['strings']),
  ];
  const headers = [
    ...(credential === undefined
      ? []
      : [`\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("${credential}"))\n`]),
    ...(bodyText === undefined ? [] : ['\trequest.Header.Set("Content-Type", "application/json")\n']),
  ];
  const given = bodyText === undefined ? 'nil' : 'body';
  const shown = hasAnswer
    ? '\tanswer, err := io.ReadAll(response.Body)\n\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n\tfmt.Println(response.Status, string(answer))'
    : '\tfmt.Println(response.Status)';
  return `package main

import (
${imports.map((name) => `\t"${name}"`).join('\n')}
)

func main() {
${bodyText === undefined ? '' : `\tbody := strings.NewReader(${bodyText})\n`}\turl := os.Getenv("URL") + ${JSON.stringify(target(request))}
\trequest, err := http.NewRequest("${method}", url, ${given})
\tif err != nil {
\t\tlog.Fatal(err)
\t}
${headers.join('')}\tresponse, err := http.DefaultClient.Do(request)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tdefer response.Body.Close()
\tif response.StatusCode >= 400 {
\t\tlog.Fatal(response.Status)
\t}
${shown}
}`;
}

/** A raw string, which can hold everything but its own quote. */
function goText(text: string): string {
  return text.includes('`') ? JSON.stringify(text) : `\`${text}\``;
}

interface Syntax {
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  readonly words: readonly [missing: string, yes: string, no: string];
  /** What stands between braces and what they hold, on one line. */
  readonly inner: string;
  readonly trailingComma: boolean;
}

const quoted = (text: string): string => JSON.stringify(text);
const singleQuoted = (text: string): string =>
  `'${quoted(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const json: Syntax = {
  text: quoted,
  key: quoted,
  words: ['null', 'true', 'false'],
  inner: '',
  trailingComma: false,
};
const python: Syntax = { ...json, words: ['None', 'True', 'False'], trailingComma: true };
const typeScript: Syntax = {
  text: singleQuoted,
  key: (name) => (/^\w+$/.test(name) ? name : singleQuoted(name)),
  words: json.words,
  inner: ' ',
  trailingComma: true,
};

const lineLengthMax = 60;

/** A value as a literal of a language: on one line where it is short, otherwise with a line for each entry. */
function literal(value: unknown, syntax: Syntax, depth: number, step = '  '): string {
  if (value === null) return syntax.words[0];
  if (typeof value === 'boolean') return syntax.words[value ? 1 : 2];
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  const isArray = Array.isArray(value);
  const entries = isArray
    ? value.map((item) => literal(item, syntax, depth + 1, step))
    : Object.entries(value).map(
        ([name, item]) => `${syntax.key(name)}: ${literal(item, syntax, depth + 1, step)}`,
      );
  const [open, close, inner] = isArray ? ['[', ']', ''] : ['{', '}', syntax.inner];
  if (entries.length === 0) return `${open}${close}`;
  const line = `${open}${inner}${entries.join(', ')}${inner}${close}`;
  if (line.length + depth * step.length <= lineLengthMax && !line.includes('\n')) return line;
  const indent = step.repeat(depth + 1);
  const end = `${syntax.trailingComma ? ',' : ''}\n${step.repeat(depth)}${close}`;
  return `${open}\n${entries.map((entry) => `${indent}${entry}`).join(',\n')}${end}`;
}
