/** The form that sends a request to the service, with the token of the reader. */

/**
 * @typedef {object} TriedOperation
 * @property {string} path
 * @property {string} method
 * @property {any[]} parameters
 * @property {unknown} body the example; undefined if the operation takes none
 * @property {boolean} isOpen whether it needs no credential
 */

/** Follows references. @param {any} contract @param {any} node @returns {any} */
function resolved(contract, node) {
  if (node?.$ref === undefined) return node;
  const steps = node.$ref.split('/').slice(1);
  const target = steps.reduce((/** @type {any} */ at, /** @type {string} */ step) => at?.[step], contract);
  return resolved(contract, target);
}

/** @param {any} contract @param {string} operationId @returns {TriedOperation | undefined} */
export function findOperation(contract, operationId) {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation.operationId !== operationId) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const media = operation.requestBody?.content?.['application/json'];
      const [first] = Object.values(media?.examples ?? {});
      const example = media?.example ?? resolved(contract, first)?.value;
      return {
        path,
        method: method.toUpperCase(),
        parameters: parameters.map((parameter) => {
          const known = resolved(contract, parameter);
          return { ...known, schema: resolved(contract, known.schema) };
        }),
        body: media && (example ?? {}),
        isOpen: (operation.security ?? []).length === 0,
      };
    }
  }
  return undefined;
}

/**
 * A value to see in an empty field. It is not filled in, because the ids of examples don't exist in the service.
 *
 * @param {any} parameter
 */
function exampleOf({ example, schema }) {
  const shown = example ?? schema?.examples?.[0] ?? schema?.enum?.[0];
  return String(shown ?? (schema?.type === 'boolean' ? 'true' : ''));
}

/** @param {any} parameter */
function fieldOf(parameter) {
  const input = makeElement('input', {
    type: 'text',
    spellcheck: 'false',
    placeholder: exampleOf(parameter),
  });
  input.required = parameter.in === 'path';
  return { parameter, input };
}

/**
 * @param {TriedOperation} operation
 * @param {ReturnType<typeof fieldOf>[]} fields
 * @param {{ token: string, body: string, service: string }} written
 */
function requestOf({ path, method, body }, fields, written) {
  const filled = fields.filter(({ input }) => input.value !== '');
  const inPath = new Map(
    filled.map(({ parameter, input }) => [parameter.name, encodeURIComponent(input.value)]),
  );
  const place = path
    .replace(/^\/v1/, written.service)
    .replace(/\{(\w+)\}/g, (_whole, name) => inPath.get(name) ?? '');
  const address = new URL(place, location.href);
  const headers = new Headers(body === undefined ? {} : { 'Content-Type': 'application/json' });
  if (written.token !== '') headers.set('Authorization', `Bearer ${written.token}`);
  for (const { parameter, input } of filled) {
    if (parameter.in === 'query') address.searchParams.append(parameter.name, input.value);
    if (parameter.in === 'header') headers.set(parameter.name, input.value);
  }
  const content = body === undefined ? {} : { body: written.body };
  return new Request(address, { method, headers, credentials: 'omit', cache: 'no-store', ...content });
}

/** The last characters of a stream, which are shown. */
const streamLengthMax = 50_000;

/**
 * Shows a response, and a stream as it arrives. Most readers want the body, so the headers come after it, folded.
 *
 * @param {HTMLElement} output @param {Response} response
 */
async function showResponse(output, response) {
  const type = response.headers.get('Content-Type') ?? '';
  const fields = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  const headers = makeElement(
    'details',
    {},
    makeElement('summary', {}, `${fields.length} headers`),
    makeElement('pre', { tabindex: '0', 'aria-label': 'Response headers' }, fields.join('\n')),
  );
  const status = makeElement('strong', {}, `${response.status} ${response.statusText}`);
  const body = makeElement('pre', { tabindex: '0', 'aria-label': 'Response body' });
  if (!/event-stream/.test(type) || response.body === null) {
    const text = await response.text();
    body.textContent = /json/.test(type) ? JSON.stringify(JSON.parse(text), null, 2) : text;
    output.replaceChildren(status, ...(text === '' ? [] : [body]), headers);
    return;
  }
  const stop = makeElement('button', { type: 'button' }, 'Stop');
  output.replaceChildren(status, ' ', stop, body, headers);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  stop.addEventListener('click', () => void reader.cancel());
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    body.textContent = `${body.textContent}${value}`.slice(-streamLengthMax);
  }
  stop.remove();
}

/** Kept for this tab only, and only if the reader asks for it. */
const tokenStore = storeOf('sessionStorage');
const tokenName = 'token';

/** @param {TriedOperation} operation @param {string} service where `/v1` is */
export function formOf(operation, service) {
  const { method, body, isOpen } = operation;
  const form = makeElement('form', { autocomplete: 'off' });
  const token = makeElement('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  const keep = makeElement('input', { type: 'checkbox' });
  token.value = tokenStore.get(tokenName) ?? '';
  keep.checked = token.value !== '';
  if (!isOpen) {
    form.append(
      makeElement('label', {}, 'Access token or session', token),
      makeElement('label', { class: 'check' }, keep, 'Keep it until I close this tab'),
    );
  }
  const fields = operation.parameters.map(fieldOf);
  for (const { parameter, input } of fields) {
    form.append(
      makeElement('label', {}, `${parameter.name} `, makeElement('small', {}, parameter.in), input),
    );
  }
  const text = makeElement('textarea', { rows: '8', spellcheck: 'false' });
  if (body !== undefined) {
    text.value = JSON.stringify(body, null, 2);
    form.append(makeElement('label', {}, 'Body', text));
  }
  const output = makeElement('output');
  form.append(makeElement('button', { type: 'submit' }, `Send ${method}`), output);
  let sending = new AbortController();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    sending.abort();
    const { signal } = (sending = new AbortController());
    if (keep.checked) tokenStore.set(tokenName, token.value);
    else tokenStore.remove(tokenName);
    const progress = makeElement('p', {}, 'Sending…');
    output.replaceChildren(progress);
    const written = { token: token.value, body: text.value, service };
    try {
      const response = await fetch(requestOf(operation, fields, written), { signal });
      await showResponse(output, response);
    } catch (error) {
      if (signal.aborted) return;
      progress.remove();
      output.append(`The request failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  return form;
}
