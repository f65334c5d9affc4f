/**
 * HTML for pages and mails: a template tag that escapes every value, so that text from people never becomes markup
 * (Hono's, docs/decisions/0048-libraries-at-the-edge.md).
 */
import { html as tag, raw } from 'hono/html';

/** Markup that isn't escaped. Not a string, so that it can't be mistaken for text. */
export interface Html {
  readonly isEscaped: true;
  toString(): string;
}

/** A value in a template: text, which is escaped; markup, which isn't; undefined; or a list of these. */
export type HtmlValue = Html | string | number | undefined | readonly HtmlValue[];

export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  // Hono's tag returns a promise only if a value is one.
  return tag(strings, ...values) as Html;
}

/** Marks markup, style sheets and scripts of the service as safe. Never use it for text from people. */
export function trusted(markup: string): Html {
  return raw(markup);
}
