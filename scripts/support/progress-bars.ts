/** Shows on a terminal how far long work is. Elsewhere there is no bar, because a log has no use for it. */

const barWidth = 40;
/** Work that ends sooner needs no bar. */
const quietMs = 500;
const redrawIntervalMs = 250;

export interface Progress {
  /** Takes how much is done, from 0 to 1, and what is in progress. */
  readonly show: (done: number, part: string) => void;
  /** Prints a line of the work's own output, above the bar. */
  readonly print: (line: string) => void;
}

/** Runs work with a bar on standard error, which disappears with its end. */
export async function withProgress<Result>(
  work: (progress: Progress) => Promise<Result>,
  output: NodeJS.WriteStream = process.stderr,
): Promise<Result> {
  const startedAtMs = performance.now();
  let state = { done: 0, part: '' };
  const clear = (): void => {
    if (output.isTTY) output.write('\r\u001b[K');
  };
  const draw = (): void => {
    const elapsedMs = performance.now() - startedAtMs;
    if (output.isTTY && elapsedMs >= quietMs) output.write(`\r\u001b[K${barOf(state, elapsedMs)}`);
  };
  const timer = setInterval(draw, redrawIntervalMs).unref();
  try {
    return await work({
      show: (done, part) => {
        state = { done, part };
        draw();
      },
      print: (line) => {
        clear();
        process.stdout.write(`${line}\n`);
        draw();
      },
    });
  } finally {
    clearInterval(timer);
    clear();
  }
}

function barOf({ done, part }: { readonly done: number; readonly part: string }, elapsedMs: number): string {
  const filled = Math.round(done * barWidth);
  const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
  return `${bar} ${String(Math.floor(done * 100)).padStart(3)} %  ${Math.round(elapsedMs / 1000)} s  ${part}`;
}
