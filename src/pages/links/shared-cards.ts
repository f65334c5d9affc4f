/** Serves the page of a shared card, `/s/{token}`, to people who open a share link in a browser. */
import type { Router } from 'express';
import { getSharedCard } from '../../domain/boards/share-links.ts';
import { linkRoutes } from './link-routes.ts';
import type { LinkDependencies } from './link-routes.ts';
import { noCardPage, sharedCardPage } from './shared-card-pages.ts';

/** The routes below `/s/`. */
export function sharedCardRoutes(dependencies: LinkDependencies): Router {
  const { brand } = dependencies;
  return linkRoutes(dependencies, {
    prefix: '/s/',
    answers: {
      GET: async ({ token, ctx }) => {
        const view = await getSharedCard(ctx, token);
        const sunset = view.endsAt === undefined ? {} : { Sunset: view.endsAt.toUTCString() };
        return { page: sharedCardPage(brand, view, ctx.now), headers: sunset };
      },
    },
    failurePage: (status, requestId) => noCardPage(brand, status, requestId),
  });
}
