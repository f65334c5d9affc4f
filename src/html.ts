/**
 * HTML of pages and mails: a tag that escapes every value, so that text from people never becomes markup (Hono's,
 * docs/decisions/0048-libraries-at-the-edge.md).
 */
import { html as tag, raw } from 'hono/html';

/** Markup that a page can hold as it is. Not a string, so that it can't be mistaken for text. */
export interface Html {
  readonly isEscaped: true;
  toString(): string;
}

/** What a template can hold: text, which is escaped; markup, which is not; undefined and lists of all these. */
export type HtmlValue = Html | string | number | undefined | readonly HtmlValue[];

export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  // Hono's tag returns a promise only if a value is one.
  return tag(strings, ...values) as Html;
}

/** Markup, style sheets and scripts that the service itself wrote or renders. Never text from people. */
export function trusted(markup: string): Html {
  return raw(markup);
}

/** Text in which the parts between backticks are shown as code, as the contract's descriptions write it. */
export function inlineCode(text: string): Html {
  const parts = text.split(/`([^`]+)`/);
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}
