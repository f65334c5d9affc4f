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
  const remembered = storeOf('localStorage');
  /** Selects the samples in the language that was chosen last, here or in a guide. */
  const showLanguage = () => {
    const chosen = remembered.get('language');
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
      remembered.set('language', language);
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

  /** @param {Element} section */
  const addForm = (section) => {
    const operation = findOperation(
      contract,
      (section.getAttribute('data-section-id') ?? '').slice('operation/'.length),
    );
    const samples = section.querySelector('[role=tablist]')?.parentElement?.parentElement?.parentElement;
    const side = [...(section.firstElementChild?.children ?? [])].at(-1) ?? samples;
    if (operation === undefined || !side) return;
    const details = makeElement(
      'details',
      { class: 'try', 'data-own': '' },
      makeElement('summary', {}, 'Try it'),
    );
    details.addEventListener('toggle', () => {
      if (details.querySelector('form') === null)
        details.append(formOf(operation, place.dataset.service ?? ''));
    });
    side.prepend(details);
  };

  new MutationObserver(complete).observe(place, { childList: true, subtree: true });
  Redoc.init(contract, { ...options, theme: isDark ? themes.dark : themes.light }, place);
})();
