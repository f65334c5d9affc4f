import { createHash } from 'node:crypto';

/** What the name or the entity tag of a file changes with. */
export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}
