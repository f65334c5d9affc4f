/** The layout that all pages of text share: the link that skips the navigation, the navigation, the page and its foot. */
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { renderPage } from './html.ts';
import type { Page } from './html.ts';
import type { Links } from './links.ts';
import type { PublishedDocument } from '../reference/published-contract.ts';

const style = `
:root{color-scheme:light dark;--text:#1b1f2a;--quiet:#565d6d;--back:#fff;--raised:#f2f4f8;--line:#d9dde6;--link:#2f4bb5}
@media(prefers-color-scheme:dark){
:root{--text:#e7e9ef;--quiet:#a5adbd;--back:#14171f;--raised:#1f2430;--line:#343b4a;--link:#9db2ff}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--back);color:var(--text);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:46rem;margin:0 auto;padding:1rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
header nav a:first-child{font-weight:600;margin-right:auto}
nav a{padding:.25rem 0}
a{color:var(--link);text-underline-offset:.2em}
a:has(code){text-underline-offset:.4em}
[aria-current]{color:var(--text);text-decoration:none;font-weight:600}
:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:2px}
.skip{position:absolute;left:1rem;top:-5rem;z-index:1;background:var(--back);padding:.5rem 1rem}
.skip:focus{top:.5rem}
h1{font-size:clamp(1.6rem,6vw,2.2rem);line-height:1.2;margin:.25rem 0 1rem}
h2{font-size:1.3rem;line-height:1.3;margin:2.25rem 0 .5rem}
h3{font-size:1.05rem;margin:1.5rem 0 .25rem}
p{margin:.5rem 0}
li{margin:.25rem 0}
code{font:.9em ui-monospace,monospace;background:var(--raised);border-radius:4px;padding:.1em .35em}
pre{background:var(--raised);border:1px solid var(--line);border-radius:6px;padding:.75rem 1rem;overflow-x:auto;margin:.75rem 0}
pre code{background:none;padding:0;font-size:.85rem;line-height:1.5;overflow-wrap:normal}
pre[data-kind=http]{background:none;border-left:4px solid var(--line);margin-top:-.25rem}
.scroll{overflow-x:auto;margin:.75rem 0}
table{border-collapse:collapse;overflow-wrap:normal}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
dl{margin:1rem 0}
dt{padding-top:.75rem;border-top:1px solid var(--line)}
dd{margin:0;padding-bottom:.75rem}
.quiet,footer{color:var(--quiet)}
.turn{justify-content:space-between;border-top:1px solid var(--line);margin-top:2.5rem;padding-top:1rem}
.aside ol{padding-left:1.25rem;margin:.5rem 0}
.aside{border-top:1px solid var(--line)}
footer{border-top:1px solid var(--line);margin-top:2rem;font-size:.9rem;max-width:44rem;padding:1rem 0;width:calc(100% - 2rem)}
@media(min-width:68rem){
header{max-width:54rem}
header:has(+.with-aside){max-width:64rem}
.with-aside{display:grid;grid-template-columns:14rem minmax(0,46rem);justify-content:center;column-gap:2rem}
.with-aside main{margin:0}
.with-aside .aside{grid-row:1;border:0;margin:0;padding:1rem 0}
.with-aside .aside>div{position:sticky;top:1rem}}
@media print{header,.aside,.turn,.skip{display:none}}
`;

export interface TextPage {
  readonly title: string;
  readonly description: string;
  /** Has one `h1`. */
  readonly main: Html;
  /** Stands beside the text, or below it where there is no room. */
  readonly aside?: Html;
  /** The entry of the navigation that this page is, or belongs to. */
  readonly current?: string;
}

/** The head of every page: a link that skips the navigation, and the navigation. */
export function pageHead(
  document: PublishedDocument,
  links: Links,
  current: string | undefined,
  text: SkipTarget,
): Html {
  const entries = links.navigation.map(
    ({ name, href }) =>
      html`<a href="${href}"${name === current ? html` aria-current="true"` : undefined}>${name}</a>
`,
  );
  return html`<a class="skip" href="#${text.id}">Skip to the ${text.name}</a>
<header><nav aria-label="Documentation">
<a href="${links.home}">${document.info.title}</a>
${entries}</nav></header>`;
}

interface SkipTarget {
  readonly id: string;
  readonly name: string;
}

/** A page of text. It needs no script and asks for nothing but itself. */
export function textPage(document: PublishedDocument, links: Links, page: TextPage): Page {
  const { info } = document;
  const { title, description, main, aside, current } = page;
  const text = html`<main id="text" tabindex="-1">\n${main}\n</main>`;
  const body = html`${pageHead(document, links, current, { id: 'text', name: 'text' })}
${aside === undefined ? text : html`<div class="with-aside">\n${text}\n${aside}\n</div>`}
<footer>${info.title} ${info.version}</footer>`;
  return renderPage({ title, description, style, body });
}
