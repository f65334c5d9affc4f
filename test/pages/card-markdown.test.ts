/** The description of a shared card: Markdown that can't do more than text, links and emphasis. */
import { describe, expect, it } from 'vitest';
import { cardMarkdown, plainText } from '../../src/pages/links/card-markdown.ts';

const shown = (text: string) => cardMarkdown(text).toString();

describe('the description of a card', () => {
  it.each([
    ['paragraphs and line breaks', 'One\ntwo\n\nthree', '<p>One<br>\ntwo</p>\n<p>three</p>'],
    ['lists', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    [
      'emphasis',
      '**bold** _soft_ ~~gone~~ `code`',
      '<strong>bold</strong> <em>soft</em> <s>gone</s> <code>code</code>',
    ],
    ['headings below those of the page', '# Top\n\n###### Deep', '<h3>Top</h3>\n<h6>Deep</h6>'],
    ['code', '```js\na < b\n```', '<pre><code class="language-js">a &lt; b\n</code></pre>'],
  ])('shows %s', (_what, text, html) => {
    expect(shown(text)).toContain(html);
  });

  it.each([
    '[site](https://a.example/x?a=1&b=2)',
    'https://a.example/x',
    '<https://a.example>',
    '[mail](mailto:a@b.example)',
  ])('links to the web and to mailboxes, without passing anything on: %s', (text) => {
    expect(shown(text)).toMatch(/<a href="(https|mailto):[^"]+" rel="nofollow ugc noopener noreferrer">/);
  });

  it('shows references as text, of which a few could repeat a long one without end', () => {
    expect(shown('[a][long]\n\n[long]: https://a.example/x')).toContain('[a][long]');
  });

  it('shows images as links', () => {
    const text = '![Our _office_](https://a.example/x.png) and ![](https://a.example/y.png)';
    const link = (address: string, name: string) =>
      `<a href="${address}" rel="nofollow ugc noopener noreferrer">${name}</a>`;
    const first = link('https://a.example/x.png', 'Our office');
    const second = link('https://a.example/y.png', 'https://a.example/y.png');
    expect(shown(text)).toContain(`<p>${first} and ${second}</p>`);
    expect(plainText(text).trim()).toBe('Our office and https://a.example/y.png');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:a)',
    '[x](/v1/boards)',
    '[x](//a.example)',
    '<javascript:alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '![x](javascript:alert(1))',
    '![x](/v1/boards)',
  ])('links nowhere else: %s', (text) => {
    expect(shown(text)).not.toContain('<a');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '**<b onclick=a>**',
    '![image](https://a.example/pixel.gif)',
    '<!-- --!><script>',
    '```"><script>\nx\n```',
    '[x](https://a.example/"onmouseover="alert(1))',
    '[x](https://a.example "title\\" onmouseover=alert(1)")',
  ])('has no HTML of its own, no image and no handler: %s', (text) => {
    const html = shown(text);
    expect(html).not.toMatch(/<(script|img|b|style|iframe)\b/);
    expect(html).not.toMatch(/<[^>]*\son\w+=(?=[^"]*>)/);
  });

  it.each([
    '[',
    '[a](',
    '![a](b)',
    '*a ',
    '_a*',
    '`',
    '> ',
    '- ',
    '|a',
    '[a]',
    '<a ',
    '&',
    '~~a',
    '# a\n',
    'http://a.b ',
  ])('of 20,000 characters stays small when it repeats %j', (part) => {
    const text = part.repeat(20_000 / part.length);
    expect(shown(text).length).toBeLessThan(200_000);
    expect(plainText(text).length).toBeLessThan(40_000);
  });

  it('is shown as it is when it has more markup than a person writes', () => {
    expect(shown('*'.repeat(2001))).toBe(`<div class="plain" dir="auto">${'*'.repeat(2001)}</div>`);
  });

  it('is shown as it is when it nests more numbered lists than a person writes', () => {
    const text = `${'1. '.repeat(10)}a\n`.repeat(201);
    expect(shown(text)).toBe(`<div class="plain" dir="auto">${text}</div>`);
  });

  it('is the text alone in an excerpt', () => {
    expect(
      plainText('# Title\n\n**Bold** and [site](https://a.example)\n\n- one\n- two\n\n`code`').trim(),
    ).toMatch(/^Title\s*Bold and site\s*one\s*two\s*code$/);
  });
});
