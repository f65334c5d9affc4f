/**
 * Tries the tests of properties for longer, from a seed of its own: `npm run test:properties -- --runs 2000 --seed 7`.
 * Each property ends after 30 minutes, unless `--minutes` says otherwise. A failure tells the seed and the path that
 * show it again. Files may be named; otherwise all are tried.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values: options, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    minutes: { type: 'string', default: '30' },
    path: { type: 'string' },
    'replay-path': { type: 'string' },
  },
  allowPositionals: true,
});
const root = path.join(import.meta.dirname, '..', '..');
const files =
  positionals.length > 0 ? positionals : ['test/models/model.test.ts', 'test/models/merge-patches.test.ts'];

console.log(`Up to ${options.runs} runs from seed ${options.seed}`);
const { status } = spawnSync(
  path.join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--project', 'service', ...files],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PROPERTY_RUNS: options.runs,
      PROPERTY_MINUTES: options.minutes,
      PROPERTY_SEED: options.seed,
      ...(options.path !== undefined && { PROPERTY_PATH: options.path }),
      ...(options['replay-path'] !== undefined && { PROPERTY_REPLAY_PATH: options['replay-path'] }),
    },
  },
);
process.exitCode = status ?? 1;
