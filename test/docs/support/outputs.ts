/** Compares an output as a guide shows it with what the terminal printed. */

/** What differs from run to run, by its form. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/https?:\/\/127\.0\.0\.1:\d+/g, 'ADDRESS'],
  [/\b([a-z_]+)_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g, '$1_ID'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME'],
  [/[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT/g, 'DATE'],
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID'],
  [/\bbw([ts])_\w+/g, 'SECRET_$1'],
  [/"(?=[^" ]*\d)[\w-]{20,}"/g, '"OPAQUE"'],
  [/;([rt])=\d+/g, ';$1=N'],
  [/(retry[-_]after(?:_seconds)?"?: ?|Wait for )\d+/gi, '$1N'],
];

function normalized(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').trim();
  return forms.reduce((written, [form, name]) => written.replaceAll(form, name), lines);
}

/** `…` on a line of its own stands for further lines, and within a line for the rest of a value. */
function patternOf(shown: string): RegExp {
  const lines = normalized(shown).split('\n');
  const source = lines.map((line, index) => {
    const end = index === lines.length - 1 ? '' : '\n';
    if (line.trim() === '…') return end === '' ? '[^]*' : '(?:.*\n)*?';
    return line.split('…').map(escaped).join('.*') + end;
  });
  return new RegExp(`^${source.join('')}$`);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the terminal printed in place of what is shown; undefined if it is the same. */
export function otherOutput(shown: string, printed: string): string | undefined {
  const text = normalized(printed);
  return patternOf(shown).test(text) ? undefined : text;
}
