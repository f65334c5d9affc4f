/* The search dialog. It is loaded together with MiniSearch and the index when a reader opens it first. */
(() => {
  /** @type {HTMLDialogElement | undefined} */
  let dialog;

  /** @param {string} name @param {Record<string, string>} attributes */
  const element = (name, attributes = {}, text = '') => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.textContent = text;
    return made;
  };

  /** @param {string} siteRoot */
  const build = (siteRoot) => {
    const index = MiniSearch.loadJS(globalThis.searchIndex, searchOptions);
    const made = /** @type {HTMLDialogElement} */ (
      element('dialog', { class: 'search', 'aria-label': 'Search' })
    );
    const input = /** @type {HTMLInputElement} */ (
      element('input', {
        type: 'search',
        role: 'combobox',
        'aria-label': 'Search the documentation',
        'aria-controls': 'search-results',
        'aria-expanded': 'true',
        'aria-autocomplete': 'list',
        autocomplete: 'off',
        spellcheck: 'false',
        placeholder: 'Guides, operations, problem codes…',
      })
    );
    const list = element('ul', { id: 'search-results', role: 'listbox', 'aria-label': 'Results' });
    const note = element(
      'p',
      { role: 'status' },
      'Type to search. Use the arrow keys to choose, Enter to open.',
    );
    let chosen = 0;
    const mark = () => {
      [...list.children].forEach((item, at) => {
        item.setAttribute('aria-selected', String(at === chosen));
        if (at === chosen) item.scrollIntoView({ block: 'nearest' });
      });
      input.setAttribute('aria-activedescendant', list.children[chosen]?.id ?? '');
    };
    const open = () => {
      const address = list.children[chosen]?.getAttribute('data-address');
      if (address) {
        made.close();
        location.href = siteRoot + address;
      }
    };
    input.addEventListener('input', () => {
      const found = input.value.trim() === '' ? [] : searchIn(index, input.value).slice(0, 12);
      chosen = 0;
      list.replaceChildren(
        ...found.map((result, at) => {
          const item = element('li', { role: 'option', id: `result-${at}`, 'data-address': result.address });
          item.append(element('small', {}, result.kind), element('b', {}, result.name));
          item.append(
            element('span', {}, result.page ? `${result.page}: ${result.excerpt}` : result.excerpt),
          );
          item.addEventListener('mousemove', () => {
            if (chosen === at) return;
            chosen = at;
            mark();
          });
          item.addEventListener('click', open);
          return item;
        }),
      );
      note.textContent =
        input.value.trim() === ''
          ? 'Type to search.'
          : found.length === 0
            ? 'Nothing found.'
            : `${found.length} results`;
      mark();
    });
    input.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && list.children.length > 0) {
        chosen = (chosen + step + list.children.length) % list.children.length;
        mark();
        event.preventDefault();
      } else if (event.key === 'Enter') {
        open();
      } else if (event.key === 'Escape') {
        // Otherwise the field would only be emptied.
        event.preventDefault();
        made.close();
      }
    });
    made.addEventListener('click', (event) => {
      if (event.target === made) made.close();
    });
    made.append(input, list, note);
    document.body.append(made);
    return made;
  };

  globalThis.openSearch = (/** @type {string} */ siteRoot) => {
    dialog ??= build(siteRoot);
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')?.select();
  };
})();
