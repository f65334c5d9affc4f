/** Compiles the contract's request schemas ahead of time, so that the server starts without Ajv compiling anything. */
import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { contractOperations, resolveReference } from '../../src/api/contract/contract.ts';
import type {
  ContractDocument,
  OperationSpec,
  ParameterSpec,
  Schema,
} from '../../src/api/contract/contract.ts';
import { errorsMax } from '../../src/domain/core/errors.ts';
import { requestForms, withValueForm, withVisibleText } from './value-forms.ts';

const documentId = 'openapi.json';

/** What the compiled code exports, for TypeScript. */
export const validatorTypes = `import type { ValidateFunction } from 'ajv';

declare const validators: Readonly<Record<string, ValidateFunction | undefined>>;
export = validators;
`;

/** CommonJS code that exports `<operationId>_path`, `<operationId>_query` and `<operationId>_body`. */
export function compileValidators(document: ContractDocument): string {
  const ajv = new Ajv2020.default({
    code: { source: true, lines: true },
    allErrors: true,
    strict: false,
    strictNumbers: true,
    useDefaults: true,
    validateFormats: true,
  });
  addFormats.default(ajv);
  ajv.addSchema(withValueForms(withItemTypes(document)), documentId);
  const names: Record<string, string> = {};
  for (const operation of contractOperations(document)) {
    for (const [part, schema] of Object.entries(requestSchemas(operation))) {
      const name = `${operation.operationId}_${part}`;
      ajv.addSchema({ $id: name, ...schema });
      names[name] = name;
    }
  }
  const code = stopAtErrors(standaloneCode.default(ajv, names));
  return `// Made by \`npm run generate\` from openapi.yaml; not to be edited.\n${code}`;
}

/** Enough for what a problem lists: an item of the wrong type is reported twice, because of `withItemTypes`. */
const collectedMax = 2 * errorsMax;

/**
 * Ajv collects all errors of a list or object, and copies those of each item again and again: 20,000 wrong items would take a
 * quarter of a second. Its loops end at a number of errors. What has as many is invalid anyway.
 *
 * @throws {Error} if Ajv writes its loops in another way
 */
function stopAtErrors(code: string): string {
  const items = /for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)/g;
  const keys = /for\(const (key\d+) in (data\d*)\)\{/g;
  if (!items.test(code) || !keys.test(code)) throw new Error('the loops of the validators have another form');
  return code
    .replace(items, `for(let $1=0; $1<$2 && errors<${collectedMax}; $1++)`)
    .replace(keys, `for(const $1 in $2){if(errors>=${collectedMax})break;`);
}

function requestSchemas(operation: OperationSpec): Record<string, object> {
  return {
    path: parametersSchema(operation.pathParameters),
    query: parametersSchema(operation.queryParameters),
    ...(operation.bodySchema !== undefined && { body: absolute(operation.bodySchema) }),
  };
}

function parametersSchema(parameters: readonly ParameterSpec[]): object {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name, withDefault(absolute(schema))]),
    ),
    additionalProperties: false,
  };
}

/** Server-side defaults are in `x-default`, because some generators send the values in `default`. */
function withDefault(schema: object): object {
  return 'x-default' in schema ? { ...schema, default: schema['x-default'] } : schema;
}

/** Points references into the contract, which is a schema of its own here. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`)) as object;
}

/**
 * Writes the type of referenced items beside the reference. Ajv compares the items of a list without duplicates one by
 * one with each other, in depth, unless it sees there that they are plain: a long list would then keep it busy for
 * minutes, and a deep one would overflow the stack.
 */
function withItemTypes(document: ContractDocument): object {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      if (key !== 'items' || typeof value !== 'object' || value === null || !('$ref' in value)) return value;
      const { type } = resolveReference(document, String(value.$ref)) as Schema;
      return type === undefined ? value : { ...value, type };
    }),
  ) as object;
}

/** Adds the forms of times, addresses and visible text, which the contract says in words. */
function withValueForms(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (_key, value: unknown) => withVisibleText(withValueForm(value, requestForms))),
  ) as object;
}
