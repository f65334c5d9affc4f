/**
 * Markdown that comes from people and is shown to others as HTML: its own HTML becomes text, links lead to the web and
 * to mailboxes only, and nothing is loaded (docs/decisions/0068-card-includes.md).
 */
import MarkdownIt from 'markdown-it';
import type { MarkdownIt as Markdown, Token } from 'markdown-it';

/** Each level of a quote reads the lines within it again. */
const maxNesting = 24;

/** A renderer of CommonMark with strikethrough, and with addresses and images as links. It keeps the ends of lines. */
export function safeMarkdown(): Markdown {
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting });
  // Tables let 20,000 characters become 700 kB.
  markdown.disable('table');
  markdown.validateLink = (url) => /^(?:https?:\/\/|mailto:)/i.test(url);
  // An image would be loaded from elsewhere, and tell its host who reads it.
  markdown.core.ruler.push('images-as-links', ({ tokens, Token: NewToken }) => {
    for (const token of tokens) {
      if (token.children?.some(({ type }) => type === 'image') === true) {
        token.children = withoutImages(token.children, NewToken);
      }
    }
  });
  markdown.core.ruler.push('links', ({ tokens }) => {
    for (const { children } of tokens) {
      for (const child of children ?? []) {
        if (child.type === 'link_open') child.attrSet('rel', 'nofollow ugc noopener noreferrer');
      }
    }
  });
  return markdown;
}

/** Inline content with a link in place of each image or, within a link, with the text of the image. */
function withoutImages(children: readonly Token[], NewToken: typeof Token): Token[] {
  let linkDepth = 0;
  return children.flatMap((child) => {
    if (child.type === 'link_open') linkDepth += 1;
    if (child.type === 'link_close') linkDepth -= 1;
    if (child.type !== 'image') return child;
    const address = String(child.attrGet('src'));
    const text = new NewToken('text', '', 0);
    text.content = textOf(child.children ?? []) || address;
    if (linkDepth > 0) return text;
    const open = new NewToken('link_open', 'a', 1);
    open.attrSet('href', address);
    return [open, text, new NewToken('link_close', 'a', -1)];
  });
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ content, children }) => (children ? textOf(children) : content)).join('');
}

/** With more of one of these, a text takes too long to read as Markdown, and is shown as it is. */
const markupMax = [
  { pattern: /[[\]()*_~`<&!\\#|:>-]|\d\.(?=\s)/g, max: 2_000 },
  // Items of lists need no other markup, and each level of a quote reads its lines again.
  { pattern: /\n/g, max: 1_000 },
  // What may be an address of a mailbox or a page.
  { pattern: /@|\/\//g, max: 500 },
];

export function hasTooMuchMarkup(text: string): boolean {
  return markupMax.some(({ pattern, max }) => (text.match(pattern)?.length ?? 0) > max);
}

const markdown = safeMarkdown();

/** References can repeat a long address or title as often as they name it. */
const attributesLengthMax = 100_000;

function hasTooLongAttributes(tokens: readonly Token[]): boolean {
  const attributes = tokens.flatMap(({ children }) => children ?? []).flatMap(({ attrs }) => attrs ?? []);
  return attributes.reduce((sum, [, value]) => sum + String(value).length, 0) > attributesLengthMax;
}

/** A text as HTML. One that would take too long or become too large is shown as it is. */
export function markdownHtml(text: string): string {
  if (hasTooMuchMarkup(text)) return asItIs(text);
  const env = {};
  const tokens = markdown.parse(text, env);
  return hasTooLongAttributes(tokens)
    ? asItIs(text)
    : markdown.renderer.render(tokens, markdown.options, env);
}

function asItIs(text: string): string {
  return `<p>${markdown.utils.escapeHtml(text).replaceAll('\n', '<br>\n')}</p>\n`;
}
