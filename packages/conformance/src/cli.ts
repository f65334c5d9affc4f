#!/usr/bin/env node
/** The command: 0 when no check fails, 1 when one does, 2 when nothing could be checked. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failuresIn, jsonReport, junitReport, runConformance, textReport } from './index.ts';

const usage = `board-and-workspace-conformance --url URL --token TOKEN [--write] [--json] [--junit FILE]

  --url     the address of the service, such as https://boards.example.com
  --token   an access token with boards:read, boards:write and tokens:write; or BOARDS_TOKEN
  --write   also creates boards, templates and a token in the token's workspace, and deletes them again
  --json    the report as JSON
  --junit   also write the report as JUnit XML to this file
  --help    this text

Exit code: 0 if all checks pass, 1 if one fails, 2 if nothing could be checked.
`;

const options = {
  url: { type: 'string' },
  token: { type: 'string', default: process.env.BOARDS_TOKEN ?? '' },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  junit: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

async function main(): Promise<number> {
  const { help, url = '', token, write, json, junit } = parseArgs({ options }).values;
  if (help) {
    process.stdout.write(usage);
    return 0;
  }
  if (url === '') throw new Error('--url is missing. See --help.');
  if (token === '') throw new Error('--token and BOARDS_TOKEN are missing. See --help.');
  const report = await runConformance({ url: url.replace(/\/+$/, ''), token, write });
  process.stdout.write(json ? jsonReport(report) : textReport(report));
  if (junit !== undefined) {
    mkdirSync(path.dirname(junit), { recursive: true });
    writeFileSync(junit, junitReport(report));
  }
  return failuresIn(report).length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
