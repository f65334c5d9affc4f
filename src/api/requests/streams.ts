/** Requests for streams: where they begin, and what opens them. */
import { fromTypeId } from '../../domain/core/ids.ts';
import { networkOf } from '../../domain/core/guess-limits.ts';
import { useStreamTicket } from '../../domain/identity/stream-tickets.ts';
import type { LiveMessages } from '../http/responses.ts';
import { invalidToken, Problem } from '../http/problems.ts';
import type { FeedView } from '../streams/open-stream.ts';
import { cursorOf } from './cursors.ts';
import type { CursorCodec, ListAddress } from './cursors.ts';
import type { CheckedRequest, DispatchDependencies } from './dispatcher.ts';
import { secretHashOf } from '../http/requests.ts';
import type { ServiceRequest } from '../http/requests.ts';

/** The lists that each stream continues. Its own positions are cursors of the first one. */
const followedLists: Readonly<Record<string, (id: string) => readonly [ListAddress, ...ListAddress[]]>> = {
  streamBoardEvents: (id) => [{ operationId: 'listBoardEvents', path: { id }, query: {} }],
  streamWorkspaceEvents: (id) => [
    { operationId: 'listEvents', path: {}, query: { workspace_id: id } },
    { operationId: 'listEvents', path: {}, query: {} },
  ],
};

function followedBy({ operation, input }: CheckedRequest): readonly [ListAddress, ...ListAddress[]] {
  const lists = followedLists[operation.operationId]?.(input.path.id ?? '');
  if (lists === undefined) throw new Error(`${operation.operationId} continues no list`);
  return lists;
}

const cursorLengthMax = 2_048;

/**
 * Where a stream begins; undefined if from now on.
 *
 * @throws {Problem} `invalid_cursor`, `invalid_token` if a ticket is for another stream
 */
export function streamStart(cursors: CursorCodec, checked: CheckedRequest): unknown {
  requireOwnTicket(checked);
  const { 'last-event-id': lastId } = checked.request.incoming.headers;
  const { cursor } = checked.input.query;
  const sent = typeof lastId === 'string' && lastId !== '' ? lastId : cursor;
  if (typeof sent !== 'string') return undefined;
  const place = sent === cursor ? { parameter: 'cursor' } : { header: 'Last-Event-ID' };
  const detail = 'is not a position in this log, or was altered';
  const position = sent.length > cursorLengthMax ? undefined : cursorOf(cursors, followedBy(checked), sent);
  if (position !== undefined) return position;
  throw new Problem('invalid_cursor', `The cursor ${detail}.`, {
    errors: [{ ...place, code: 'bad_format', detail }],
  });
}

function requireOwnTicket({ request: { ticket }, input, operation }: CheckedRequest): void {
  if (ticket === undefined) return;
  const { resourceType, resourceId } = ticket;
  const isBoard = operation.operationId === 'streamBoardEvents';
  const isOwn = isBoard === (resourceType === 'board') && fromTypeId(input.path.id ?? '') === resourceId;
  if (!isOwn) throw invalidToken();
}

/** The stored hash of the secret that a request was authenticated with. */
function credentialHashOf(request: ServiceRequest): string {
  return request.ticket?.credentialHash ?? secretHashOf(request) ?? '';
}

/** What opening a stream needs. */
type StreamDependencies = Pick<DispatchDependencies, 'cursors' | 'database' | 'eventStreams'>;

/**
 * Takes a place for a stream, and uses the ticket that opens it.
 *
 * @throws {Problem} `too_many_streams`, `unavailable`, `invalid_token` if the ticket was used meanwhile
 */
export async function liveMessages(
  dependencies: StreamDependencies,
  checked: CheckedRequest,
  view: FeedView,
): Promise<LiveMessages> {
  const reserved = reserveStream(dependencies, checked, view);
  try {
    await requireUnusedTicket(dependencies, checked);
    return reserved;
  } catch (error) {
    reserved.cancel();
    throw error;
  }
}

/** Last of all, so that only the request that opens the stream uses the ticket up. @throws {Problem} `invalid_token` */
async function requireUnusedTicket(
  { database }: StreamDependencies,
  { request: { ticket, incoming } }: CheckedRequest,
): Promise<void> {
  if (ticket === undefined || incoming.method === 'HEAD') return;
  if (!(await useStreamTicket(database.reader, ticket))) throw invalidToken();
}

function reserveStream(
  { eventStreams, cursors }: StreamDependencies,
  checked: CheckedRequest,
  view: FeedView,
): LiveMessages {
  const { operation, caller, request } = checked;
  const { scope } = operation;
  if (eventStreams === undefined) throw new Error('this process opens no streams');
  if (caller === undefined || scope === undefined) throw new Error('a stream needs a caller and a scope');
  const { feed } = view;
  const [{ operationId, ...list }] = followedBy(checked);
  return eventStreams.reserve(
    {
      ...view,
      cursorAt: (position) => cursors.encode(operationId, list, position),
      access: {
        credentialKind: caller.kind,
        credentialHash: credentialHashOf(request),
        scope,
        userId: feed.userId,
        workspaceId: feed.workspaceId,
        ...(feed.boardId !== undefined && { boardId: feed.boardId }),
      },
    },
    { credentialId: caller.credentialId, network: networkOf(request.address) },
  );
}
