/**
 * The description of a card as HTML. It comes from people and is shown to anyone with the link, so that its own HTML is
 * shown as text, links lead to the web and to mailboxes only, and images are links (docs/decisions/0058-people-with-a-link.md).
 */
import { hasTooMuchMarkup, safeMarkdown } from '../../domain/boards/safe-markdown.ts';
import { html, trusted } from '../../html.ts';
import type { Html } from '../../html.ts';

const markdown = safeMarkdown();
// References let 20,000 characters become megabytes.
markdown.disable('reference');

markdown.core.ruler.push('headings', ({ tokens }) => {
  for (const token of tokens) {
    // Below the page's own headings.
    const level = /^h([1-6])$/.exec(token.tag)?.[1];
    if (level !== undefined) token.tag = `h${Math.min(Number(level) + 2, 6)}`;
  }
});

export function cardMarkdown(text: string): Html {
  if (hasTooMuchMarkup(text)) return html`<div class="plain" dir="auto">${text}</div>`;
  return html`<div class="text" dir="auto">\n${trusted(markdown.render(text))}</div>`;
}

/** The words of a description, on one line. */
export function plainText(text: string): string {
  if (hasTooMuchMarkup(text)) return text;
  return markdown
    .parse(text, {})
    .flatMap(({ type, content, children }) =>
      type === 'inline'
        ? [...(children ?? []).map((child) => (child.type.endsWith('break') ? ' ' : child.content)), ' ']
        : [content, ' '],
    )
    .join('');
}
