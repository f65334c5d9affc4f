/** Shows how far long work is: a bar that moves on a terminal, a line for each part of the work elsewhere. */

const barWidth = 40;

/** Returns a report of the progress, from 0 to 1, and of the part of the work that is in progress. */
export function progressBar(output: NodeJS.WriteStream): (done: number, part: string) => void {
  const startedAtMs = performance.now();
  let shown = '';
  return (done, part) => {
    const filled = Math.round(done * barWidth);
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
    const seconds = Math.round((performance.now() - startedAtMs) / 1000);
    const line = `${bar} ${String(Math.floor(done * 100)).padStart(3)} %  ${seconds} s  ${part}`;
    if (output.isTTY) output.write(`\r\u001b[K${line}${done >= 1 ? '\n' : ''}`);
    else if (part !== shown) output.write(`${line}\n`);
    shown = part;
  };
}
