/** Reads the Arazzo descriptions, for the page that shows them and for the script that runs them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const workflowsFolder = path.join(import.meta.dirname, '..', '..', '..', 'openapi', 'workflows');

interface Step {
  readonly description: string;
  readonly operationId: string;
}

/** The parts of a workflow that a person reads. */
export interface Workflow {
  readonly file: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly inputs: readonly { readonly name: string; readonly meaning: string }[];
  readonly steps: readonly Step[];
}

interface ArazzoDocument {
  readonly workflows: readonly {
    readonly workflowId: string;
    readonly summary: string;
    readonly description: string;
    readonly inputs: { readonly properties: Readonly<Record<string, { readonly description: string }>> };
    readonly steps: readonly Step[];
  }[];
}

/** In the order of reading, which the numbers in their names give. */
export function workflowFiles(): string[] {
  return readdirSync(workflowsFolder)
    .filter((name) => name.endsWith('.arazzo.yaml'))
    .sort();
}

/** A file as the site publishes it. @param contract where the contract is, seen from the file */
export function publishedWorkflow(file: string, contract: string): string {
  const text = readFileSync(path.join(workflowsFolder, file), 'utf8');
  return text.replace('url: ../../openapi.yaml', `url: ${contract}`);
}

/** All workflows. */
export function readWorkflows(): Workflow[] {
  return workflowFiles().flatMap((file) => {
    const { workflows } = parse(readFileSync(path.join(workflowsFolder, file), 'utf8')) as ArazzoDocument;
    return workflows.map(({ workflowId, summary, description, inputs, steps }) => ({
      file,
      id: workflowId,
      summary,
      description,
      inputs: Object.entries(inputs.properties).map(([name, input]) => ({
        name,
        meaning: input.description,
      })),
      steps: steps.map(({ description: step, operationId }) => ({
        description: step,
        operationId: operationId.slice(operationId.lastIndexOf('.') + 1),
      })),
    }));
  });
}
