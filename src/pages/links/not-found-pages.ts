/** What a browser gets for an address where nothing is. Clients of the API get a problem. */
import type { RequestHandler } from 'express';
import type { Brand } from '../../brand.ts';
import { html } from '../../html.ts';
import { brandName, linkPage } from './link-pages.ts';
import { sendPage } from './link-routes.ts';

export function notFoundPages(brand: Brand, publicUrl: string): RequestHandler {
  const page = notFoundPage(brand, `${publicUrl}/docs`);
  return (request, response, next) => {
    // JSON comes first, so that a client that takes anything gets a problem.
    const isBrowser = request.accepts(['application/json', 'text/html']) === 'text/html';
    if (isBrowser && ['GET', 'HEAD'].includes(request.method)) sendPage(response, 404, page);
    else next();
  };
}

function notFoundPage(brand: Brand, docsUrl: string) {
  const app =
    brand.appUrl === undefined
      ? undefined
      : html`<li><a href="${brand.appUrl}">Open ${brand.name}</a></li>\n`;
  const body = html`<main>
<article>
<h1>Page not found</h1>
<p>There is no page at this address. Check that you copied the whole link.</p>
<ul>
${app}<li><a href="${docsUrl}">Read the documentation</a></li>
</ul>
</article>
</main>
<footer><p>${brandName(brand)}</p></footer>`;
  return linkPage(brand, {
    title: `Page not found · ${brand.name}`,
    description: 'There is no page at this address.',
    style,
    body,
  });
}

const style = `
:root{--link:#2f4bb5}
@media screen and (prefers-color-scheme:dark){:root{--link:#9db2ff}}
article a{color:var(--link)}
`;
