/** The steps of the guide in docs/operations.md, and the shell script that does what a reader does with them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import type { Tokens } from 'marked';
import { CommandError } from '../support/command-errors.ts';

const guideFile = path.join(import.meta.dirname, '../../docs/operations.md');

export interface GuideStep {
  readonly heading: string;
  readonly commands: string;
}

/** What the guide has the reader type, in order. @throws {CommandError} if there is no guide */
export function readGuideSteps(): GuideStep[] {
  const [, guide] = /^## From a bare Debian$(.*?)^## /ms.exec(readFileSync(guideFile, 'utf8')) ?? [];
  if (guide === undefined) throw new CommandError('docs/operations.md has no guide.');
  let heading = '';
  return marked.lexer(guide).flatMap((token) => {
    if (token.type === 'heading') heading = (token as Tokens.Heading).text;
    if (token.type !== 'code') return [];
    return [{ heading, commands: (token as Tokens.Code).text }];
  });
}

/** All steps in one shell, as a reader types them. It says which one begins, and ends with the first that fails. */
export function guideScript(steps: readonly GuideStep[]): string {
  const typed = steps.map(({ commands }, index) => `echo '${stepMark}${index}'\n${commands}`);
  return ['set -euo pipefail', ...typed, ''].join('\n');
}

/** Begins the line that says which step begins. */
export const stepMark = '=== step ';
