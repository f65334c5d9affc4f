/** The tag that builds every page and mail: text is escaped wherever it comes from, and only markup is kept. */
import { describe, expect, it } from 'vitest';
import { html, trusted } from '../../src/html.ts';

const evil = `<img src=x onerror="alert('1')">&amp;`;
const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;';

describe('html', () => {
  it('escapes text between tags, in attributes and in lists', () => {
    expect(html`<p title="${evil}">${evil}${[evil, [evil]]}</p>`.toString()).toBe(
      `<p title="${escaped}">${escaped}${escaped}${escaped}</p>`,
    );
  });

  it('keeps markup that it created itself, also in lists, and escapes it once', () => {
    const items = [evil, 'b'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>`.toString()).toBe(`<ul><li>${escaped}</li><li>b</li></ul>`);
  });

  it('adds nothing for undefined, and shows numbers, including 0', () => {
    expect(html`<p>${undefined}${0}</p>`.toString()).toBe('<p>0</p>');
  });

  it('escapes the text of markup that was turned back into a string', () => {
    expect(html`${html`<b>a</b>`.toString()}`.toString()).toBe('&lt;b&gt;a&lt;/b&gt;');
  });
});

describe('trusted', () => {
  it('keeps markup as it is', () => {
    expect(html`<style>${trusted('a>b{}')}</style>`.toString()).toBe('<style>a>b{}</style>');
  });
});
