/** Tables as scripts print them. */

/** Columns as wide as their widest cell. */
export function table(lines: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const text = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd();
  return lines.map((line) => `${text(line)}\n`).join('');
}
