/** Makes .env.example from the table of variables in README.md. Everything in it is a comment, so the defaults hold. */

/** Break at a width that fits a terminal. */
const widthMax = 100;

/** @throws {Error} when the table is not there */
export function envExample(readme: string): string {
  const rows = [...readme.matchAll(/^\| `([A-Z][A-Z_]+)` +\| (.*?) *\| (.*?) *\|$/gm)];
  if (rows.length === 0) throw new Error('README.md has no table of variables');
  const targets = new Map(
    [...readme.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(([, name = '', target = '']) => [name, target]),
  );
  const toText = (markdown: string): string => withoutMarks(markdown, targets);
  const entries = rows.map(([, name = '', usual = '', meaning = '']) => {
    // A default with capitals names other variables.
    const [, value = ''] = /^`([^`\sA-Z]+)`$/.exec(usual) ?? [];
    const remark = value === '' ? ` Default: ${toText(usual)}.` : '';
    return [...lines(`${toText(meaning)}.${remark}`), `#${name}=${value}`].join('\n');
  });
  const head = [
    '# The settings of the service, with their defaults: the table in README.md. Made by `npm run generate`; not to be edited.',
    '# Copy it to .env for compose.yaml or a supervisor, and remove the # in front of what you set.',
  ];
  return `${[head.join('\n'), ...entries].join('\n\n')}\n`;
}

/** Markdown without its marks. A link becomes its file, or its text if it leads to a heading of the README. */
function withoutMarks(markdown: string, targets: ReadonlyMap<string, string>): string {
  const link = /\[([^\]]*)\](?:\(([^)#]*)[^)]*\)|\[([^\]]*)\])/g;
  return markdown
    .replaceAll(link, (_whole, text: string, file: string | undefined, name: string | undefined) => {
      const target = name === undefined ? file : targets.get(name);
      return target === undefined || target === '' ? text : target;
    })
    .replaceAll('`', '');
}

function lines(text: string): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last === undefined || last.length + word.length >= widthMax) found.push(`# ${word}`);
    else found[found.length - 1] = `${last} ${word}`;
  }
  return found;
}
