/** Turns the Markdown of the site into markup. The pages that are written as Markdown are all but the operations. */
import path from 'node:path';
import { Marked } from 'marked';
import type { Token, Tokens } from 'marked';
import { html, trusted } from '../../html.ts';
import type { Html } from '../../html.ts';
import { highlighted } from './highlight.ts';
import type { SiteLinks } from './links.ts';

export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

export interface RenderedMarkdown {
  readonly markup: Html;
  readonly headings: readonly Heading[];
}

export interface MarkdownContext {
  /** The path of the page within the site, to which the links in its text are relative. */
  readonly sitePath: string;
  readonly links: SiteLinks;
  /** Whether the site has a page at this path. */
  readonly hasPage: (sitePath: string) => boolean;
  /** Where a name that is written as code is explained: operations and problem codes. */
  readonly explanation: (name: string) => { readonly sitePath: string; readonly hash: string } | undefined;
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of a token as a person hears it. */
export function plainText(token: Token): string {
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner !== undefined && inner.length > 0) return inner.map(plainText).join('').replaceAll('\n', ' ');
  const text = 'text' in token ? String(token.text) : token.raw;
  return text.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

/** Ids as GitHub writes them, so that links to a heading work there too; repeated ones are numbered. */
export function headingIds(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const id = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  };
}

/** The page and heading that a link within the site means; undefined for any other link. */
function linkedPage(
  sitePath: string,
  href: string,
): { readonly sitePath: string; readonly hash: string } | undefined {
  const [, file, hash = ''] = /^([^:#]*)(?:\.md|\/index\.html)(#.*)?$/.exec(href) ?? [];
  if (file === undefined) return undefined;
  const target = path.posix.join(path.posix.dirname(sitePath), file);
  return { sitePath: target === 'index' ? '' : target, hash };
}

const captions: Readonly<Record<string, string>> = {
  sh: 'Shell',
  ts: 'TypeScript',
  py: 'Python',
  go: 'Go',
  json: 'JSON',
  yaml: 'YAML',
  http: 'Response',
  text: 'Text',
};

function codeBlock({ text, lang = '' }: Tokens.Code): Html {
  const [language = '', note = ''] = lang.split(' ');
  const caption = note.includes('.')
    ? note
    : note === 'output'
      ? 'Output'
      : (captions[language] ?? 'Example');
  return html`<figure class="code" data-language="${language}">
<figcaption>${caption}</figcaption>
<pre><code>${highlighted(text, language)}</code></pre>
</figure>
`;
}

/** Blocks that follow each other and have the note `group` are the same step in several languages. */
function groupsOf(tokens: readonly Token[]): (Token | Tokens.Code[])[] {
  const groups: (Token | Tokens.Code[])[] = [];
  for (const token of tokens) {
    const previous = groups.at(-1);
    if (token.type === 'space' && Array.isArray(previous)) continue;
    const isGrouped = token.type === 'code' && String(token.lang).split(' ')[1] === 'group';
    if (!isGrouped) groups.push(token);
    else if (Array.isArray(previous)) previous.push(token as Tokens.Code);
    else groups.push([token as Tokens.Code]);
  }
  return groups;
}

function codeGroup(blocks: readonly Tokens.Code[]): Html {
  if (blocks.length === 1) return html`${blocks.map(codeBlock)}`;
  return html`<div class="code-group">\n${blocks.map(codeBlock)}</div>\n`;
}

function rendererOf(context: MarkdownContext, headings: Heading[]): Marked {
  const { sitePath, links, hasPage, explanation } = context;
  const idOf = headingIds();
  return new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = tokens.map(plainText).join('');
        const id = idOf(text);
        headings.push({ depth, id, text });
        const inner = trusted(this.parser.parseInline(tokens));
        const anchor =
          depth > 1 && html` <a class="anchor" href="#${id}" aria-label="Link to “${text}”">#</a>`;
        return html`${trusted(`<h${depth}`)} id="${id}">${inner}${anchor || undefined}${trusted(`</h${depth}>`)}\n`.toString();
      },
      // The texts are Markdown alone, so a tag in one is meant to be read.
      html: ({ text }) => html`${text}`.toString(),
      code: (token) => codeBlock(token).toString(),
      codespan({ text }) {
        const explained = explanation(text);
        const code = html`<code>${text}</code>`;
        if (explained === undefined || explained.sitePath === sitePath) return code.toString();
        return html`<a href="${links.page(explained.sitePath)}${explained.hash}">${code}</a>`.toString();
      },
      link({ href, tokens }) {
        // A name that is explained elsewhere can't be a link within this one.
        const inner = trusted(this.parser.parseInline(tokens).replaceAll(/<\/?a\b[^>]*>/g, ''));
        const page = linkedPage(sitePath, href);
        if (page !== undefined) {
          // Other files of the repository are not part of the site.
          if (!hasPage(page.sitePath)) return inner.toString();
          return html`<a href="${links.page(page.sitePath)}${page.hash}">${inner}</a>`.toString();
        }
        const contractFile = href.startsWith('contract:')
          ? links.contract(href.slice('contract:'.length))
          : href;
        return html`<a href="${contractFile}">${inner}</a>`.toString();
      },
    },
  });
}

/** Markup and headings of a page. */
export function renderMarkdown(text: string, context: MarkdownContext): RenderedMarkdown {
  const headings: Heading[] = [];
  const marked = rendererOf(context, headings);
  const parts = groupsOf(marked.lexer(text)).map((part) =>
    Array.isArray(part) ? codeGroup(part).toString() : marked.parser([part]),
  );
  const markup = parts
    .join('')
    .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');
  return { markup: trusted(markup), headings };
}
