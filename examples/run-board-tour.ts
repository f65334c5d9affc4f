/** Runs the tour against the service that `npm start` started, by the facts in data/demo.json. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { boardTour } from './board-tour.ts';

interface DemoFacts {
  readonly base_url: string;
  readonly board_id: string;
  readonly access_token: string;
}

export async function runBoardTour(): Promise<void> {
  const file = path.join(process.env.DATA_DIR ?? 'data', 'demo.json');
  if (!existsSync(file)) {
    process.stderr.write(`There is no file ${file}. Start the service with npm start first.\n`);
    process.exitCode = 1;
    return;
  }
  const facts = JSON.parse(readFileSync(file, 'utf8')) as DemoFacts;
  await boardTour({
    baseUrl: facts.base_url,
    accessToken: facts.access_token,
    largeBoardId: facts.board_id,
    log: (line) => process.stdout.write(`${line}\n`),
  });
}
