/** What tests that are generated over every operation of the contract have in common. */
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { allOperations } from './contract-matcher.ts';
import type { ValidCall } from './operation-calls.ts';
import type { OperationId, ProblemBody, Service } from './service.ts';

export const operations = allOperations().map((spec) => ({
  ...spec,
  operationId: spec.operationId as OperationId,
}));

/** The operations that are chosen, each under its name, as `it.each` takes them. */
export function named(chosen: (spec: OperationSpec) => boolean) {
  return operations.filter(chosen).map((spec) => [spec.operationId, spec] as const);
}

/** What needs a credential; the rest anyone may call. */
export const guarded = named(({ credentials }) => credentials.length > 0);

/** These end the session that a repetition would need. */
export const sessionEnders: readonly string[] = ['signOut', 'confirmAccountDeletion'];

/** An id of the same kind under which there is nothing. */
export function unknownIdLike(id: string): string {
  return `${id.slice(0, id.lastIndexOf('_'))}_01m00000000000000000000000`;
}

/** An answer without what differs from request to request. */
export async function answerTo(
  service: Service,
  operationId: OperationId,
  token: string | undefined,
  call: ValidCall,
) {
  const { status, headers, text } = await service.call(operationId, { token, ...call });
  const lasting = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'request-id');
  return {
    status,
    headers: Object.fromEntries(lasting),
    text: text.replaceAll(headers['request-id'] ?? '', '').replace(/,"resume_cursor":"[^"]+"/, ''),
  };
}

export function problemOf({ text }: { readonly text: string }): ProblemBody {
  return JSON.parse(text) as ProblemBody;
}
