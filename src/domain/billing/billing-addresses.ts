/** The postal address that invoices show. */
import type { BillingAccountModel } from '../../../generated/prisma/models.ts';
import { ListedError } from '../core/errors.ts';

const required = ['line1', 'city', 'country'] as const;
const optional = ['name', 'line2', 'postal_code', 'region'] as const;
type Line = (typeof required | typeof optional)[number];

export type BillingAddress = Readonly<
  Record<(typeof required)[number], string> & Partial<Record<(typeof optional)[number], string>>
>;

/** A merge patch: absent lines stay, null removes one. */
export type AddressPatch = Readonly<Partial<Record<Line, string | null>>>;

/** The address of an account, which `patchAddress` created; null if there is none. */
export function addressOf({
  billingAddress,
}: Pick<BillingAccountModel, 'billingAddress'>): BillingAddress | null {
  const stored = billingAddress as BillingAddress | null;
  return stored === null ? null : (inOrder((name) => stored[name]) as BillingAddress);
}

/** Lines in a fixed order, so that equal addresses are equal as text. */
function inOrder(lineOf: (name: Line) => string | null | undefined): Partial<Record<Line, string>> {
  const lines = [...required, ...optional].flatMap((name) => {
    const line = lineOf(name);
    return line === undefined || line === null ? [] : [[name, line] as const];
  });
  return Object.fromEntries(lines);
}

/** @throws {ListedError} `incomplete_address`, listing each line that is missing */
export function patchAddress(before: BillingAddress | null, patch: AddressPatch): BillingAddress | null {
  const after = inOrder((name) => (patch[name] === undefined ? before?.[name] : patch[name]));
  if (Object.keys(after).length === 0) return null;
  const missing = required.filter((name) => after[name] === undefined);
  if (missing.length === 0) return after as BillingAddress;
  const detail = `A postal address needs ${missing.join(', ')}.`;
  const reasons = missing.map((name) => ({
    pointer: `/billing_address/${name}`,
    detail: `A postal address needs ${name}.`,
  }));
  throw new ListedError('incomplete_address', detail, reasons);
}
