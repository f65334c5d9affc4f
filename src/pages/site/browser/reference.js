/**
 * Starts Redoc on what the page holds, so that neither the contract nor the options are fetched, with the theme that the
 * reader has chosen. What Redoc draws is completed: for readers who do not see or point, with the one choice of language,
 * and, where the service itself serves the page, with a form that sends a request.
 */
(() => {
  const root = document.documentElement;
  const place = document.getElementById('reference');
  if (place === null) return;
  /** @param {string} id */
  const read = (id) => JSON.parse(document.getElementById(id)?.textContent ?? '');
  const contract = read('contract');
  const { themes, ...options } = read('options');
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = (root.dataset.theme ?? (systemDark.matches ? 'dark' : 'light')) === 'dark';
  root.classList.toggle('is-dark', isDark);
  systemDark.addEventListener('change', () => location.reload());
  document.addEventListener('theme', () => location.reload());

  const languages = new Map([
    ['curl', 'sh'],
    ['TypeScript', 'ts'],
    ['Python', 'py'],
    ['Go', 'go'],
  ]);
  const chosenLanguage = () => {
    try {
      return localStorage.getItem('language');
    } catch {
      return null;
    }
  };
  /** Selects the samples in the language that was chosen last, here or in a guide. */
  const showLanguage = () => {
    const chosen = chosenLanguage();
    for (const tab of place.querySelectorAll('[role=tab][aria-selected=false]')) {
      if (
        tab instanceof HTMLElement &&
        chosen !== null &&
        languages.get(tab.textContent ?? '') === chosen &&
        !tab.closest('[data-own]')
      )
        tab.click();
    }
  };
  place.addEventListener(
    'click',
    (event) => {
      const tab = event.target instanceof Element ? event.target.closest('[role=tab]') : null;
      const language = languages.get(tab?.textContent ?? '');
      if (!event.isTrusted || tab === null || language === undefined) return;
      try {
        localStorage.setItem('language', language);
      } catch {
        // It is remembered for this page only.
      }
      // Other samples change height, so what the reader clicked stays where it was.
      const before = tab.getBoundingClientRect().top;
      showLanguage();
      requestAnimationFrame(() =>
        scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' }),
      );
    },
    true,
  );

  /** Samples in another language change where the operation of the address is. */
  const showAll = () => {
    showLanguage();
    requestAnimationFrame(() => {
      if (location.hash !== '')
        document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    });
  };

  /** Small headings of Redoc (h5) are one level below those around them, and code that scrolls can be reached by keyboard. */
  const complete = () => {
    for (const heading of place.querySelectorAll('h5:not([aria-level])'))
      heading.setAttribute('aria-level', '3');
    for (const heading of place.querySelectorAll('h1')) heading.setAttribute('aria-level', '2');
    for (const code of place.querySelectorAll('pre:not([tabindex])')) code.setAttribute('tabindex', '0');
    let isNew = false;
    for (const section of place.querySelectorAll('[data-section-id^="operation/"]:not([data-completed])')) {
      section.setAttribute('data-completed', '');
      if (place.dataset.service !== undefined) addForm(section);
      isNew = true;
    }
    if (isNew) queueMicrotask(showAll);
  };

  /** @param {string} name @param {Record<string, string>} attributes @param {(Node | string)[]} children */
  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  /** Follows references. @param {any} node @returns {any} */
  const resolved = (node) =>
    node?.$ref === undefined
      ? node
      : resolved(
          node.$ref
            .split('/')
            .slice(1)
            .reduce((/** @type {any} */ at, /** @type {string} */ step) => at?.[step], contract),
        );

  /** @param {string} operationId */
  const findOperation = (operationId) => {
    for (const [path, item] of Object.entries(contract.paths)) {
      for (const [method, operation] of Object.entries(item)) {
        if (operation.operationId !== operationId) continue;
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved);
        const media = operation.requestBody?.content?.['application/json'];
        const example =
          media?.example ?? Object.values(media?.examples ?? {}).map((each) => resolved(each)?.value)[0];
        return {
          path,
          method: method.toUpperCase(),
          parameters,
          body: media && (example ?? {}),
          isOpen: (operation.security ?? []).length === 0,
        };
      }
    }
    return undefined;
  };

  const tokenName = 'token';
  const savedToken = () => {
    try {
      return sessionStorage.getItem(tokenName) ?? '';
    } catch {
      return '';
    }
  };
  /** Kept for this tab only, and only if the reader asks for it. @param {string} token @param {boolean} isKept */
  const keepToken = (token, isKept) => {
    try {
      if (isKept) sessionStorage.setItem(tokenName, token);
      else sessionStorage.removeItem(tokenName);
    } catch {
      // It has to be entered again.
    }
  };

  /** @param {Element} section */
  const addForm = (section) => {
    const operation = findOperation(
      (section.getAttribute('data-section-id') ?? '').slice('operation/'.length),
    );
    const samples = section.querySelector('[role=tablist]')?.parentElement?.parentElement?.parentElement;
    const side = [...(section.firstElementChild?.children ?? [])].at(-1) ?? samples;
    if (operation === undefined || !side) return;
    const details = element('details', { class: 'try', 'data-own': '' }, element('summary', {}, 'Try it'));
    details.addEventListener('toggle', () => {
      if (details.querySelector('form') === null) details.append(formOf(operation));
    });
    side.prepend(details);
  };

  /** @param {NonNullable<ReturnType<typeof findOperation>>} operation */
  const formOf = ({ path, method, parameters, body, isOpen }) => {
    const form = /** @type {HTMLFormElement} */ (element('form', { autocomplete: 'off' }));
    const token = /** @type {HTMLInputElement} */ (
      element('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' })
    );
    const keep = /** @type {HTMLInputElement} */ (element('input', { type: 'checkbox' }));
    token.value = savedToken();
    keep.checked = token.value !== '';
    if (!isOpen) {
      form.append(
        element('label', {}, 'Access token or session', token),
        element('label', { class: 'check' }, keep, 'Keep it until I close this tab'),
      );
    }
    const fields = parameters.map((/** @type {any} */ parameter) => {
      const input = /** @type {HTMLInputElement} */ (element('input', { type: 'text', spellcheck: 'false' }));
      input.required = parameter.in === 'path';
      form.append(element('label', {}, `${parameter.name} `, element('small', {}, parameter.in), input));
      return { parameter, input };
    });
    const text = /** @type {HTMLTextAreaElement} */ (element('textarea', { rows: '8', spellcheck: 'false' }));
    if (body !== undefined) {
      text.value = JSON.stringify(body, null, 2);
      form.append(element('label', {}, 'Body', text));
    }
    const output = element('output');
    form.append(element('button', { type: 'submit' }, `Send ${method}`), output);
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      keepToken(token.value, keep.checked);
      const filled = fields.filter(({ input }) => input.value !== '');
      const inPath = new Map(
        filled.map(({ parameter, input }) => [parameter.name, encodeURIComponent(input.value)]),
      );
      const address = new URL(
        path
          .replace(/^\/v1/, place.dataset.service ?? '')
          .replace(/\{(\w+)\}/g, (_whole, name) => inPath.get(name) ?? ''),
        location.href,
      );
      const headers = new Headers(body === undefined ? {} : { 'Content-Type': 'application/json' });
      if (token.value !== '') headers.set('Authorization', `Bearer ${token.value}`);
      for (const { parameter, input } of filled) {
        if (parameter.in === 'query') address.searchParams.append(parameter.name, input.value);
        if (parameter.in === 'header') headers.set(parameter.name, input.value);
      }
      output.replaceChildren('Sending…');
      try {
        const response = await fetch(address, {
          method,
          headers,
          credentials: 'omit',
          cache: 'no-store',
          ...(body !== undefined && { body: text.value }),
        });
        const answer = await response.text();
        const shown = /json/.test(response.headers.get('Content-Type') ?? '')
          ? JSON.stringify(JSON.parse(answer), null, 2)
          : answer;
        const lines = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
        output.replaceChildren(
          element('strong', {}, `${response.status} ${response.statusText}`),
          element('pre', { tabindex: '0', 'aria-label': 'Response headers' }, lines),
          ...(shown === '' ? [] : [element('pre', { tabindex: '0', 'aria-label': 'Response body' }, shown)]),
        );
      } catch (error) {
        output.replaceChildren(
          `The request failed: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    });
    return form;
  };

  new MutationObserver(complete).observe(place, { childList: true, subtree: true });
  Redoc.init(contract, { ...options, theme: isDark ? themes.dark : themes.light }, place);
})();
