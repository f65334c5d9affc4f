/* The search dialog. It is loaded together with MiniSearch and the index when a reader opens it first. */
(() => {
  const resultsMax = 12;
  /** @type {HTMLDialogElement | undefined} */
  let dialog;

  /** @typedef {import('minisearch').SearchResult} Result */

  const makeInput = () =>
    makeElement('input', {
      type: 'search',
      role: 'combobox',
      'aria-label': 'Search the documentation',
      'aria-controls': 'search-results',
      'aria-expanded': 'true',
      'aria-autocomplete': 'list',
      autocomplete: 'off',
      spellcheck: 'false',
      placeholder: 'Guides, operations, problem codes…',
    });

  /** @param {Result} result @param {number} at */
  const itemOf = ({ kind, name, page, excerpt, address }, at) =>
    makeElement(
      'li',
      { role: 'option', id: `result-${at}`, 'data-address': address },
      makeElement('small', {}, kind),
      makeElement('b', {}, name),
      makeElement('span', {}, page ? `${page}: ${excerpt}` : excerpt),
    );

  /** The results, one of which is chosen. @param {HTMLInputElement} input @param {(address: string) => void} open */
  const makeResults = (input, open) => {
    const list = makeElement('ul', { id: 'search-results', role: 'listbox', 'aria-label': 'Results' });
    let chosen = 0;
    /** @param {number} index */
    const choose = (index) => {
      chosen = index;
      [...list.children].forEach((item, at) => {
        item.setAttribute('aria-selected', String(at === chosen));
        if (at === chosen) item.scrollIntoView({ block: 'nearest' });
      });
      input.setAttribute('aria-activedescendant', list.children[chosen]?.id ?? '');
    };
    const openChosen = () => {
      const address = list.children[chosen]?.getAttribute('data-address');
      if (address) open(address);
    };
    /** @param {Result[]} found */
    const show = (found) => {
      list.replaceChildren(...found.map(itemOf));
      [...list.children].forEach((item, at) => {
        item.addEventListener('mousemove', () => {
          if (chosen !== at) choose(at);
        });
        item.addEventListener('click', openChosen);
      });
      choose(0);
    };
    /** @param {number} step @returns {boolean} whether there was anything to choose from */
    const move = (step) => {
      const count = list.children.length;
      if (count > 0) choose((chosen + step + count) % count);
      return count > 0;
    };
    return { list, openChosen, show, move };
  };

  /** @param {string} question @param {number} count */
  const statusOf = (question, count) => {
    if (question === '') return 'Type to search.';
    return count === 0 ? 'Nothing found.' : `${count} results`;
  };

  /** @param {string} siteRoot */
  const build = (siteRoot) => {
    const index = MiniSearch.loadJS(globalThis.searchIndex, searchOptions);
    const made = makeElement('dialog', { class: 'search', 'aria-label': 'Search' });
    const input = makeInput();
    const results = makeResults(input, (address) => {
      made.close();
      location.href = siteRoot + address;
    });
    const advice = 'Type to search. Use the arrow keys to choose, Enter to open.';
    const note = makeElement('p', { role: 'status' }, advice);
    input.addEventListener('input', () => {
      const question = input.value.trim();
      const found = question === '' ? [] : searchIn(index, question).slice(0, resultsMax);
      results.show(found);
      note.textContent = statusOf(question, found.length);
    });
    input.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        if (results.move(step)) event.preventDefault();
      } else if (event.key === 'Enter') {
        results.openChosen();
      } else if (event.key === 'Escape') {
        // Otherwise the field would only be emptied.
        event.preventDefault();
        made.close();
      }
    });
    made.addEventListener('click', (event) => {
      if (event.target === made) made.close();
    });
    made.append(input, results.list, note);
    document.body.append(made);
    return made;
  };

  globalThis.openSearch = (/** @type {string} */ siteRoot) => {
    dialog ??= build(siteRoot);
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')?.select();
  };
})();
