/** Takes out of two contracts what differs in their documents and on no wire, before they are compared. */
import type { Contract } from './contract-documents.ts';

type Node = Readonly<Record<string, unknown>>;

/** The two contracts, written alike where both say the same of requests and answers. */
export function comparable(before: Contract, after: Contract): readonly [Contract, Contract] {
  const names = newSchemeNames(before, after);
  return [rewritten(before, names), rewritten(after, new Map())];
}

/** A scheme says in `x-former-name` what it was called: names of schemes are in no request. */
function newSchemeNames(before: Contract, after: Contract): ReadonlyMap<string, string> {
  const known = before.components?.securitySchemes ?? {};
  const schemes = Object.entries(after.components?.securitySchemes ?? {});
  const renamed = schemes.flatMap(([name, scheme]): [string, string][] => {
    const former = (scheme as Node)['x-former-name'];
    return typeof former === 'string' && former in known && !(name in known) ? [[former, name]] : [];
  });
  return new Map(renamed);
}

function rewritten(contract: Contract, schemeNames: ReadonlyMap<string, string>): Contract {
  const renamed = (schemes: object) =>
    Object.fromEntries(Object.entries(schemes).map(([name, each]) => [schemeNames.get(name) ?? name, each]));
  return JSON.parse(
    JSON.stringify(contract, (key, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if (key === 'securitySchemes') return renamed(withoutFormerNames(value));
      if (Array.isArray(value))
        return key === 'security' ? (value as object[]).map(renamed) : (value as unknown);
      return withOneDefault(withoutTimeForm(value as Node));
    }),
  ) as Contract;
}

function withoutFormerNames(schemes: object): object {
  return Object.fromEntries(
    Object.entries(schemes).map(([name, scheme]) => [
      name,
      Object.fromEntries(Object.entries(scheme as Node).filter(([key]) => key !== 'x-former-name')),
    ]),
  );
}

const formKeywords = ['pattern', 'minLength', 'maxLength'];

/** What stands beside the format of a time binds no client; the server and the tests hold the form. */
function withoutTimeForm(node: Node): Node {
  if (node.format !== 'date-time' && node.format !== 'date') return node;
  return Object.fromEntries(Object.entries(node).filter(([key]) => !formKeywords.includes(key)));
}

/** `x-default` is what the server does without the parameter, as `default` is. */
function withOneDefault({ 'x-default': serverDefault, ...node }: Node): Node {
  return serverDefault === undefined ? node : { ...node, default: serverDefault };
}
