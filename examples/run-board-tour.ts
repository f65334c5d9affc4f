/** Runs the tour against the service that `npm start` started, by the facts in data/demo.json. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../scripts/support/command-errors.ts';
import { boardTour, RefusedError } from './board-tour.ts';

interface DemoFacts {
  readonly base_url: string;
  readonly board_id: string;
  readonly access_token: string;
}

/** @throws {CommandError} when there is no such file, or the service refuses its token */
export async function runBoardTour(): Promise<void> {
  const file = path.join(process.env.DATA_DIR ?? 'data', 'demo.json');
  if (!existsSync(file)) {
    throw new CommandError(`There is no file ${file}. Start the service with npm start first.`);
  }
  const facts = JSON.parse(readFileSync(file, 'utf8')) as DemoFacts;
  await boardTour({
    baseUrl: facts.base_url,
    accessToken: facts.access_token,
    largeBoardId: facts.board_id,
    log: (line) => process.stdout.write(`${line}\n`),
  }).catch((error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
    throw new CommandError(`The service refused a request with the token of ${file}: ${error.message}`);
  });
}
