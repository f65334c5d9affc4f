/** How `npm start` starts the service, for what starts it without npm around it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** What Node gets, with paths that work from every folder. */
export function startArguments(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  // Without `exec node`.
  const [, , ...args] = scripts.start.split(' ');
  return args.map((arg) => (/\.[jt]s$/.test(arg) ? path.join(root, arg) : arg));
}
