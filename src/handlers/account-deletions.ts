/** Deletions of accounts: maps between the contract and the domain. */
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { confirmAccountDeletion, createAccountDeletion } from '../domain/personal-data/account-deletions.ts';
import { noContent } from './handler.ts';
import type { Handlers } from './handler.ts';

export const accountDeletionHandlers = {
  createAccountDeletion: async (ctx) => {
    const { id, expiresAt } = await createAccountDeletion(ctx);
    return {
      status: 202,
      body: { id: toTypeId('account_deletion', id), expires_at: expiresAt.toISOString() },
    };
  },
  confirmAccountDeletion: async (ctx, { path, body }) => {
    await confirmAccountDeletion(ctx, fromTypeId(path.id), body.code);
    return noContent;
  },
} satisfies Partial<Handlers>;
