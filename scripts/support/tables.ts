/** Tables as scripts print them. */

/** Control characters, which move a terminal's cursor or change its state, and those that reverse the order of text. */
const controls = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Text as a terminal can show it: names from people can contain control characters. */
export function printable(text: string): string {
  return text.replaceAll(
    controls,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(printable));
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const text = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd();
  return lines.map((line) => `${text(line)}\n`).join('');
}
