/** Runs many Python programs without loading Python and its library for each. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { installPython } from './workbench.ts';
import type { Variables } from './workbench.ts';

export interface PythonPrograms {
  /** Runs a file in a process of its own, and returns what it wrote. @throws {Error} with that when it fails */
  run(file: string, variables: Variables): Promise<string>;
  stop(): void;
}

/** Starts a Python in a folder, whose programs run one after the other. */
export function startPythonPrograms(folder: string): PythonPrograms {
  const { PATH, HOME } = process.env;
  const script = path.join(import.meta.dirname, 'run_programs.py');
  const child = spawn(installPython(), [script], {
    cwd: folder,
    env: { PATH, HOME },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const runNext = async (file: string, variables: Variables): Promise<string> => {
    child.stdin.write(`${JSON.stringify({ file, variables })}\n`);
    const answer = await answers.next();
    if (answer.done === true) throw new Error(`Python ended before ${file}`);
    const { status, output } = JSON.parse(answer.value) as { status: number; output: string };
    if (status !== 0) throw new Error(`${path.basename(file)} failed:\n${output}`);
    return output;
  };
  let previous: Promise<unknown> = Promise.resolve();
  return {
    run(file, variables) {
      const result = previous.then(() => runNext(file, variables));
      previous = result.catch(() => undefined);
      return result;
    },
    stop: () => child.stdin.end(),
  };
}
