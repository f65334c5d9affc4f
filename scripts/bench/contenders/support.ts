/** What every contender shares: the same pool size, the same check of the credential, the same way to be started. */
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import pg from 'pg';
import { browserHeaders } from '../../../src/api/http/cross-origin.ts';

/** Connections end before the turn of the one after the next, so that all pools together stay below PostgreSQL's limit. */
export const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 20,
  idleTimeoutMillis: 1_000,
});

const credentialStatement = `
  SELECT t.id, t.name, t.scopes, t.expires_at, t.workspace_id, u.id AS user_id, u.email, u.name AS user_name,
    u.created_at
  FROM access_tokens t
  JOIN users u ON u.id = t.created_by
  JOIN workspaces w ON w.id = t.workspace_id AND w.deleted_at IS NULL
  JOIN workspace_members m ON m.workspace_id = t.workspace_id AND m.user_id = t.created_by AND m.status = 'active'
  WHERE t.token_hash = $1 AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > $2)`;

export interface Credential {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly workspace_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly user_name: string;
  readonly created_at: Date;
}

/** Finds the credential by one prepared statement, as the service does on every request. */
export async function checkCredential(authorization: string | undefined): Promise<Credential | undefined> {
  const secret = authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(secret).digest();
  const values = [hash, new Date()];
  const { rows } = await pool.query<Credential>({ name: 'credential', text: credentialStatement, values });
  return rows[0];
}

/** The answer of a small GET: who is asking. */
export function describeCredential(credential: Credential) {
  return {
    user: {
      id: credential.user_id,
      email: credential.email,
      name: credential.user_name,
      created_at: credential.created_at.toISOString(),
    },
    credential: {
      kind: 'access_token',
      id: credential.id,
      name: credential.name,
      scopes: credential.scopes,
      workspace_id: credential.workspace_id,
    },
  };
}

const shared = Object.entries({
  'Request-Id': '0198f3a2-7c1e-4b6d-9a53-2f8e1d7c4b60',
  'Cache-Control': 'no-store',
  ...browserHeaders('http://127.0.0.1'),
  'Content-Type': 'application/json',
  'RateLimit-Policy': '"credential";q=1000000000;w=60',
  RateLimit: '"credential";r=999999999;t=60',
  ETag: 'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
}).flat();

/** Headers like those of the service, in the form that costs Node the least. */
export function headersOf(body: string): string[] {
  return [...shared, 'Content-Length', String(Buffer.byteLength(body))];
}

/**
 * Listens on a free port and tells the parent process which, and how much processor time it took whenever it asks. Ends with
 * the parent process.
 */
export function announce(server: Server): void {
  process.once('disconnect', () => process.exit());
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port });
  });
}
