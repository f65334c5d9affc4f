/** Tickets that open one event stream once, for clients that can't send a credential in a header. */
import { createHash, randomBytes } from 'node:crypto';
import { findVisibleBoard } from '../access/board-access-rows.ts';
import { requireWorkspace } from '../access/workspace-access.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { AppError, CredentialEndedError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Tx } from '../../db/database.ts';
import type { SecretKind } from '../core/credential-secrets.ts';

/** What a ticket opens the stream of. */
export interface StreamTarget {
  readonly resourceType: 'board' | 'workspace';
  readonly resourceId: string;
}

export interface IssuedTicket extends StreamTarget {
  readonly secret: string;
  readonly expiresAt: Date;
}

const lifetimeMs = 60_000;
const secretBytes = 32;
const secretForm = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, so a plain hash is enough. */
function hashTicket(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * Creates a ticket for the stream of a board or of a workspace. Whether the caller may open the stream is decided when the
 * ticket is used.
 *
 * @throws {AppError} `unknown_board`, `unknown_workspace`, `insufficient_role`
 * @throws {CredentialEndedError} if the person signs out meanwhile
 */
export async function createStreamTicket(
  ctx: Context,
  target: { readonly boardId?: string; readonly workspaceId?: string },
): Promise<IssuedTicket> {
  const found = await findTarget(ctx, target);
  const secret = randomBytes(secretBytes).toString('base64url');
  const expiresAt = new Date(ctx.now.getTime() + lifetimeMs);
  await ctx.tx.prisma.streamTicket.create({
    data: {
      id: newId(),
      tokenHash: new Uint8Array(hashTicket(secret)),
      credentialKind: ctx.principal.kind,
      credentialHash: await storedHashOf(ctx),
      ...found,
      createdAt: ctx.now,
      expiresAt,
    },
    select: { id: true },
  });
  return { ...found, secret, expiresAt };
}

async function findTarget(
  ctx: Context,
  { boardId, workspaceId }: { readonly boardId?: string; readonly workspaceId?: string },
): Promise<StreamTarget> {
  if (boardId === undefined) {
    const { id } = await requireWorkspace(ctx, workspaceId, { pointer: '/workspace_id' });
    return { resourceType: 'workspace', resourceId: id };
  }
  const board = await findVisibleBoard(ctx.tx, ctx.principal, boardId, 'none');
  if (board === undefined || (workspaceId !== undefined && workspaceId !== board.workspaceId)) {
    throw new AppError('unknown_board', "No such board, or you don't have access to it.", {
      pointer: '/board_id',
    });
  }
  requireRole(ctx, { ...board, boardId });
  return { resourceType: 'board', resourceId: boardId };
}

/**
 * The hash of the secret that the caller sent, so that the ticket ends with it.
 *
 * @throws {CredentialEndedError} if the session has ended; access tokens that were revoked keep their row
 */
async function storedHashOf({ tx, principal }: Context): Promise<Uint8Array<ArrayBuffer>> {
  const { credentialId: id, kind, usesPreviousSecret } = principal;
  if (kind === 'session') {
    const session = await tx.prisma.session.findUnique({ where: { id }, select: { tokenHash: true } });
    if (session === null) throw new CredentialEndedError();
    return session.tokenHash;
  }
  const token = await tx.prisma.accessToken.findUniqueOrThrow({
    where: { id },
    select: { tokenHash: true, previousTokenHash: true },
  });
  return usesPreviousSecret === true && token.previousTokenHash !== null
    ? token.previousTokenHash
    : token.tokenHash;
}

/** A ticket with the credential that it stands for. */
export interface StreamTicket extends StreamTarget {
  readonly id: string;
  readonly credentialKind: SecretKind;
  /** In hexadecimal digits. */
  readonly credentialHash: string;
}

/** The ticket with this secret, which it leaves unused; undefined if it is unknown, used or expired. */
export async function findStreamTicket(
  reader: Tx,
  secret: string,
  now: Date,
): Promise<StreamTicket | undefined> {
  if (!secretForm.test(secret)) return undefined;
  const tokenHash = new Uint8Array(hashTicket(secret));
  const found = await reader.prisma.streamTicket.findUnique({ where: { tokenHash } });
  if (found === null || found.expiresAt <= now) return undefined;
  const { id, credentialKind, credentialHash, resourceType, resourceId } = found;
  return {
    id,
    credentialKind: credentialKind as SecretKind,
    credentialHash: Buffer.from(credentialHash).toString('hex'),
    resourceType: resourceType as StreamTarget['resourceType'],
    resourceId,
  };
}

/** Uses a ticket. Returns false if another request has used it meanwhile. */
export async function useStreamTicket(reader: Tx, { id }: Pick<StreamTicket, 'id'>): Promise<boolean> {
  const { count } = await reader.prisma.streamTicket.deleteMany({ where: { id } });
  return count === 1;
}
