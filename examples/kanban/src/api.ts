/** The client of the service, and what it means for the page when a call fails. */
import { computed } from '@preact/signals';
import {
  createBoardsClient,
  ProblemError,
  readRetryAfterMs,
  UnexpectedAnswerError,
} from 'board-and-workspace-client';
import type { BoardsClient, components } from 'board-and-workspace-client';
import { credential, forgetCredential } from './session/session.ts';
import { announceWait, notify } from './shared/notices.tsx';

type Schemas = components['schemas'];
export type Board = Schemas['Board'];
export type BoardChanges = Schemas['UpdateBoard'];
export type BoardMember = Schemas['BoardMember'];
export type BoardRole = Schemas['BoardRole'];
export type BoardSnapshot = Schemas['BoardSnapshot'];
export type Card = Schemas['Card'];
export type CardChanges = Schemas['UpdateCard'];
export type CardBatch = Schemas['CardBatch'];
export type CardBatchUpdate = Schemas['UpdateCardItem'];
export type CardMove = Schemas['MoveCardItem'];
export type CardPage = Schemas['CardPage'];
export type Comment = Schemas['Comment'];
export type Label = Schemas['Label'];
export type Person = Schemas['Person'];
export type SnapshotCard = Schemas['SnapshotCard'];
export type SnapshotColumn = Schemas['SnapshotColumn'];
export type Me = Schemas['Me'];
export type TrashItem = Schemas['TrashItem'];
export type Workspace = Schemas['Workspace'];

const client = computed(() =>
  createBoardsClient({ baseUrl: location.origin, token: credential.value, fetch: watchedFetch }),
);

/** The client for the credential of this tab. It retries what can be retried, and gives every POST an Idempotency-Key. */
export function api(): BoardsClient {
  return client.value;
}

/** Tells people why they wait when the client waits for Retry-After. */
async function watchedFetch(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.status === 429) announceWait(Math.ceil((readRetryAfterMs(response) ?? 1_000) / 1_000));
  return response;
}

export function isProblem(error: unknown, ...codes: readonly string[]): error is ProblemError {
  return error instanceof ProblemError && codes.includes(error.code);
}

/** Whether the same request can succeed later. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof ProblemError) return error.status >= 500 || error.status === 429;
  return error instanceof TypeError || error instanceof UnexpectedAnswerError;
}

/** Why a call failed, in a sentence for people. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ProblemError) return error.problem.detail;
  if (error instanceof TypeError) return "The service can't be reached. Check your connection.";
  return 'Something went wrong. Try again.';
}

/** Shows why a call failed. Without a valid credential, that is on the sign-in form. */
export function handleFailure(error: unknown): void {
  if (isProblem(error, 'invalid_token', 'unauthorized')) {
    forgetCredential('You are signed out. Sign in again to go on.');
  } else {
    notify({ text: sentenceOf(error) });
  }
}

/** Calls the service for a click: a failure is shown, and the result is then undefined. */
export async function attempt<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await call();
  } catch (error) {
    handleFailure(error);
    return undefined;
  }
}
