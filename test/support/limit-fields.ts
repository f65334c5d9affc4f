/** Reads the fields that tell clients their rate limits. */
interface Item {
  readonly name: string;
  readonly [parameter: string]: string | number;
}

/** A list of strings with whole numbers as parameters: the part of RFC 9651 that the fields use. */
function readList(field: string | undefined): Item[] {
  if (field === undefined) return [];
  return field.split(/ *, */).map((member) => {
    const [, name = '', parameters = ''] = /^"([ -!#-[\]-~]*)"((?:;[a-z]=\d{1,15})*)$/.exec(member) ?? [];
    if (name === '') throw new Error(`“${field}” is no list of policies`);
    const pairs = parameters.split(';').slice(1);
    const numbers = pairs.map((pair): [string, number] => [pair.charAt(0), Number(pair.slice(2))]);
    return { name, ...Object.fromEntries(numbers) };
  });
}

interface Answered {
  readonly headers: Readonly<Record<string, string>>;
}

export const policiesOf = ({ headers }: Answered) => readList(headers['ratelimit-policy']);
export const limitsOf = ({ headers }: Answered) => readList(headers.ratelimit);
