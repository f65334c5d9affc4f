/** Owns what the page of a shared card looks like, and the pages of links that show none. */
import type { SharedCardView } from '../domain/share-links.ts';
import { escapeHtml, renderPage } from './html.ts';
import type { Page } from './html.ts';

const style = `
:root{color-scheme:light dark;--text:#1b1f2a;--quiet:#565d6d;--back:#eef0f5;--raised:#fff;--line:#d9dde6;--done:#166534}
@media(prefers-color-scheme:dark){
:root{--text:#e7e9ef;--quiet:#a5adbd;--back:#14171f;--raised:#1f2430;--line:#343b4a;--done:#86efac}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--text);
font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
main,footer{max-width:44rem;margin:0 auto;padding:1rem}
article{background:var(--raised);border:1px solid var(--line);border-radius:12px;padding:1.25rem}
.place{color:var(--quiet);margin:0 0 .25rem}
h1{font-size:clamp(1.5rem,5vw,2rem);line-height:1.25;margin:0}
h2{font-size:1rem;margin:1.5rem 0 .25rem}
.labels{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:1rem 0 0;padding:0}
.labels li{display:flex;align-items:center;gap:.5rem;border:1px solid var(--line);border-radius:999px;
padding:.1rem .75rem .1rem .6rem;font-size:.9rem}
.labels i{flex:none;width:.75rem;height:.75rem;border-radius:50%}
.gray i{background:#6b7280}.red i{background:#dc2626}.orange i{background:#ea580c}.yellow i{background:#eab308}
.green i{background:#16a34a}.teal i{background:#0d9488}.blue i{background:#2563eb}.purple i{background:#9333ea}
.pink i{background:#db2777}.brown i{background:#92400e}
dl{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin:1.25rem 0 0}
dt{color:var(--quiet);font-size:.875rem}
dd{margin:0}
.done dd{color:var(--done);font-weight:600}
article>:last-child{margin-bottom:0}
.text{white-space:pre-wrap;margin:0}
.quiet,footer{color:var(--quiet);font-size:.875rem}
footer{padding:0 1.25rem 1.5rem}
footer p{margin:.15rem 0}
@media(min-width:48rem){main{padding-top:3rem}article{padding:2rem 2.25rem}footer{padding:0 3.25rem 2rem}}
@media print{body{background:none}article{border:0;padding:0}}
`;

/** The card as text, with every word of its people escaped and its description never read as markup. */
export function sharedCardPage(siteName: string, { card, endsAt }: SharedCardView): Page {
  const { title, description, boardName, columnName } = card;
  const place = `${boardName} · ${columnName}`;
  const text =
    description === null
      ? ''
      : `<h2>Description</h2>\n<p class="text" dir="auto">${escapeHtml(description)}</p>\n`;
  const end =
    endsAt === undefined ? '' : `\n<p>This link stops working on ${timeMarkup(endsAt.toISOString())}.</p>`;
  const body = `<main>
<article>
<p class="place" dir="auto">${escapeHtml(place)}</p>
<h1 dir="auto">${escapeHtml(title)}</h1>
${labelList(card.labels)}${timeList(card)}${text}</article>
</main>
<footer>
<p>Last changed on ${timeMarkup(card.updatedAt)}.</p>${end}
<p>Shared from ${escapeHtml(siteName)}.</p>
</footer>`;
  const summary = description === null || description.trim() === '' ? place : excerpt(description);
  return page(siteName, { title: `${title} · ${boardName}`, heading: title, summary, body });
}

interface Content {
  readonly title: string;
  readonly heading: string;
  readonly summary: string;
  readonly body: string;
}

/** What messengers show of a link (the Open Graph protocol) stands in the head; robots are sent away. */
function page(siteName: string, { title, heading, summary, body }: Content): Page {
  const previews = Object.entries({
    'og:type': 'article',
    'og:title': heading,
    'og:description': summary,
    'og:site_name': siteName,
  }).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`);
  const head = ['', '<meta name="robots" content="noindex">', ...previews].join('\n');
  return renderPage({ title, description: summary, style, head, body });
}

function labelList(labels: SharedCardView['card']['labels']): string {
  if (labels.length === 0) return '';
  const items = labels.map(
    ({ name, color }) =>
      `<li class="${escapeHtml(color)}"><i aria-hidden="true"></i><span dir="auto">${escapeHtml(name)}</span></li>`,
  );
  return `<ul class="labels" aria-label="Labels">\n${items.join('\n')}\n</ul>\n`;
}

function timeList({ dueAt, completedAt }: SharedCardView['card']): string {
  const due = dueAt === null ? '' : `<div><dt>Due</dt><dd>${timeMarkup(dueAt)}</dd></div>\n`;
  const done =
    completedAt === null
      ? ''
      : `<div class="done"><dt>Completed</dt><dd>${timeMarkup(completedAt)}</dd></div>\n`;
  return due + done === '' ? '' : `<dl>\n${due}${done}</dl>\n`;
}

/** In UTC, and saying so: nobody knows where the reader is, and no script asks. */
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

function timeMarkup(isoTime: string): string {
  return `<time datetime="${escapeHtml(isoTime)}">${timeFormat.format(new Date(isoTime))} UTC</time>`;
}

const excerptLength = 200;

/** The beginning of a text on one line, cut between words where there are any. */
function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= excerptLength) return line;
  // Not through the middle of a character that takes two units of UTF-16.
  const cut = line.slice(0, excerptLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/ [^ ]*$/, '')}…`;
}

/** Why a link shows no card, in words for whoever was sent it. */
const reasons: Readonly<Record<number, readonly [heading: string, text: string]>> = {
  404: [
    'This link shows nothing',
    'It was revoked, has expired or is not complete. Check that you have all of it, or ask whoever sent it for a new one.',
  ],
  410: ['This link has expired', 'Ask whoever shared the card with you for a new link.'],
  429: [
    'Too many tries',
    'Too many links that show nothing were opened from your network. Wait a minute, then open the link again.',
  ],
  503: ['Not available right now', 'Open the link again in a moment.'],
};

/** A page for each way in which a link shows no card. Nothing of the address is repeated in it. */
export function noCardPage(siteName: string, status: number, requestId: string): Page {
  const [heading, text] = reasons[status] ?? [
    'Something went wrong',
    'The fault is ours. Open the link again a little later.',
  ];
  const quote = status < 500 ? '' : `\n<p class="quiet">Request ${escapeHtml(requestId)}</p>`;
  const body = `<main>
<article>
<h1>${heading}</h1>
<p>${text}</p>${quote}
</article>
</main>
<footer><p>${escapeHtml(siteName)}</p></footer>`;
  return page(siteName, { title: `${heading} · ${siteName}`, heading, summary: text, body });
}
