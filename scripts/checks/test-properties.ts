/** Tries the tests of properties for longer, from a seed of their own. A failure names the seed and path that repeat it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface PropertyOptions {
  readonly runs: number;
  /** A random one by default. */
  readonly seed: number | undefined;
  /** When each property ends at the latest. */
  readonly minutes: number;
  readonly path: string | undefined;
  readonly replayPath: string | undefined;
}

const root = path.join(import.meta.dirname, '..', '..');
const usualFiles = ['model', 'merge-patches', 'event-versions'].map((name) => `test/models/${name}.test.ts`);

export function testProperties(options: PropertyOptions, files: readonly string[]): void {
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  console.log(`Up to ${options.runs} runs from seed ${seed}`);
  const { status } = spawnSync(
    path.join(root, 'node_modules', '.bin', 'vitest'),
    ['run', '--project', 'service', '--project', 'storms', ...(files.length > 0 ? files : usualFiles)],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PROPERTY_RUNS: String(options.runs),
        PROPERTY_MINUTES: String(options.minutes),
        PROPERTY_SEED: String(seed),
        ...(options.path !== undefined && { PROPERTY_PATH: options.path }),
        ...(options.replayPath !== undefined && { PROPERTY_REPLAY_PATH: options.replayPath }),
      },
    },
  );
  process.exitCode = status ?? 1;
}
