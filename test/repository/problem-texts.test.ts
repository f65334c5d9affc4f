/** The pages of problems: a text for each code, written for it, and a response that was recorded. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import type { Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { contractOperations, loadContract } from '../../src/api/contract/contract.ts';
import { schemaErrors } from '../support/contract-matcher.ts';
import { readProblemExamples } from '../support/problem-examples.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'problems');
const contract = loadContract();
const problems = contract['x-problems'];
const codes = Object.keys(problems);
const read = (code: string): string => readFileSync(path.join(folder, `${code}.md`), 'utf8');

const routes = [...contractOperations(contract)].map(
  ({ path: route }) => new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
);

it('there is a text for every problem code, and none for any other', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(files.toSorted()).toEqual(codes.map((code) => `${code}.md`).toSorted());
});

it('no two problems have the same advice', () => {
  const advice = codes.map((code) => /## What to do\n\n(.*?)\n\n/s.exec(read(code))?.[1]);
  expect(new Set(advice).size).toBe(codes.length);
});

describe.each(codes)('the text of %s', (code) => {
  const tokens = marked.lexer(read(code));

  it('says what it means and what to do, and leads to a guide', () => {
    const headings = tokens.flatMap((token) => (token.type === 'heading' ? [token as Tokens.Heading] : []));
    expect(headings.map(({ depth, text }) => `${depth} ${text}`)).toEqual([
      '2 What it means',
      '2 What to do',
      '2 See also',
    ]);
    const guides = [...read(code).matchAll(/\]\((\.\.\/guides\/[a-z-]+\.md)\)/g)].map(
      ([, link = '']) => link,
    );
    expect(guides.length).toBeGreaterThan(0);
    expect(guides.filter((guide) => !existsSync(path.join(folder, guide)))).toEqual([]);
  });

  it('shows commands that fit a page, and paths that the contract has', () => {
    const blocks = tokens.flatMap((token) => (token.type === 'code' ? [token as Tokens.Code] : []));
    for (const { lang, text } of blocks) {
      expect(text.split('\n').filter((line) => line.length > 76)).toEqual([]);
      if (lang === 'json') expect(() => JSON.parse(text) as unknown).not.toThrow();
    }
    const paths = [...read(code).matchAll(/"\$URL(\/v1\/[^"?]*)/g)].map(([, route = '']) => route);
    expect(paths.filter((route) => !routes.some((known) => known.test(route)))).toEqual([]);
  });
});

describe('the recorded responses', () => {
  const examples = readProblemExamples();

  it('are one for each code', () => {
    expect(Object.keys(examples)).toEqual(codes);
  });

  it.each(codes)('show %s as the contract describes it', (code) => {
    const { body } = examples[code] ?? {};
    expect(schemaErrors('Problem', body)).toBe('');
    const { status, title } = problems[code] ?? {};
    expect(body).toMatchObject({ code, status, title });
  });
});
