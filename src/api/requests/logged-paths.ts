/** What the log shows of the paths of the contract. */
import type { ContractRouter } from '../contract/contract-router.ts';
import type { OperationSpec } from '../contract/contract.ts';
import { redacted } from '../http/requests.ts';

/** Ids as clients see them; anything else in their place may be a secret that was put there by mistake. */
const typeId = /^[a-z_]{1,63}_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/**
 * A path of the contract with its ids, and without the values of parameters that the contract marks with `x-secret`;
 * undefined for a path that the contract does not have.
 */
export function loggedPath(
  router: ContractRouter,
  specs: ReadonlyMap<string, OperationSpec>,
  path: string,
): string | undefined {
  const match = router.matchPath(path);
  if (match === undefined) return undefined;
  const values = [...match.rawParameters];
  const { pathParameters = [] } = specs.get(match.operation.operationId ?? '') ?? {};
  return match.operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.shift() ?? '';
    const isSecret = pathParameters.find((parameter) => parameter.name === name)?.isSecret ?? false;
    return !isSecret && typeId.test(value) ? value : redacted;
  });
}
