/** Signing in: maps between the contract and the domain. */
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { pathOf } from '../domain/core/resources.ts';
import { createSignInCode, createSession } from '../domain/identity/sign-in.ts';
import { given } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toUser } from './me.ts';
import { toSession } from './sessions.ts';

export const signInHandlers = {
  createSignInCode: async (ctx, { body }) => {
    const { id, email, expiresAt } = await createSignInCode(ctx, body);
    return {
      status: 202,
      body: { id: toTypeId('sign_in', id), email, expires_at: expiresAt.toISOString() },
    };
  },
  createSession: async (ctx, { body: { sign_in_id: signInId, code, name, user_name: userName } }) => {
    const answer = { signInId: fromTypeId(signInId), code, ...given('name', name) };
    const opened = await createSession(ctx, { ...answer, ...given('userName', userName) });
    const session = toSession(opened.session);
    const body = { session, secret: opened.secret, user: toUser(opened.user) };
    return { status: 201, body, headers: { Location: pathOf('session', session.id) } };
  },
} satisfies Partial<Handlers>;
