/** Makes everything in generated/ from the contract and the Prisma schema, and what is generated in docs/ and examples/. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { writeCollections } from './collection/write.ts';
import { compilePlanFileValidator, planFileValidatorType } from './compile-plan-file-validator.ts';
import { compileValidators, validatorTypes } from './compile-validators.ts';
import { envExample } from './env-example.ts';
import { makePrismaClientLean } from './lean-prisma-client.ts';
import { openapi30Edition } from './openapi-3.0-edition.ts';
import { permissionTable } from './permission-table.ts';
import { CommandError } from '../support/command-errors.ts';
import type { ContractDocument } from '../../src/api/contract/contract.ts';

const root = path.join(import.meta.dirname, '..', '..');
const inGenerated = (name: string) => path.join(root, 'generated', name);

const binaries = path.join(root, 'node_modules', '.bin');

/** @throws {CommandError} with all that it wrote when it fails */
function runTool(name: string, args: readonly string[], env: Record<string, string> = {}): void {
  // Tools find their `node` on the PATH, and it is to be the pinned one however this script was started.
  const searchPath = `${binaries}${path.delimiter}${process.env.PATH ?? ''}`;
  const options = { cwd: root, env: { ...process.env, PATH: searchPath, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(path.join(binaries, name), args, options);
  if (status !== 0) throw new CommandError(`${name} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** @throws {CommandError} when the contract or the schema is not valid */
export async function generate(): Promise<void> {
  mkdirSync(inGenerated(''), { recursive: true });
  runTool('redocly', ['bundle', 'openapi.yaml', '--output', 'generated/openapi.json'], {
    REDOCLY_TELEMETRY: 'off',
  });
  runTool('redocly', ['bundle', 'openapi.yaml', '--output', 'generated/openapi.yaml'], {
    REDOCLY_TELEMETRY: 'off',
  });

  const contract = JSON.parse(readFileSync(inGenerated('openapi.json'), 'utf8')) as ContractDocument;
  writeFileSync(
    inGenerated('openapi-3.0.json'),
    `${JSON.stringify(openapi30Edition(contract), undefined, 2)}\n`,
  );
  const types = await openapiTypescript(new URL(`file://${inGenerated('openapi.json')}`));
  writeFileSync(
    inGenerated('api.ts'),
    `// Made by \`npm run generate\` from openapi.yaml; not to be edited.\n${astToString(types)}`,
  );
  const codes = Object.keys(contract['x-problems']).map((code) => `  | '${code}'`);
  writeFileSync(
    inGenerated('problem-codes.ts'),
    `// Made by \`npm run generate\` from openapi.yaml; not to be edited.\nexport type KnownProblemCode =\n${codes.join('\n')};\n`,
  );
  writeFileSync(inGenerated('validators.cjs'), compileValidators(contract));
  writeFileSync(inGenerated('validators.d.cts'), validatorTypes);
  writeFileSync(inGenerated('plan-file-validator.cjs'), compilePlanFileValidator());
  writeFileSync(inGenerated('plan-file-validator.d.cts'), planFileValidatorType);
  writeFileSync(path.join(root, 'docs', 'permissions.md'), permissionTable(contract));
  writeCollections(contract, root);
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  writeFileSync(path.join(root, '.env.example'), envExample(readme));

  // Prisma asks for its schema engine before it generates, though it never runs it: any executable will do.
  runTool('prisma', ['generate'], {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  });
  makePrismaClientLean(inGenerated('prisma'));
}
