/** Changes of email addresses: maps between the contract and the domain. */
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { confirmEmailChange, createEmailChange } from '../domain/workspaces/email-changes.ts';
import { ok } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toMe } from './me.ts';

export const emailChangeHandlers = {
  createEmailChange: async (ctx, { body }) => {
    const { id, email, expiresAt } = await createEmailChange(ctx, body);
    return {
      status: 202,
      body: { id: toTypeId('email_change', id), email, expires_at: expiresAt.toISOString() },
    };
  },
  confirmEmailChange: async (ctx, { path, body }) =>
    ok(toMe(await confirmEmailChange(ctx, fromTypeId(path.id), body.code), ctx.principal)),
} satisfies Partial<Handlers>;
