/** How much memory the texts of cards may take: every valid value, and one sentence for each mistake. */
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/config.ts';
import { readLimits } from '../../src/config-limits.ts';

describe('KEPT_TEXTS_BYTES', () => {
  it.each([
    [{}, 8_388_608],
    [{ KEPT_TEXTS_BYTES: '0' }, 0],
    [{ KEPT_TEXTS_BYTES: '1000000000' }, 1_000_000_000],
  ])('%j is %j', (env, bytes) => {
    expect(readLimits(env).keptTexts).toMatchObject({ bytesMax: bytes, bytesPerWorkspaceMax: bytes / 4 });
  });

  it.each(['', '-1', '1.5', '1e3', '8 MiB', 'off', '1000000001'])('refuses "%s"', (value) => {
    const read = () => readLimits({ KEPT_TEXTS_BYTES: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`KEPT_TEXTS_BYTES must be a whole number from 0 to 1000000000, not "${value}".`);
  });
});
