/** Reads the editions of the contract that are published. They are served as they are, byte for byte. */
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

/** The editions in generated/. Each is read whenever it is asked for, because most processes serve none of them. */
export function readPublishedContract(): PublishedContract {
  return {
    get document() {
      return loadContract() as PublishedDocument;
    },
    get json() {
      return readFileSync(contractFile('openapi.json'));
    },
    get yaml() {
      return readFileSync(contractFile('openapi.yaml'));
    },
    get json30() {
      return readFileSync(contractFile('openapi-3.0.json'));
    },
  };
}
