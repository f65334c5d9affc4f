/** Builds the example front end, which the service serves under /demo without a build step for its users. */
import path from 'node:path';
import { build } from 'vite';

export async function buildDemo(): Promise<void> {
  const root = path.join(import.meta.dirname, '..', '..', 'examples', 'kanban');
  await build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
}
