/** Kills processes in the middle of a thousand writes, as often as asked: `npm run test:faults -- --rounds 50`. */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, writes: { type: 'string', default: '1000' } },
});
const child = spawn('vitest', ['run', '--project', 'processes', 'faults-kills'], {
  stdio: 'inherit',
  env: { ...process.env, FAULT_ROUNDS: values.rounds, FAULT_WRITES: values.writes },
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
