/**
 * What node:http can do that reads credentials as the service does: one statement for all requests that arrive in the same
 * turn of the event loop. The response has the service's headers. It does nothing else.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { LookupBatch } from '../../../src/domain/core/lookup-batches.ts';
import { announce, describeCredential, headersOf, pool } from './support.ts';
import type { Credential } from './support.ts';

const statement = `
  SELECT encode(t.token_hash, 'hex') AS hash, t.id, t.name, t.scopes, t.expires_at, t.workspace_id, u.id AS user_id, u.email,
    u.name AS user_name, u.created_at
  FROM access_tokens t
  JOIN users u ON u.id = t.created_by
  JOIN workspaces w ON w.id = t.workspace_id AND w.deleted_at IS NULL
  JOIN workspace_members m ON m.workspace_id = t.workspace_id AND m.user_id = t.created_by AND m.status = 'active'
  WHERE t.token_hash = ANY ($1::bytea[]) AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > $2)`;

const credentials = new LookupBatch<Credential>(async (hashes) => {
  const values = [hashes.map((hash) => `\\x${hash}`), new Date()];
  const { rows } = await pool.query<Credential & { hash: string }>({
    name: 'batch',
    text: statement,
    values,
  });
  return new Map(rows.map((row) => [row.hash, row]));
});

announce(
  createServer((request, response) => {
    const secret = request.headers.authorization?.slice('Bearer '.length) ?? '';
    void credentials.find(createHash('sha256').update(secret).digest('hex')).then((credential) => {
      const body = JSON.stringify(
        credential === undefined ? { status: 401 } : describeCredential(credential),
      );
      response.writeHead(credential === undefined ? 401 : 200, headersOf(body)).end(body);
    });
  }),
);
