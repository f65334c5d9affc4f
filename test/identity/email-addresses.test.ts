/** Owns which forms of email addresses are taken, and that docs/guides/authentication.md lists them. */
import { readFileSync } from 'node:fs';
import { expect, describe, it } from 'vitest';
import { validateRequest } from '../../src/api/contract/request-validator.ts';
import { operationSpec } from '../support/contract-matcher.ts';

const guide = readFileSync(new URL('../../docs/guides/authentication.md', import.meta.url), 'utf8');
const listed = [...guide.matchAll(/^\| `([^|`]+@[^|`]+)` +\| (yes|no) +\|/gm)].map(
  ([, address = '', accepted]): [string, boolean] => [address, accepted === 'yes'],
);

const takers: readonly (readonly [operationId: string, id: string, bodyWith: (address: string) => object])[] =
  [
    ['createSignInCode', '', (email) => ({ email })],
    ['createMember', 'workspace_01m4qjvsx0em797w0ccb7nkwgp', (email) => ({ email, role: 'member' })],
    ['updateBilling', 'workspace_01m4qjvsx0em797w0ccb7nkwgp', (address) => ({ billing_email: address })],
  ];

describe.each(takers)('%s', (operationId, id, bodyWith) => {
  const isTaken = (address: string) => {
    const params: Readonly<Record<string, string>> = id === '' ? {} : { id };
    const validation = validateRequest(operationSpec(operationId), {
      params,
      queryString: '',
      body: bodyWith(address),
    });
    const places = validation.valid ? [] : validation.errors.map(({ pointer }) => pointer);
    expect(new Set(places).size).toBe(validation.valid ? 0 : 1);
    return validation.valid;
  };

  it.each(listed)('treats %s as the guide describes', (address, accepted) => {
    expect(isTaken(address)).toBe(accepted);
  });

  it.each([
    ['64 characters before the @', `${'a'.repeat(64)}@example.com`, true],
    ['65 characters before the @', `${'a'.repeat(65)}@example.com`, false],
    ['a label of 63 characters', `ada@${'a'.repeat(63)}.example.com`, true],
    ['a label of 64 characters', `ada@${'a'.repeat(64)}.example.com`, false],
    ['a last label of 64 characters', `ada@example.${'a'.repeat(64)}`, false],
    ['254 characters', `ada@${'a.'.repeat(123)}wxyz`, true],
    ['255 characters', `ada@${'a.'.repeat(123)}vwxyz`, false],
  ])('accepts or refuses %s', (_name, address, accepted) => {
    expect(isTaken(address)).toBe(accepted);
  });
});

it('the guide lists accepted and refused forms', () => {
  expect(listed.filter(([, accepted]) => accepted)).toHaveLength(5);
  expect(listed.filter(([, accepted]) => !accepted)).toHaveLength(7);
});
