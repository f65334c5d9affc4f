/** Compiles the schema of plan files ahead of time, so that the server starts without Ajv compiling anything. */
import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { planFileSchema } from '../../src/domain/billing/plans/plan-file-schema.ts';

/** What the compiled code exports, for TypeScript. */
export const planFileValidatorType = `import type { ValidateFunction } from 'ajv';

declare const validate: ValidateFunction;
export = validate;
`;

/** CommonJS code that exports the validator of a plan file. */
export function compilePlanFileValidator(): string {
  const ajv = new Ajv2020.default({
    code: { source: true, lines: true },
    allErrors: true,
    // Errors have the schema, which describes patterns.
    verbose: true,
    strict: true,
    allowUnionTypes: true,
  });
  const code = standaloneCode.default(ajv, ajv.compile(planFileSchema));
  return `// Made by \`npm run generate\` from plan-file-schema.ts; not to be edited.\n${code}`;
}
