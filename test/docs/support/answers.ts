/** Holds the answer that a guide shows against the one that came: its status, its headers, its shape. */

/** The parts of an answer, as they are read from text. */
interface AnswerText {
  readonly status: string;
  readonly headers: readonly string[];
  readonly body: string;
}

function parse(text: string): AnswerText {
  const [head = '', ...rest] = text.replaceAll('\r\n', '\n').split('\n\n');
  const [first = '', ...headers] = head.split('\n');
  const names = headers
    .filter((line) => line !== '')
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  return {
    status: /^HTTP\/\S+ (\d{3})/.exec(first)?.[1] ?? first,
    headers: names,
    body: rest.join('\n\n').trim(),
  };
}

const more = '…';

/** In a guide `…` stands for further entries; it is made JSON, outside of strings only. */
function withMore(body: string): unknown {
  const open: string[] = [];
  const written = body.replace(/"(?:[^"\\]|\\.)*"|[[\]{}]|…/g, (part) => {
    if (part === '{' || part === '[') open.push(part);
    if (part === '}' || part === ']') open.pop();
    if (part !== more) return part;
    return open.at(-1) === '{' ? `"${more}": 1` : `"${more}"`;
  });
  return JSON.parse(written) as unknown;
}

/** Values that programs decide on are compared, the others only by their kind. */
const comparedKeys = new Set(['code', 'status', 'name', 'title', 'source', 'kind']);

function* differences(shown: unknown, came: unknown, place: string): Generator<string> {
  if (shown === more) return;
  if (Array.isArray(shown) && Array.isArray(came)) {
    const items = shown.filter((item) => item !== more);
    if (items.length > came.length || (items.length === shown.length && items.length < came.length)) {
      yield `${place} has ${came.length} items`;
    }
    for (const [index, item] of items.entries()) yield* differences(item, came[index], `${place}/${index}`);
  } else if (isObject(shown) && isObject(came)) {
    const isOpen = more in shown;
    for (const name of Object.keys(came))
      if (!(name in shown) && !isOpen) yield `${place}/${name} is not shown`;
    for (const [name, value] of Object.entries(shown)) {
      const at = `${place}/${name}`;
      if (name === more) continue;
      if (!(name in came)) yield `${at} did not come`;
      else if (comparedKeys.has(name) && typeof value === 'string' && value !== came[name]) {
        yield `${at} is ${JSON.stringify(came[name])}`;
      } else yield* differences(value, came[name], at);
    }
  } else if (typeof shown !== typeof came || Array.isArray(shown) !== Array.isArray(came)) {
    yield `${place} is ${JSON.stringify(came)}`;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a reader would see otherwise than the guide says; empty when it is as shown. */
export function answerDifferences(shownText: string, headersText: string, bodyText: string): string[] {
  const shown = parse(shownText);
  const came = parse(headersText);
  // With -i the head of the answer is in what curl prints, too.
  const body = bodyText.startsWith('HTTP/') ? parse(bodyText).body : bodyText;
  return [
    ...(shown.status === came.status ? [] : [`the status is ${came.status}, not ${shown.status}: ${body}`]),
    ...shown.headers.filter((name) => !came.headers.includes(name)).map((name) => `there is no ${name}`),
    ...(shown.body === '' ? [] : differences(withMore(shown.body), JSON.parse(body || 'null'), '')),
  ];
}
