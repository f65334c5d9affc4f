/** Kills processes in the middle of many writes, as often as asked. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface FaultTestOptions {
  /** How often each process is killed. */
  readonly rounds: number;
  readonly writes: number;
}

export async function runFaultTests({ rounds, writes }: FaultTestOptions): Promise<void> {
  const child = spawn('vitest', ['run', '--project', 'processes', 'faults-kills'], {
    stdio: 'inherit',
    env: { ...process.env, FAULT_ROUNDS: String(rounds), FAULT_WRITES: String(writes) },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
}
