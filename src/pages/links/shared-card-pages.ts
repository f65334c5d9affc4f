/** The page of a shared card, and the pages of links that don't work. */
import type { SharedCardView } from '../../domain/boards/share-links.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Page } from '../site/html.ts';
import { failurePage, linkPage, timeMarkup } from './link-pages.ts';
import type { Reasons } from './link-pages.ts';

const style = `
:root{--done:#166534}
@media(prefers-color-scheme:dark){:root{--done:#86efac}}
.place{color:var(--quiet);margin:0 0 .25rem}
.labels{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:1rem 0 0;padding:0}
.labels li{display:flex;align-items:center;gap:.5rem;border:1px solid var(--line);border-radius:999px;
padding:.1rem .75rem .1rem .6rem;font-size:.9rem}
.labels i{flex:none;width:.75rem;height:.75rem;border-radius:50%}
.gray i{background:#6b7280}.red i{background:#dc2626}.orange i{background:#ea580c}.yellow i{background:#eab308}
.green i{background:#16a34a}.teal i{background:#0d9488}.blue i{background:#2563eb}.purple i{background:#9333ea}
.pink i{background:#db2777}.brown i{background:#92400e}
.done dd{color:var(--done);font-weight:600}
.text{white-space:pre-wrap;margin:0}
`;

/** The card as text, with every word of its people escaped and its description never read as markup. */
export function sharedCardPage(siteName: string, { card, endsAt }: SharedCardView): Page {
  const { title, description, boardName, columnName } = card;
  const place = `${boardName} · ${columnName}`;
  const text =
    description === null
      ? undefined
      : html`<h2>Description</h2>\n<p class="text" dir="auto">${description}</p>\n`;
  const end =
    endsAt === undefined
      ? undefined
      : html`\n<p>This link stops working on ${timeMarkup(endsAt.toISOString())}.</p>`;
  const body = html`<main>
<article>
<p class="place" dir="auto">${place}</p>
<h1 dir="auto">${title}</h1>
${labelList(card.labels)}${timeList(card)}${text}</article>
</main>
<footer>
<p>Last changed on ${timeMarkup(card.updatedAt)}.</p>${end}
<p>Shared from ${siteName}.</p>
</footer>`;
  const summary = description === null || description.trim() === '' ? place : excerpt(description);
  const head = previews({
    'og:type': 'article',
    'og:title': title,
    'og:description': summary,
    'og:site_name': siteName,
  });
  return linkPage({ title: `${title} · ${boardName}`, description: summary, style, head, body });
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

function timeList({ dueAt, completedAt }: SharedCardView['card']): Html | undefined {
  if (dueAt === null && completedAt === null) return undefined;
  const due = dueAt === null ? undefined : html`<div><dt>Due</dt><dd>${timeMarkup(dueAt)}</dd></div>\n`;
  const done =
    completedAt === null
      ? undefined
      : html`<div class="done"><dt>Completed</dt><dd>${timeMarkup(completedAt)}</dd></div>\n`;
  return html`<dl>\n${due}${done}</dl>\n`;
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

const reasons: Reasons = {
  404: [
    html`This link isn't available`,
    html`It was revoked, has expired or is incomplete. Check that you have all of it, or ask the person who sent it for a new one.`,
  ],
  410: [html`This link has expired`, html`Ask the person who shared the card with you for a new link.`],
};

/** A page for each way in which a link shows no card. */
export function noCardPage(siteName: string, status: number, requestId: string): Page {
  return failurePage(siteName, reasons, status, requestId);
}
