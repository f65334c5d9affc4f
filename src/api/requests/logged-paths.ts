/** The form of the contract's paths in the log. */
import type { ContractRouter, RoutedRequest } from '../contract/contract-router.ts';
import type { OperationSpec } from '../contract/contract.ts';
import { redacted } from '../http/requests.ts';

/** A TypeID. Anything else in its place may be a secret that was put there by mistake. */
const typeId = /^[a-z_]{1,63}_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/**
 * A path of the contract with its ids, but without the values of parameters that the contract marks with `x-secret`;
 * undefined for an unknown path.
 */
export function loggedPath(
  router: ContractRouter,
  specs: ReadonlyMap<string, OperationSpec>,
  request: RoutedRequest,
): string | undefined {
  const match = router.matchPath(request);
  if (match === undefined) return undefined;
  if (match.rawParameters.length === 0) return match.operation.path;
  const values = [...match.rawParameters];
  const { pathParameters = [] } = specs.get(match.operation.operationId ?? '') ?? {};
  return match.operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.shift() ?? '';
    const isSecret = pathParameters.find((parameter) => parameter.name === name)?.isSecret ?? false;
    return !isSecret && typeId.test(value) ? value : redacted;
  });
}
