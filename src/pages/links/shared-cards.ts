/** Serves the page of a shared card, `/s/{token}`, to people who open a share link in a browser. */
import type { Router } from 'express';
import { claimantOf } from '../../api/limits/fair-queue.ts';
import { getSharedCard } from '../../domain/boards/share-links.ts';
import { linkRoutes } from './link-routes.ts';
import type { LinkDependencies } from './link-routes.ts';
import { noCardPage, sharedCardPage } from './shared-card-pages.ts';

/** The routes below `/s/`. */
export function sharedCardRoutes(dependencies: LinkDependencies): Router {
  const { brand, threadShares } = dependencies;
  return linkRoutes(dependencies, {
    prefix: '/s/',
    answers: {
      GET: async ({ token, ctx, request }) => {
        const view = await getSharedCard(ctx, token);
        const sunset = view.endsAt === undefined ? {} : { Sunset: view.endsAt.toUTCString() };
        const { owner } = claimantOf(request.address);
        const page = await threadShares.run(owner, () => sharedCardPage(brand, view, ctx.now));
        return { page, headers: sunset };
      },
    },
    failurePage: (status, requestId) => noCardPage(brand, status, requestId),
  });
}
