/** What `include` adds to cards: counts, and the description as HTML that is safe to show. */
import { defaultTreeAdapter, parseFragment } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let clock = new Date('2026-11-21T09:30:00.000Z');
let service: Service;
let tenant: Tenant;
let token: string;
let boardId: string;
let cardId: string;

beforeAll(async () => {
  service = await startService({ now: () => clock });
  tenant = await makeTenant(service);
  ({ token } = tenant);
  await makeOwnCard();
});

async function makeOwnCard(): Promise<void> {
  clock = new Date('2026-11-21T09:30:00.000Z');
  boardId = (await makeBoard(service, tenant)).board.id;
  cardId = (await makeCard(service, tenant, boardId)).id;
}

const get = (include: string, credential = token) =>
  service.succeed('getCard', { token: credential, id: cardId, query: { include } });
const comment = (id: string) => service.succeed('createComment', { token, id, body: { body: 'New' } });
const share = (body: object = {}) => service.succeed('createShareLink', { token, id: cardId, body });
const lists = ['listCards', 'listWorkspaceCards'] as const;
const idOf = (list: (typeof lists)[number]) => (list === 'listCards' ? boardId : tenant.workspaceId);

describe('include', () => {
  beforeEach(makeOwnCard);

  it('adds only what is asked for', async () => {
    await comment(cardId);
    const card = await service.succeed('getCard', { token, id: cardId });
    expect(await get('comment_count')).toEqual({ ...card, comment_count: 1 });
    expect(await get('share_link_count')).toEqual({ ...card, share_link_count: 0 });
    expect(await get('description_html')).toEqual(card);
    const described = await service.succeed('updateCard', {
      token,
      id: cardId,
      body: { description: '*a*', due_at: '2026-12-04T16:00:00Z' },
    });
    expect(await get('description_html,share_link_count,comment_count')).toEqual({
      ...described,
      comment_count: 1,
      share_link_count: 0,
      description_html: '<p><em>a</em></p>\n',
    });
  });

  it.each(lists)('adds counts to each card of %s, and can differ from page to page', async (list) => {
    const other = await makeCard(service, tenant, boardId);
    for (const id of [cardId, other.id, other.id]) await comment(id);
    await share();
    const column = { column_id: other.column_id };
    const query = { include: 'share_link_count,comment_count', ...column };
    const { data } = await service.succeed(list, { token, id: idOf(list), query });
    const plain = await service.succeed(list, { token, id: idOf(list), query: column });
    const counts = [
      { comment_count: 1, share_link_count: 1 },
      { comment_count: 2, share_link_count: 0 },
    ];
    expect(data).toEqual(plain.data.map((card, index) => ({ ...card, ...counts[index] })));
    const first = await service.succeed(list, { token, id: idOf(list), query: { ...column, limit: 1 } });
    const next = { ...query, limit: 1, cursor: first.next_cursor ?? '' };
    const second = await service.succeed(list, { token, id: idOf(list), query: next });
    expect(second.data).toEqual(data.slice(1));
  });

  it('counts what a snapshot counts: links that are neither revoked nor expired', async () => {
    const links = [await share(), await share({ expires_at: '2026-11-22T00:00:00Z' }), await share()];
    await service.succeed('revokeShareLink', { token, id: links[0]?.share_link.id ?? '' });
    expect(await get('share_link_count')).toMatchObject({ share_link_count: 2 });
    clock = new Date('2026-11-22T00:00:00Z');
    const counted = await get('share_link_count,comment_count');
    expect(counted).toMatchObject({ share_link_count: 1, comment_count: 0 });
    const { columns } = await service.succeed('getBoardSnapshot', { token, id: boardId });
    expect(columns[0]?.cards[0]).toMatchObject({ share_link_count: 1, comment_count: 0 });
  });

  it('shows guests no count of links, as snapshots do', async () => {
    await share();
    await comment(cardId);
    const guest = await makeMember(service, tenant, 'guest', [boardId]);
    const shown = await get('share_link_count,comment_count', guest.token);
    expect(shown).toMatchObject({ comment_count: 1 });
    expect(shown).not.toHaveProperty('share_link_count');
    for (const list of lists) {
      const query = { include: 'share_link_count,comment_count' };
      const { data } = await service.succeed(list, { token: guest.token, id: idOf(list), query });
      expect(data.map((card) => card.comment_count)).toEqual([1]);
      expect(data[0]).not.toHaveProperty('share_link_count');
    }
  });

  it.each(['', 'comments', 'comment_count,comment_count', 'comment_count,'])(
    'refuses %j',
    async (include) => {
      for (const list of ['getCard', ...lists] as const) {
        const id = list === 'getCard' ? cardId : idOf(list);
        const { errors } = await service.fail(list, 400, { token, id, query: { include } });
        expect(new Set(errors?.map(({ parameter }) => parameter))).toEqual(new Set(['include']));
      }
    },
  );

  it.each(lists)('renders no descriptions in %s, which can have 250 of them', async (list) => {
    const query = { include: 'description_html' };
    const { errors } = await service.fail(list, 400, { token, id: idOf(list), query });
    expect(errors).toMatchObject([{ parameter: 'include', code: 'not_allowed' }]);
  });
});

describe('the entity tag with include', () => {
  beforeEach(makeOwnCard);

  const read = (operation: 'getCard' | 'listCards', headers = {}) => {
    const id = operation === 'getCard' ? cardId : boardId;
    return service.call(operation, { token, id, query: { include: 'comment_count' }, headers });
  };

  it.each(['getCard', 'listCards'] as const)(
    'of %s is weak, and changes with a comment',
    async (operation) => {
      const { headers } = await read(operation);
      const { etag = '' } = headers;
      expect(etag).toMatch(/^W\/"/);
      const condition = { 'If-None-Match': etag };
      expect(await read(operation, condition)).toMatchObject({ status: 304, headers: { etag } });
      await comment(cardId);
      const changed = await read(operation, condition);
      expect(changed.status).toBe(200);
      expect(changed.headers.etag).not.toBe(etag);
    },
  );

  it('differs from that of the card alone, whose version the body has for If-Match', async () => {
    const { headers, body } = await read('getCard');
    const { etag } = body as { etag: string };
    const alone = await service.call('getCard', { token, id: cardId });
    expect(alone.headers.etag).toBe(etag);
    expect((await read('getCard', { 'If-None-Match': etag })).status).toBe(200);
    const options = { token, id: cardId, body: { title: 'New' } };
    const weak = { 'If-Match': headers.etag ?? '' };
    await service.fail('updateCard', 412, { ...options, headers: weak });
    await service.succeed('updateCard', { ...options, headers: { 'If-Match': etag } });
  });
});

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** All elements, as a browser reads the HTML. */
function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const own = defaultTreeAdapter.isElementNode(node) ? [node] : [];
  return [...own, ...children.flatMap((child) => elementsOf(child))];
}

function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map((child) => textOf(child)).join('') : '';
}

async function htmlOf(description: string): Promise<string> {
  await service.succeed('updateCard', { token, id: cardId, body: { description } });
  return (await get('description_html')).description_html ?? '';
}

const tags = [
  ...['p', 'br', 'em', 'strong', 's', 'code', 'pre', 'a', 'blockquote', 'hr', 'ul', 'ol', 'li'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
];
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel'],
  code: ['class'],
  ol: ['start'],
};

describe('description_html', () => {
  it.each([
    ['emphasis', '*a* **b** ~~c~~ `d`', '<p><em>a</em> <strong>b</strong> <s>c</s> <code>d</code></p>\n'],
    ['headings', '# A\n\nB\n-', '<h1>A</h1>\n<h2>B</h2>\n'],
    ['lists', '3. a\n   - b', '<ol start="3">\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ol>\n'],
    ['quotes and rules', '> a\n\n---', '<blockquote>\n<p>a</p>\n</blockquote>\n<hr>\n'],
    ['code', '```js\n<b>\n```', '<pre><code class="language-js">&lt;b&gt;\n</code></pre>\n'],
    ['the ends of lines', 'a\nb', '<p>a<br>\nb</p>\n'],
    ['HTML as text', '<b>a</b> &amp;', '<p>&lt;b&gt;a&lt;/b&gt; &amp;</p>\n'],
    ['white space alone', ' \n\n', ''],
  ])('shows %s', async (_what, text, html) => {
    expect(await htmlOf(text)).toBe(html);
  });

  it.each([
    ['[a](https://a.example "b")', 'https://a.example', 'a'],
    ['[a][b]\n\n[b]: http://a.example', 'http://a.example', 'a'],
    ['<https://a.example/?a&b>', 'https://a.example/?a&b', 'https://a.example/?a&b'],
    ['https://a.example', 'https://a.example', 'https://a.example'],
    ['ada@example.com', 'mailto:ada@example.com', 'ada@example.com'],
    ['![The *office*](https://a.example/o.png)', 'https://a.example/o.png', 'The office'],
    ['![](https://a.example/o.png)', 'https://a.example/o.png', 'https://a.example/o.png'],
    ['[![b](https://b.example/b.png)](https://a.example)', 'https://a.example', 'b'],
  ])('links %s', async (text, href, shown) => {
    const links = elementsOf(parseFragment(await htmlOf(text))).filter(({ tagName }) => tagName === 'a');
    expect(links.map((link) => textOf(link))).toEqual([shown]);
    expect(links[0]?.attrs).toContainEqual({ name: 'href', value: href });
    expect(links[0]?.attrs).toContainEqual({ name: 'rel', value: 'nofollow ugc noopener noreferrer' });
  });

  it.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//a.example></sCrIpT>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<math><mi xlink:href="javascript:alert(1)">',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<style>@import "//a.example"</style>',
    '<a href="javascript:alert(1)">a</a>',
    '<base href="//a.example"><form action=//a.example><input autofocus onfocus=alert(1)>',
    '<!--><script>alert(1)</script>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml version="1.0"?><script>',
    '</p></div><script>alert(1)</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&#60;script&#62;alert(1)',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java&#115;cript:alert(1))',
    '[a](java&Tab;script:alert(1))',
    '[a](&#1;javascript:alert(1))',
    '[a](<java\\nscript:alert(1)>)',
    '[a](\u0001javascript:alert(1))',
    '[a](javascript&colon;alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](vbscript:msgbox(1))',
    '[a](file:///etc/passwd)',
    '[a](//a.example)',
    '[a](/v1/me)',
    '[a](#top)',
    '[a]: javascript:alert(1)\n\n[a] ![a]',
    '<javascript:alert(1)>',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml,<svg/onload=alert(1)>)',
    '![a](https://a.example/x.png"onerror="alert(1))',
    '![" onerror="alert(1)](https://a.example/x.png)',
    '[a](https://a.example "\\" onmouseover=\\"alert(1)")',
    '[a](https://a.example/"onmouseover="alert(1))',
    "[a](https://a.example/'onmouseover='alert(1))",
    'https://a.example/"onmouseover="alert(1)',
    '<https://a.example/"onmouseover="alert(1)>',
    '```"><script>alert(1)</script>\na\n```',
    '```js" onclick="alert(1)\na\n```',
    '`<script>alert(1)</script>`',
    '    <script>alert(1)</script>',
    '# <script>alert(1)</script>',
    '> <script>alert(1)</script>',
    '*<script>*alert(1)*</script>*',
    '[<script>alert(1)</script>](https://a.example)',
    '[a](https://a.example)<style>*{display:none}</style>',
    `${'['.repeat(1001)}<script>alert(1)</script>`,
    `${'*'.repeat(2001)}<script>alert(1)</script>"'`,
    '{{constructor.constructor("alert(1)")()}} ${alert(1)}',
  ])('can do nothing but show text and links: %s', async (attack) => {
    const elements = elementsOf(parseFragment(await htmlOf(`${attack}\n\n[a](https://b.example)`)));
    for (const { tagName, attrs } of elements) {
      expect(tags).toContain(tagName);
      for (const { name, value } of attrs) {
        expect(attributes[tagName] ?? []).toContain(name);
        if (name === 'href') expect(new URL(value).protocol).toMatch(/^(https?|mailto):$/);
        if (name === 'class') expect(value).toMatch(/^language-/);
      }
      if (tagName === 'a') {
        const rel = 'nofollow ugc noopener noreferrer';
        expect(attrs).toContainEqual({ name: 'rel', value: rel });
      }
    }
  });

  const repeated = (part: string) => part.repeat(Math.ceil(20_000 / part.length)).slice(0, 20_000);
  const long = `https://a.example/${'x'.repeat(5_000)}`;

  it.each([
    ['*a ', repeated('*a ')],
    ['**a*', repeated('**a*')],
    ['[', repeated('[')],
    ['nested brackets', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['[a](<b', repeated('[a](<b')],
    ['[a\\n', repeated('[a\n')],
    ['![', repeated('![')],
    ['>', repeated('>')],
    ['> ', repeated('> ')],
    ['lazy lines of a deep quote', `${'> '.repeat(900)}a\n${repeated('a\n')}`.slice(0, 20_000)],
    ['- ', repeated('- ')],
    ['- a\\n', repeated('- a\n')],
    ['1.\\n', repeated('1.\n')],
    ['`', repeated('`')],
    ['<http://a', repeated('<http://a')],
    ['a@b.co ', repeated('a@b.co ')],
    ['http://', repeated('http://')],
    ['&amp', repeated('&amp')],
    ['"', repeated('"')],
    ['table cells', `${'|'.repeat(400)}\n${'|-'.repeat(400)}|\n${repeated('a\n')}`.slice(0, 20_000)],
    ['references to a long address', `[a]: ${long}\n\n${'[a] '.repeat(900)}`],
    ['a\\n=\\n', repeated('a\n=\n')],
    ['1. a\\n', repeated('1. a\n')],
    ['a quote with many lines', `${'>'.repeat(24)}a\n${'b\n'.repeat(9_900)}`],
  ])('of 20,000 characters takes little time and space: %s', async (_what, text) => {
    await service.succeed('updateCard', { token, id: cardId, body: { description: text } });
    const before = process.threadCpuUsage();
    const { description_html: html = '' } = await get('description_html');
    const { user, system } = process.threadCpuUsage(before);
    // Measured: at most 60 ms on a busy machine.
    expect((user + system) / 1000).toBeLessThan(1_000);
    expect(html.length).toBeLessThan(200_000);
  });

  it('is plain text for a description with more markup than a person writes', async () => {
    const stars = '*'.repeat(2_001);
    expect(await htmlOf(`${stars}<b>\n"a"`)).toBe(`<p>${stars}&lt;b&gt;<br>\n&quot;a&quot;</p>\n`);
    expect(await htmlOf('*a*'.repeat(1_000))).toContain('<em>');
  });

  it('is plain text for more lines or addresses than a person writes', async () => {
    expect(await htmlOf(`*a*${'\n1. a'.repeat(1_001)}`)).toMatch(/^<p>\*a\*<br>\n1\. a/);
    expect(await htmlOf(`*a*${'\n1. a'.repeat(1_000)}`)).toContain('<em>');
    expect(await htmlOf('*a* a@b.com '.repeat(501))).toMatch(/^<p>\*a\*/);
    expect(await htmlOf('*a* a@b.com '.repeat(500))).toContain('mailto:');
  });
});
