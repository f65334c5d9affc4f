/** Tries one SDK: generates its client from the contract, compiles the scenario with it and runs it. */
import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { nameFindings, outcomeFindings, warningFindings } from './sdk-findings.ts';
import type { ExpectedWarning } from './sdk-findings.ts';

/** What `sdk.json` says in the SDK's folder. Commands are carried out in a copy of that folder. */
export interface Sdk {
  readonly title: string;
  readonly install: readonly Command[];
  readonly generate: readonly Command[];
  /** Where the generated code lies. */
  readonly generated: string;
  readonly build: readonly Command[];
  readonly run: Command;
  readonly expectedWarnings: readonly ExpectedWarning[];
}
type Command = readonly [string, ...string[]];

export interface SdkTrial {
  readonly durationsMs: Readonly<Partial<Record<Phase, number>>>;
  /** What is wrong; empty when all is well. */
  readonly findings: readonly string[];
}
const phases = ['install', 'generate', 'build', 'run'] as const;
export type Phase = (typeof phases)[number];

const commandTimeoutMs = 600_000;
const messageLengthMax = 4_000;

/** @param folder where the client is made; @param expected what the scenario is to say */
export async function trySdk(
  source: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  expected: string,
): Promise<SdkTrial> {
  const sdk = readSdk(source);
  // What was installed there before stays, for the sake of time; the client is created again.
  rmSync(path.join(folder, sdk.generated), { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  const durationsMs: Partial<Record<Phase, number>> = {};
  const outputs: Partial<Record<Phase, string>> = {};
  for (const phase of phases) {
    const startedAtMs = performance.now();
    const commands = phase === 'run' ? [sdk.run] : sdk[phase];
    const results = await carryOut(commands, folder, env);
    durationsMs[phase] = performance.now() - startedAtMs;
    if (results.failure !== undefined) return { durationsMs, findings: [results.failure] };
    outputs[phase] = results.output;
  }
  const findings = [
    ...warningFindings(`${outputs.generate ?? ''}${outputs.build ?? ''}`, sdk.expectedWarnings),
    ...nameFindings(codeIn(path.join(folder, sdk.generated))),
    ...outcomeFindings(outputs.run ?? '', expected),
  ];
  return { durationsMs, findings };
}

export function readSdk(source: string): Sdk {
  return JSON.parse(readFileSync(path.join(source, 'sdk.json'), 'utf8')) as Sdk;
}

const run = promisify(execFile);

async function carryOut(
  commands: readonly Command[],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<{ output: string; failure?: string }> {
  let output = '';
  for (const [tool, ...args] of commands) {
    // A tool in the folder is named by its path there.
    const file = tool.includes('/') ? path.join(folder, tool) : tool;
    const options = { cwd: folder, env, timeout: commandTimeoutMs, maxBuffer: 2 ** 28 };
    const ended = await run(file, args, options).catch((error: unknown) => error as FailedCommand);
    const { stdout, stderr } = ended;
    if ('code' in ended) {
      if (ended.code === 'ENOENT') return { output, failure: `${tool} is missing. Install it first.` };
      const message = `${stdout}${stderr}${ended.message}`.slice(-messageLengthMax);
      return { output, failure: `${[tool, ...args].join(' ')} failed:\n${message}` };
    }
    // Maven sends colors even where there is no terminal.
    output += stripVTControlCharacters(`${stdout}${stderr}`);
  }
  return { output };
}

interface FailedCommand {
  /** The exit code, or what kept the command from running. */
  readonly code: number | string | null;
  readonly message: string;
  readonly stdout: string;
  readonly stderr: string;
}

const codeFile = /\.(ts|py|go|java|rs|php|rb|kt|cs)$/;

function codeIn(place: string): string {
  if (!statSync(place).isDirectory()) return readFileSync(place, 'utf8');
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => codeFile.test(name))
    .map((name) => readFileSync(path.join(place, name), 'utf8'))
    .join('\n');
}
