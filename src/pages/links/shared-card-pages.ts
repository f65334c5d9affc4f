/** The page of a shared card, and the pages of links that don't work. */
import type { SharedCardView } from '../../domain/boards/share-links.ts';
import type { Brand } from '../../brand.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Page } from '../site/html.ts';
import { cardMarkdown, plainText } from './card-markdown.ts';
import { brandName, dayMarkup, failurePage, linkPage, relativeTimeMarkup } from './link-pages.ts';
import type { Reasons } from './link-pages.ts';

const style = `
:root{--done:#166534;--link:#2f4bb5}
@media screen and (prefers-color-scheme:dark){:root{--done:#86efac;--link:#9db2ff}}
.place{color:var(--quiet);margin:0 0 .25rem}
.place span{unicode-bidi:plaintext}
.labels{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:1rem 0 0;padding:0}
.labels li{display:flex;align-items:center;gap:.5rem;border:1px solid var(--line);border-radius:999px;
padding:.1rem .75rem .1rem .6rem;font-size:.9rem}
.labels i{flex:none;width:.75rem;height:.75rem;border-radius:50%}
.gray i{background:#6b7280}.red i{background:#dc2626}.orange i{background:#ea580c}.yellow i{background:#eab308}
.green i{background:#16a34a}.teal i{background:#0d9488}.blue i{background:#2563eb}.purple i{background:#9333ea}
.pink i{background:#db2777}.brown i{background:#92400e}
.done dd{color:var(--done);font-weight:600}
.plain{white-space:pre-wrap}
.plain,.text p,.text li,.text h3,.text h4,.text h5,.text h6{unicode-bidi:plaintext}
.text pre,.text code{direction:ltr;unicode-bidi:isolate}
.text>:first-child{margin-top:0}.text>:last-child{margin-bottom:0}
.text h3,.text h4,.text h5,.text h6{font-size:1rem;margin:1.25rem 0 .25rem}
.text p,.text ul,.text ol,.text pre,.text blockquote{margin:.5rem 0}
.text ul,.text ol{padding-inline-start:1.5rem}
.text pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:.75rem 1rem;border:1px solid var(--line);border-radius:8px}
.text code{font-size:.9em}
.text blockquote{border-inline-start:3px solid var(--line);padding-inline-start:1rem;color:var(--quiet)}
.text a{color:var(--link)}
`;

/** The card, with its description as Markdown and every other word of its people as text. */
export function sharedCardPage(brand: Brand, { card, endsAt }: SharedCardView, now: Date): Page {
  const { title, description, boardName, columnName } = card;
  const place = `${boardName} · ${columnName}`;
  const text = description === null ? undefined : html`<h2>Description</h2>\n${cardMarkdown(description)}\n`;
  const end =
    endsAt === undefined
      ? undefined
      : html`\n<p>This link stops working on ${relativeTimeMarkup(endsAt.toISOString(), now)}.</p>`;
  const body = html`<main>
<article>
<p class="place" dir="auto"><span>${boardName}</span> · <span>${columnName}</span></p>
<h1 dir="auto">${title}</h1>
${labelList(card.labels)}${timeList(card, now)}${text}</article>
</main>
<footer>
<p>Last changed on ${relativeTimeMarkup(card.updatedAt, now)}.</p>${end}
<p>Shared from ${brandName(brand)}.</p>
</footer>`;
  const summary = description === null || description.trim() === '' ? place : excerpt(description);
  const head = previews({
    'og:type': 'article',
    'og:title': title,
    'og:description': summary,
    'og:site_name': brand.name,
  });
  return linkPage(brand, { title: `${title} · ${boardName}`, description: summary, style, head, body });
}

/** What messengers show of a link (the Open Graph protocol). */
function previews(properties: Readonly<Record<string, string>>): Html {
  const metas = Object.entries(properties).map(
    ([property, content]) => html`\n<meta property="${property}" content="${content}">`,
  );
  return html`${metas}`;
}

function labelList(labels: SharedCardView['card']['labels']): Html | undefined {
  if (labels.length === 0) return undefined;
  const items = labels.map(
    ({ name, color }) =>
      html`<li class="${color}"><i aria-hidden="true"></i><span dir="auto">${name}</span></li>\n`,
  );
  return html`<ul class="labels" aria-label="Labels">\n${items}</ul>\n`;
}

function timeList({ dueAt, dueOn, completedAt }: SharedCardView['card'], now: Date): Html | undefined {
  if (dueAt === null && dueOn === null && completedAt === null) return undefined;
  const dueTime = dueAt === null ? undefined : relativeTimeMarkup(dueAt, now);
  const dueText = dueOn === null ? dueTime : dayMarkup(dueOn);
  const due = dueText === undefined ? undefined : html`<div><dt>Due</dt><dd>${dueText}</dd></div>\n`;
  const done =
    completedAt === null
      ? undefined
      : html`<div class="done"><dt>Completed</dt><dd>${relativeTimeMarkup(completedAt, now)}</dd></div>\n`;
  return html`<dl>\n${due}${done}</dl>\n`;
}

const excerptLength = 200;

/** The beginning of a text on one line, cut between words where there are any. */
function excerpt(text: string): string {
  const line = plainText(text).replace(/\s+/g, ' ').trim();
  if (line.length <= excerptLength) return line;
  // Not through the middle of a character that takes two units of UTF-16.
  const cut = line.slice(0, excerptLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/ [^ ]*$/, '')}…`;
}

const reasons: Reasons = {
  404: [
    html`This link isn't available`,
    html`It was revoked, has expired or is incomplete. Check that you copied the whole link, or ask the person who sent it for a new one.`,
  ],
  410: [html`This link has expired`, html`Ask the person who shared the card with you for a new link.`],
};

/** A page for each way in which a link shows no card. */
export function noCardPage(brand: Brand, status: number, requestId: string): Page {
  return failurePage(brand, reasons, status, requestId);
}
