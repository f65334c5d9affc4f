/** Serves the example front end, which `npm run demo:build` has built, under `/demo`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { showPath } from '../../api/http/requests.ts';
import { serveResource } from '../site/resource-responses.ts';
import { assetResource, htmlResource } from '../site/resources.ts';
import type { Resource } from '../site/resources.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', 'generated', 'demo');

/** Only its own files, and requests to this service. Nothing inline, and no markup made of text. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

function assetOf(name: string): Resource {
  const mediaType = mediaTypes[path.extname(name)];
  if (mediaType === undefined) throw new Error(`generated/demo/assets/${name} has an unknown media type`);
  return assetResource(readFileSync(path.join(folder, 'assets', name)), mediaType);
}

/** @throws {Error} if generated/demo is missing or holds an unknown kind of file */
export function demoRoutes(): Router {
  const page = htmlResource({ html: readFileSync(path.join(folder, 'index.html'), 'utf8'), policy });
  const assets = readdirSync(path.join(folder, 'assets')).map(
    (name) => [`/demo/assets/${name}`, assetOf(name)] as const,
  );
  const resources = new Map<string, Resource>([['/demo', page], ...assets]);
  const router = Router();
  router.use(async (request, response, next) => {
    const { path: address } = request;
    const found = resources.get(address);
    if (found !== undefined) {
      showPath(response, address);
      await serveResource(request, response, found);
    } else if (address === '/demo/') {
      response.status(308).set('Location', '../demo').end();
    } else {
      next();
    }
  });
  return router;
}
