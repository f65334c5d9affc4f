/* The search dialog. It opens at once; what it searches with is loaded when a reader opens it first. */
(() => {
  const resultsMax = 12;
  /** Addresses of the library, of the index and of the site. @typedef {{ script: string, index: string, root: string }} Places */
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

  /** What is loaded or being loaded; what has failed is loaded again. @type {Map<string, Promise<void>>} */
  const loads = new Map();
  /** @param {string} address @returns {Promise<void>} */
  const load = (address) => {
    const known = loads.get(address);
    if (known !== undefined) return known;
    const element = makeElement('script', { src: address });
    /** @type {Promise<void>} */
    const loading = new Promise((resolve, reject) => {
      element.onload = () => resolve();
      element.onerror = () => {
        element.remove();
        loads.delete(address);
        reject(new Error('The search could not be loaded.'));
      };
    });
    loads.set(address, loading);
    document.head.append(element);
    return loading;
  };

  const texts = {
    advice: 'Type to search. Use the arrow keys to choose, Enter to open.',
    empty: 'Type to search.',
    loading: 'Loading the search…',
    failed: 'The search could not be loaded. Check your connection and try again.',
  };

  /** @param {string} question @param {number} count */
  const statusOf = (question, count) => {
    if (question === '') return texts.empty;
    if (count === 0) return 'Nothing found.';
    return count === 1 ? '1 result' : `${count} results`;
  };

  /** @param {HTMLInputElement} input @param {ReturnType<typeof makeResults>} results @param {() => void} close */
  const listenToKeys = (input, results, close) => {
    input.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        if (results.move(step)) event.preventDefault();
      } else if (event.key === 'Enter') {
        results.openChosen();
      } else if (event.key === 'Escape') {
        // Otherwise the field would only be emptied.
        event.preventDefault();
        close();
      }
    });
  };

  /** Searches for what is typed as soon as there is something to search with. @param {Places} places */
  const build = ({ script, index, root }) => {
    const dialog = makeElement('dialog', { class: 'search', 'aria-label': 'Search' });
    const input = makeInput();
    const results = makeResults(input, (address) => {
      dialog.close();
      location.href = root + address;
    });
    const note = makeElement('p', { role: 'status' }, texts.advice);
    const retry = makeElement('button', { type: 'button', hidden: '' }, 'Try again');
    /** @type {'absent' | 'loading' | 'failed' | 'ready'} */
    let state = 'absent';
    const search = () => {
      const question = input.value.trim();
      if (state === 'ready') {
        const found = question === '' ? [] : globalThis.searchSite(question).slice(0, resultsMax);
        results.show(found);
        note.textContent = statusOf(question, found.length);
      } else if (state === 'loading') {
        note.textContent = texts.loading;
      }
    };
    const prepare = async () => {
      if (state === 'loading' || state === 'ready') return;
      if (state === 'failed') note.textContent = texts.loading;
      state = 'loading';
      retry.hidden = true;
      try {
        await Promise.all([load(script), load(index)]);
        state = 'ready';
        if (input.value.trim() !== '' || note.textContent === texts.loading) search();
      } catch {
        state = 'failed';
        note.textContent = texts.failed;
        retry.hidden = false;
      }
    };
    input.addEventListener('input', search);
    listenToKeys(input, results, () => dialog.close());
    retry.addEventListener('click', () => {
      input.focus();
      void prepare();
    });
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.append(input, results.list, note, retry);
    document.body.append(dialog);
    return { dialog, input, prepare };
  };

  /** @type {ReturnType<typeof build> | undefined} */
  let built;
  globalThis.openSearch = (/** @type {Places} */ places) => {
    built ??= build(places);
    if (!built.dialog.open) built.dialog.showModal();
    built.input.select();
    void built.prepare();
  };
})();
