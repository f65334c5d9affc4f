/** Outgoing requests where every packet would be seen. Needs unshare, ip and root. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SeenCase } from '../support/closed-network.ts';

const program = path.join(import.meta.dirname, '..', 'support', 'closed-network.ts');
let cases: readonly SeenCase[] = [];

beforeAll(async () => {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--preserve-env'];
  const asCommand = [...asRoot, 'unshare', '--net', '--mount', process.execPath, program];
  // A proxy and a switched-off check of certificates, which must have no effect.
  const env = {
    ...process.env,
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: 'http://10.0.0.99:8080',
    HTTP_PROXY: 'http://10.0.0.99:8080',
    NO_PROXY: '10.0.0.1,169.254.169.254,metadata.google.internal',
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  };
  const { stdout } = await promisify(execFile)('env', asCommand, { env, maxBuffer: 16_777_216 });
  cases = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SeenCase);
});

const casesNamed = (name: string) => cases.filter((it) => it.name === name);

describe('in a network where every address answers', () => {
  it('a client without a guard reaches private addresses, and is seen', () => {
    const seen = casesNamed('unguarded');
    expect(seen.map(({ connected }) => connected)).toEqual([
      ['10.0.0.1'],
      ['169.254.169.254'],
      ['169.254.169.254'],
    ]);
    for (const { segments } of seen) expect(segments).toBeGreaterThan(0);
  });

  it('the guarded client reaches public addresses, directly', () => {
    for (const { outcome, connected } of casesNamed('public')) {
      expect([outcome, connected]).toEqual(['200', ['93.184.216.34']]);
    }
  });

  it('a redirect is not followed', () => {
    expect(casesNamed('redirect')).toMatchObject([{ outcome: '302', connected: ['93.184.216.34'] }]);
  });

  it('a name that changes its address reaches the address that was checked, and none afterwards', () => {
    expect(casesNamed('rebinding, first answer')).toMatchObject([
      { outcome: '200', connected: ['93.184.216.34'] },
    ]);
    const later = cases.filter(({ name, url }) => name === 'name' && url.includes('rebinding.test'));
    expect(later).toHaveLength(2);
    for (const seen of later) expect(seen).toMatchObject({ outcome: 'address_forbidden', segments: 0 });
  });

  it('no packet goes to a forbidden address, whatever its notation and whatever a name server answers', () => {
    const allowed = ['unguarded', 'public', 'redirect', 'rebinding, first answer'];
    const refused = cases.filter(({ name }) => !allowed.includes(name));
    const wrong = refused.filter(
      ({ outcome, segments, connected }) =>
        outcome !== 'address_forbidden' || segments !== 0 || connected.length > 0,
    );
    expect(wrong).toEqual([]);
    expect(refused.length).toBeGreaterThan(200);
  });
});
