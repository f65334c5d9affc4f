/** A client of the Board and Workspace Service: typed by its contract, patient, and with exceptions for problems. */
export { createBoardsClient } from './client.ts';
export type { BoardsClient, BoardsClientOptions, Answer, ListPath } from './client.ts';
export { NotModifiedError, ProblemError, ResyncRequired, UnexpectedAnswerError } from './errors.ts';
export type { Problem, ProblemCode } from './errors.ts';
export type { BoardPresence, Event, EventBatch, EventsOptions, EventsState } from './events.ts';
export { defaultRetries } from './retries.ts';
export type { Retries } from './retries.ts';
export { readRetryAfterMs } from './retry-after.ts';
export { verifyWebhook, WebhookVerificationError } from './webhooks.ts';
export type { VerifyOptions, WebhookHeaders } from './webhooks.ts';
export type { components, operations, paths } from '../../../generated/api.ts';
