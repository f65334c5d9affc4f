/**
 * What a page of the site can do with a script: themes, copying, one choice of language, search, and the addresses of
 * the reference when it was one page. Runs in the head, so that no page shows the wrong theme first.
 */
(() => {
  const root = document.documentElement;
  root.classList.add('js');

  const remembered = storeOf('localStorage');
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ?? (systemDark.matches ? 'dark' : 'light')) === 'dark';
  const savedTheme = remembered.get('theme');
  if (savedTheme === 'dark' || savedTheme === 'light') root.dataset.theme = savedTheme;

  const startThemes = () => {
    const button = document.querySelector('.theme-button');
    if (!(button instanceof HTMLButtonElement)) return;
    const show = () => {
      const name = button.querySelector('.theme-name');
      if (name !== null) name.textContent = isDark() ? 'Light' : 'Dark';
    };
    button.hidden = false;
    show();
    systemDark.addEventListener('change', show);
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      remembered.set('theme', root.dataset.theme);
      show();
      document.dispatchEvent(new Event('theme'));
    });
  };

  const startCopying = () => {
    // Browsers have no clipboard for pages that come over plain HTTP from another machine.
    if (!('clipboard' in navigator)) return;
    for (const block of document.querySelectorAll('.code')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'copy';
      button.textContent = 'Copy';
      button.addEventListener('click', async () => {
        await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
        button.textContent = 'Copied';
        setTimeout(() => {
          button.textContent = 'Copy';
        }, 1500);
      });
      block.append(button);
    }
  };

  /** @param {Element} group @param {number} groupNumber */
  const makeTabs = (group, groupNumber) => {
    const blocks = [...group.querySelectorAll('.code')];
    const list = document.createElement('div');
    list.className = 'tabs';
    list.setAttribute('role', 'tablist');
    list.setAttribute('aria-label', 'Language');
    const tabs = blocks.map((block, index) => {
      const tab = document.createElement('button');
      const panel = block.querySelector('pre');
      panel?.setAttribute('id', `code-${groupNumber}-${index}`);
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', `tab-${groupNumber}-${index}`);
      tab.id = `tab-${groupNumber}-${index}`;
      tab.type = 'button';
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', `code-${groupNumber}-${index}`);
      const name = block.querySelector('figcaption')?.textContent ?? '';
      tab.textContent = name === 'Shell' ? 'curl' : name;
      tab.addEventListener('click', () => choose(block.getAttribute('data-language') ?? '', tab));
      list.append(tab);
      return tab;
    });
    list.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const at = tabs.findIndex((tab) => tab === document.activeElement);
      if (step === undefined || at < 0) return;
      const tab = tabs[(at + step + tabs.length) % tabs.length];
      tab?.focus();
      tab?.click();
    });
    group.prepend(list);
    /** @param {string | null} language */
    const show = (language) => {
      const chosen = Math.max(
        0,
        blocks.findIndex((block) => block.getAttribute('data-language') === language),
      );
      blocks.forEach((block, index) => block.classList.toggle('chosen', index === chosen));
      tabs.forEach((tab, index) => {
        tab.setAttribute('aria-selected', String(index === chosen));
        tab.tabIndex = index === chosen ? 0 : -1;
      });
    };
    document.addEventListener('language', () => show(remembered.get('language')));
    show(remembered.get('language'));
  };

  /** @param {string} language @param {Element} tab */
  const choose = (language, tab) => {
    // Other groups change height, so what the reader clicked stays where it was.
    const before = tab.getBoundingClientRect().top;
    remembered.set('language', language);
    document.dispatchEvent(new Event('language'));
    scrollBy(0, tab.getBoundingClientRect().top - before);
  };

  /** Marks the entry of the table of contents that is being read. */
  const startContents = () => {
    const links = [...document.querySelectorAll('.contents a')];
    const headings = links.map((link) =>
      document.getElementById(decodeURIComponent((link.getAttribute('href') ?? '').slice(1))),
    );
    const mark = () => {
      const at = headings.findLastIndex(
        (heading) => heading !== null && heading.getBoundingClientRect().top < 120,
      );
      links.forEach((link, index) => link.classList.toggle('here', index === Math.max(0, at)));
    };
    if (links.length > 0) {
      document.addEventListener('scroll', mark, { passive: true });
      mark();
    }
  };

  /** A list that lies over the text closes once its reader has chosen a place in it. */
  const closeListsByLinks = () => {
    for (const list of document.querySelectorAll('.side, .contents')) {
      list.addEventListener('click', ({ target }) => {
        const isLink = target instanceof Element && target.closest('a') !== null;
        if (isLink && list instanceof HTMLElement && list.matches(':popover-open')) list.hidePopover();
      });
    }
  };

  const startSearch = () => {
    const button = document.querySelector('.search-button');
    if (!(button instanceof HTMLButtonElement)) return;
    button.hidden = false;
    const { script = '', index = '', root: siteRoot = '' } = button.dataset;
    const open = () => globalThis.openSearch({ script, index, root: siteRoot });
    button.addEventListener('click', open);
    document.addEventListener('keydown', (event) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      const isShortcut =
        (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping);
      if (!isShortcut || event.altKey) return;
      event.preventDefault();
      open();
    });
  };

  /** The reference was one page, whose sections are pages now; where an operation is, its overview knows. */
  const followOldAddresses = () => {
    const [, operation] = /operation\/(\w+)$/.exec(location.hash) ?? [];
    const [, tag] = /^#tag\/([\w-]+)$/.exec(location.hash) ?? [];
    const overview = document.querySelector('.sections a[data-overview]')?.getAttribute('href');
    if (!overview || (operation === undefined && tag === undefined)) return;
    const isOverview = new URL(overview, location.href).pathname === location.pathname;
    const hasOperation =
      operation !== undefined && document.querySelector(`.side a[href$="#operation/${operation}"]`);
    const wanted =
      operation !== undefined ? `#operation/${operation}` : `reference/${(tag ?? '').toLowerCase()}`;
    if (isOverview) {
      const link = [...document.querySelectorAll('main a')].find((candidate) => {
        const href = candidate.getAttribute('href') ?? '';
        return operation !== undefined ? href.endsWith(wanted) : href.replace(/\.html$/, '').endsWith(wanted);
      });
      if (link instanceof HTMLAnchorElement) location.replace(link.href);
    } else if (!hasOperation && (document.querySelector('[data-kind="start"]') || operation !== undefined)) {
      location.replace(`${overview}${location.hash}`);
    } else if (hasOperation && location.hash !== wanted) {
      location.replace(wanted);
    }
  };

  document.addEventListener('DOMContentLoaded', () => {
    startThemes();
    startCopying();
    [...document.querySelectorAll('.code-group')].forEach(makeTabs);
    startContents();
    closeListsByLinks();
    startSearch();
    followOldAddresses();
    addEventListener('hashchange', followOldAddresses);
  });
})();
