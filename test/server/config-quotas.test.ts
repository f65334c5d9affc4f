/** How much the installation lets a workspace store: every valid value, and one sentence for each mistake. */
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/config.ts';
import { readLimits } from '../../src/config-limits.ts';

const none = Number.POSITIVE_INFINITY;

describe('WORKSPACE_MAX_ROWS and WORKSPACE_MAX_BYTES', () => {
  it.each([
    [{}, { rows: 50_000_000, bytes: 50_000_000_000 }],
    [{ WORKSPACE_MAX_ROWS: '1' }, { rows: 1, bytes: 50_000_000_000 }],
    [{ WORKSPACE_MAX_BYTES: '1000000000000000' }, { rows: 50_000_000, bytes: 1_000_000_000_000_000 }],
    [
      { WORKSPACE_MAX_ROWS: 'off', WORKSPACE_MAX_BYTES: '0' },
      { rows: none, bytes: none },
    ],
  ])('%j are %j', (env, quotas) => {
    expect(readLimits(env).quotas).toEqual(quotas);
  });

  it.each(
    ['WORKSPACE_MAX_ROWS', 'WORKSPACE_MAX_BYTES'].flatMap((name) =>
      ['', '-1', '1.5', '1e3', '1 GB', '1000000000000001'].map((value) => [name, value]),
    ),
  )('refuse %s=%s', (name = '', value = '') => {
    const read = () => readLimits({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must be a whole number from 1 to \\d+, or off for no limit`));
  });
});
