/** Access tokens as clients make and use them. */
import { expect } from 'vitest';
import { generateSecret } from '../../src/domain/core/credential-secrets.ts';
import type { Tenant } from './factories.ts';
import type { Service } from './service.ts';

type Maker = Pick<Tenant, 'token' | 'workspaceId'>;

interface TokenWish {
  readonly name?: string;
  readonly scopes?: readonly string[];
  readonly expires_at?: string;
}

/** A call of createAccessToken. */
export function tokenOrder({ token, workspaceId }: Maker, options: TokenWish = {}) {
  return { token, id: workspaceId, body: { name: 'Build server', scopes: ['boards:read'], ...options } };
}

export function makeAccessToken(service: Service, maker: Maker, options: TokenWish = {}) {
  return service.succeed('createAccessToken', tokenOrder(maker, options));
}

/** Whether a request with this secret gets through. */
export async function secretWorks(service: Service, secret: string): Promise<boolean> {
  const { status } = await service.call('getMe', { token: secret });
  expect([200, 401]).toContain(status);
  return status === 200;
}

/** A well-formed secret that was never issued. */
export function unknownSecret(kind: Parameters<typeof generateSecret>[0]): string {
  return generateSecret(kind);
}
