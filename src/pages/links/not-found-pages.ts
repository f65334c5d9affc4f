/** What a browser gets for an address where nothing is, and for one that can't be shown now. Clients of the API get a problem. */
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { FailureResponder } from '../../api/http/problem-responses.ts';
import { requestOf } from '../../api/http/requests.ts';
import type { Brand } from '../../brand.ts';
import { html } from '../../html.ts';
import { brandName, failurePage, linkPage } from './link-pages.ts';
import { sendPage } from './link-routes.ts';

export function notFoundPages(brand: Brand, publicUrl: string): RequestHandler {
  const page = notFoundPage(brand, `${publicUrl}/docs`);
  return (request, response, next) => {
    if (isFromBrowser(request) && ['GET', 'HEAD'].includes(request.method)) sendPage(response, 404, page);
    else next();
  };
}

/** The refusals that people meet. Browsers send nothing that is malformed. */
const refusals: ReadonlySet<number> = new Set([405, 429]);

/** For failures before a page is reached, such as in a network that sends too many requests, and while one is made. */
export function failurePages(brand: Brand, failed: FailureResponder): ErrorRequestHandler {
  return (error: unknown, incoming, response, next) => {
    if (response.headersSent || !isFromBrowser(incoming)) {
      next(error);
      return;
    }
    const request = requestOf(response);
    const { status, headers } = failed(request, error);
    if (status < 500 && !refusals.has(status)) {
      next(error);
      return;
    }
    sendPage(response, status, failurePage(brand, {}, status, request.requestId), headers);
  };
}

/** JSON comes first, so that a client that takes anything gets a problem. */
function isFromBrowser(request: Request): boolean {
  return request.accepts(['application/json', 'text/html']) === 'text/html';
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
