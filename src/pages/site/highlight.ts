/** Marks up code by its syntax. Classes, not colors, so that the policy of the pages needs no exception for styles. */
import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import go from 'highlight.js/lib/languages/go';
import http from 'highlight.js/lib/languages/http';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';
import { html, trusted } from '../../html.ts';
import type { Html } from '../../html.ts';

const highlight = highlighter.newInstance();
const grammars = { sh: bash, ts: typescript, py: python, go, json, yaml, http };
for (const [name, grammar] of Object.entries(grammars)) highlight.registerLanguage(name, grammar);

/** The code as markup; in a language that is not known, as text. */
export function highlighted(code: string, language: string): Html {
  if (highlight.getLanguage(language) === undefined) return html`${code}`;
  return trusted(highlight.highlight(code, { language, ignoreIllegals: true }).value);
}
