/** Replays of webhooks: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import type { IdPosition } from '../domain/core/pages.ts';
import { pathOf } from '../domain/core/resources.ts';
import type { EventPosition } from '../domain/events/event-rows.ts';
import * as replays from '../domain/webhooks/replays.ts';
import type { ReplayRow, SentPosition } from '../domain/webhooks/replays.ts';
import type { WebhookRow } from '../domain/webhooks/webhook-rows.ts';
import { given, ok, okPage, pageRequest, present } from './handler.ts';
import type { Handlers, ListAddress } from './handler.ts';

function toReplay(row: ReplayRow): components['schemas']['Replay'] {
  return {
    id: toTypeId('replay', row.id),
    webhook_id: toTypeId('webhook', row.webhookId),
    status: replays.replayStatus(row),
    created_by: toTypeId('user', row.createdBy),
    created_at: row.createdAt.toISOString(),
    ...present({ ended_at: replays.replayEndedAt(row)?.toISOString() ?? null }),
  };
}

function toSentPosition(text: string): SentPosition {
  return /^event_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(text) ? { eventId: fromTypeId(text) } : { cursor: text };
}

/** The lists of the log that a webhook follows. Streams have cursors of the same ones. */
function followedLists({ workspaceId, boardId }: WebhookRow): ListAddress[] {
  return [
    { operationId: 'listEvents', path: {}, query: {} },
    { operationId: 'listEvents', path: {}, query: { workspace_id: toTypeId('workspace', workspaceId) } },
    ...(boardId === null
      ? []
      : [{ operationId: 'listBoardEvents', path: { id: toTypeId('board', boardId) }, query: {} } as const]),
  ];
}

export const replayHandlers = {
  createReplay: async (ctx, { path, body: { after, until }, readCursor }) => {
    const row = await replays.createReplay(ctx, fromTypeId(path.id), {
      after: toSentPosition(after),
      ...given('until', until, toSentPosition),
      readCursor: (cursor, webhook) =>
        readCursor(cursor, followedLists(webhook)) as EventPosition | undefined,
    });
    const body = toReplay(row);
    return { status: 202, body, headers: { Location: pathOf('replay', body.id) } };
  },
  listReplays: async (ctx, input) => {
    const page = pageRequest<IdPosition>(input);
    return okPage(await replays.listReplays(ctx, fromTypeId(input.path.id), page), toReplay);
  },
  getReplay: async (ctx, { path }) => ok(toReplay(await replays.getReplay(ctx, fromTypeId(path.id)))),
  cancelReplay: async (ctx, { path }) => ok(toReplay(await replays.cancelReplay(ctx, fromTypeId(path.id)))),
} satisfies Partial<Handlers>;
