/** Serves the page of an invoice, `/invoices/{token}`, to anyone who has the link. */
import type { Router } from 'express';
import { findLinkedInvoice } from '../../domain/billing/invoices/invoice-links.ts';
import { invoicePage, noInvoicePage } from './invoice-pages.ts';
import { linkRoutes } from './link-routes.ts';
import type { LinkDependencies } from './link-routes.ts';

/** The routes below `/invoices/`. */
export function invoiceRoutes(dependencies: LinkDependencies): Router {
  const { brand } = dependencies;
  return linkRoutes(dependencies, {
    prefix: '/invoices/',
    answers: {
      GET: async ({ token, ctx }) => ({
        page: invoicePage(brand, await findLinkedInvoice(ctx, token)),
      }),
    },
    failurePage: (status, requestId) => noInvoicePage(brand, status, requestId),
  });
}
