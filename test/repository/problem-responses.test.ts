/** Problems become bytes in one place, so that they look the same wherever a request fails. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

it('only one file of the service gives a response the media type of a problem', () => {
  const writers = globSync('src/**/*.ts', { cwd: root }).filter((file) =>
    /content-type['"`]?\s*[:,]\s*['"`]application\/problem\+json/i.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  );
  expect(writers).toEqual([path.join('src', 'api', 'http', 'problem-responses.ts')]);
});
