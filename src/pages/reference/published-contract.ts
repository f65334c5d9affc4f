/** Reads the editions of the contract that are published. They are served byte for byte, except for the path in `servers`. */
import { readFileSync } from 'node:fs';
import { contractFile, loadContract } from '../../api/contract/contract.ts';
import type { ContractDocument } from '../../api/contract/contract.ts';

/** The contract with the parts that only pages for people show. */
export interface PublishedDocument extends ContractDocument {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** What the codes of single values mean, in the `errors` of a problem. */
  readonly 'x-problem-errors': Readonly<Record<string, string>>;
}

export interface PublishedContract {
  readonly document: PublishedDocument;
  readonly json: Buffer;
  readonly yaml: Buffer;
  /** The edition in OpenAPI 3.0, for generators that do not read 3.1. */
  readonly json30: Buffer;
}

/**
 * The editions in generated/. Each is read whenever it is asked for, because most processes serve none of them.
 *
 * @param path what clients put in front of the paths of the contract, if anything
 */
export function readPublishedContract(path = ''): PublishedContract {
  return {
    get document() {
      const document = loadContract() as PublishedDocument;
      return path === '' ? document : { ...document, servers: [{ url: path }] };
    },
    get json() {
      return readEdition('openapi.json', path);
    },
    get yaml() {
      return readEdition('openapi.yaml', path);
    },
    get json30() {
      return readEdition('openapi-3.0.json', path);
    },
  };
}

/** Where an edition names its server, which is the one that serves it. */
const serverPlaces = /("servers": \[\s*\{\s*"url": "|^servers:\n {2}- url: )\/(?="|$)/m;

function readEdition(name: Parameters<typeof contractFile>[0], path: string): Buffer {
  const bytes = readFileSync(contractFile(name));
  if (path === '') return bytes;
  return Buffer.from(bytes.toString().replace(serverPlaces, (_, before: string) => `${before}${path}`));
}
