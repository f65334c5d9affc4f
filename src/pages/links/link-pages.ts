/** Owns what the pages behind links that people are sent have in common: their look, their head, times and notices. */
import type { Brand } from '../../brand.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { renderPage } from '../site/html.ts';
import type { Page, PageParts } from '../site/html.ts';

/** Dark on screens only: paper is white, whatever the reader's system prefers. */
const commonStyle = `
:root{color-scheme:light dark;--text:#1b1f2a;--quiet:#565d6d;--back:#eef0f5;--raised:#fff;--line:#d9dde6}
@media screen and (prefers-color-scheme:dark){
:root{--text:#e7e9ef;--quiet:#a5adbd;--back:#14171f;--raised:#1f2430;--line:#343b4a}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--text);
font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
main,footer{max-width:44rem;margin:0 auto;padding:1rem}
article{background:var(--raised);border:1px solid var(--line);border-radius:12px;padding:1.25rem}
h1{font-size:clamp(1.5rem,5vw,2rem);line-height:1.25;margin:0}
h2{font-size:1rem;margin:1.5rem 0 .25rem}
dl{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem;margin:1.25rem 0 0}
dt{color:var(--quiet);font-size:.875rem}
dd{margin:0}
article>:last-child{margin-bottom:0}
.quiet,footer{color:var(--quiet);font-size:.875rem}
footer{padding:0 1.25rem 1.5rem}
footer a{color:inherit}
.brand{max-width:44rem;margin:0 auto;padding:1rem 1.25rem 0;display:flex;align-items:center;gap:.6rem;font-weight:600}
.brand img{display:block;height:2rem;max-width:12rem}
footer p{margin:.15rem 0}
@media(min-width:48rem){main{padding-top:3rem}article{padding:2rem 2.25rem}footer{padding:0 3.25rem 2rem}}
@media print{body{background:none}article{border:0;padding:0}}
`;

/** A page that robots are sent away from; `style` comes after what all such pages have. */
export function linkPage(brand: Brand, { style, head, body, ...parts }: PageParts): Page {
  return renderPage({
    ...parts,
    style: `${commonStyle}${style}`,
    body: html`${logoOf(brand)}${body}`,
    head: html`\n<meta name="robots" content="noindex">${head}`,
  });
}

function logoOf({ logo, name }: Brand): Html | undefined {
  if (logo === undefined) return undefined;
  return html`<header class="brand"><img src="${logo}" alt=""><span>${name}</span></header>\n`;
}

/** The name of the service, which leads to the app that people use. */
export function brandName({ name, appUrl }: Brand): Html {
  return appUrl === undefined ? html`${name}` : html`<a href="${appUrl}">${name}</a>`;
}

/** In UTC, and saying so: nobody knows where the reader is, and no script asks. */
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export function timeMarkup(isoTime: string): Html {
  return html`<time datetime="${isoTime}">${timeFormat.format(new Date(isoTime))} UTC</time>`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of the calendar, which is the same everywhere. */
export function dayMarkup(isoDay: string): Html {
  return html`<time datetime="${isoDay}">${dayFormat.format(new Date(isoDay))}</time>`;
}

/** A time, and how far it is from now, such as "in 3 weeks". */
export function relativeTimeMarkup(isoTime: string, now: Date): Html {
  return html`${timeMarkup(isoTime)} (${distance(new Date(isoTime), now)})`;
}

const relativeFormat = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const minuteMs = 60_000;
const units = [
  ['year', 365 * 24 * 60 * minuteMs],
  ['month', 30 * 24 * 60 * minuteMs],
  ['week', 7 * 24 * 60 * minuteMs],
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const;

/** In the largest unit of which there are two or more: "in 13 days" says more than "in 1 week". */
function distance(time: Date, now: Date): string {
  const differenceMs = time.getTime() - now.getTime();
  const [unit, unitMs] = units.find(([, length]) => Math.abs(differenceMs) >= 2 * length) ?? [
    'minute',
    minuteMs,
  ];
  return relativeFormat.format(Math.round(differenceMs / unitMs), unit);
}

/** Why a link doesn't work, by status, in words for the person who received it. */
export type Reasons = Readonly<Record<number, readonly [heading: Html, text: Html]>>;

const commonReasons: Reasons = {
  405: [html`This page can't be opened this way`, html`Open the link itself in a browser.`],
  429: [
    html`Too many attempts`,
    html`Too many links were opened from your network. Wait a minute, then open this one again.`,
  ],
  503: [html`Temporarily unavailable`, html`Open the link again in a moment.`],
};

/** A page that describes a failure in words. Nothing of the address is repeated in it. */
export function failurePage(brand: Brand, reasons: Reasons, status: number, requestId: string): Page {
  const [heading, text] = reasons[status] ??
    commonReasons[status] ?? [
      html`Something went wrong`,
      html`This is our fault. Open the link again a little later.`,
    ];
  const quote = status < 500 ? undefined : html`\n<p class="quiet">Request ${requestId}</p>`;
  const body = html`<main>
<article>
<h1>${heading}</h1>
<p>${text}</p>${quote}
</article>
</main>
<footer><p>${brandName(brand)}</p></footer>`;
  return linkPage(brand, {
    title: `${heading.toString()} · ${brand.name}`,
    description: text.toString(),
    style: '',
    body,
  });
}
