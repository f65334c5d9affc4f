/** References of the contract, resolved once: every response in every test follows some. */
import { resolveReference } from '../../src/api/contract/contract.ts';
import type { ContractDocument } from '../../src/api/contract/contract.ts';

const known = new WeakMap<ContractDocument, Map<string, unknown>>();

/** What a reference such as `#/components/schemas/Board` refers to. */
export function referenced(contract: ContractDocument, reference: string): unknown {
  const found = known.get(contract) ?? new Map<string, unknown>();
  known.set(contract, found);
  if (!found.has(reference)) found.set(reference, resolveReference(contract, reference));
  return found.get(reference);
}
