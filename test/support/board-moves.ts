/** A board and another workspace that its owner can move it to. */
import { makeBoard } from './factories.ts';
import type { Tenant } from './factories.ts';
import type { CallOptions, OperationId, ProblemBody, Service } from './service.ts';
import { makeTeam } from './teams.ts';
import type { Teammate } from './teams.ts';

/** A team with a board, whose owner has another team. */
export async function makeMoveWorld(service: Service) {
  const source: Teammate = await makeTeam(service);
  const { session, userId, email } = source;
  const { id: targetId } = await service.succeed('createWorkspace', {
    token: session,
    body: { name: 'Other' },
  });
  const { board, column } = await makeBoard(service, source);
  const target: Tenant & { readonly session: string } = {
    ...{ userId, email, session, workspaceId: targetId },
    token: session,
  };
  const succeed = <Op extends OperationId>(operationId: Op, id: string, options: CallOptions = {}) =>
    service.succeed(operationId, { token: session, id, ...options });
  const to = (workspaceId: string) => ({ id: board.id, body: { workspace_id: workspaceId } });
  return {
    source,
    target,
    boardId: board.id,
    columnId: column.id,
    succeed,
    /** The status and, for a problem, its code. */
    outcome: async (operationId: OperationId, id: string, options: CallOptions = {}) => {
      const { status, body } = await service.call(operationId, { token: session, id, ...options });
      return status < 300 ? [status] : [status, (body as ProblemBody).code];
    },
    move: (workspaceId = targetId, options: CallOptions = {}) =>
      service.succeed('moveBoard', { token: session, ...to(workspaceId), ...options }),
    refusedMove: (status: number, token = session, workspaceId = targetId, options: CallOptions = {}) =>
      service.fail('moveBoard', status, { token, ...to(workspaceId), ...options }),
  };
}

export type MoveWorld = Awaited<ReturnType<typeof makeMoveWorld>>;
