#!/usr/bin/env node
/** The command: 0 when every check passes, 1 when one fails, 2 when it was called wrongly. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { failuresIn, jsonReport, junitReport, runConformance, textReport } from './index.ts';

const usage = `board-and-workspace-conformance --url URL --token TOKEN [--write] [--json] [--junit FILE]

  --url     where the service is, such as https://boards.example.com
  --token   an access token with boards:read and boards:write; or BOARDS_TOKEN
  --write   also make boards and templates in the token's workspace, and delete them again
  --json    the report as JSON
  --junit   the report as JUnit XML too, into this file
`;

const options = {
  url: { type: 'string' },
  token: { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  junit: { type: 'string' },
} as const;

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : ''}\n`);
    return undefined;
  }
}

async function main(): Promise<number> {
  const given = readArguments();
  const token = given?.token ?? process.env.BOARDS_TOKEN;
  if (given?.url === undefined || token === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  const report = await runConformance({ url: given.url.replace(/\/+$/, ''), token, write: given.write });
  process.stdout.write(given.json ? jsonReport(report) : textReport(report));
  if (given.junit !== undefined) writeFileSync(given.junit, junitReport(report));
  return failuresIn(report).length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
