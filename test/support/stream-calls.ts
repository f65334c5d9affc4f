/** The calls of streams of events. */
import type { ValidCall, World } from './operation-calls.ts';

export const streamCalls = {
  streamBoardEvents: (world) => ({ id: world.boardId }),
  getBoardPresence: (world) => ({ id: world.boardId }),
  streamWorkspaceEvents: (world) => ({ id: world.workspaceId }),
  createStreamTicket: (world) => ({ body: { board_id: world.boardId } }),
} satisfies Record<string, (world: World) => ValidCall>;
