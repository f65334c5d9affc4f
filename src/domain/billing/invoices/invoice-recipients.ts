/** The recipients of invoices, whether this service or a provider writes them. */
import type { BillingAccount } from '../billing-accounts.ts';
import { addressOf } from '../billing-addresses.ts';
import type { BillingAddress } from '../billing-addresses.ts';
import type { RequestContext } from '../../core/context.ts';

/** As the document and the API show it. */
export interface Recipient {
  readonly name: string;
  readonly email?: string;
  readonly address?: BillingAddress;
  readonly tax_id?: string;
}

/** As it is known now. */
export async function recipientOf(
  { tx }: Pick<RequestContext, 'tx'>,
  account: BillingAccount,
): Promise<Recipient> {
  const workspace = await tx.prisma.workspace.findUnique({
    where: { id: account.workspaceId },
    select: { name: true },
  });
  const address = addressOf(account);
  const { billingEmail: email, taxId } = account;
  return {
    name: address?.name ?? workspace?.name ?? 'Workspace',
    ...(email !== null && { email }),
    ...(address !== null && { address }),
    ...(taxId !== null && { tax_id: taxId }),
  };
}
