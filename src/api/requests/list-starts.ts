/** Where lists continue. */
import type { Tx } from '../../db/database.ts';
import { findImpliedWorkspace } from '../../domain/access/workspace-access.ts';
import { toTypeId } from '../../domain/core/ids.ts';
import { cursorOf, toggled } from './cursors.ts';
import type { CursorCodec } from './cursors.ts';
import type { CheckedRequest } from './dispatcher.ts';

type ListRequest = Pick<CheckedRequest, 'operation' | 'input' | 'caller'>;

/** Where a list continues; undefined from its start. @throws {Problem} `invalid_cursor` */
export async function listStart(cursors: CursorCodec, request: ListRequest, tx: Tx): Promise<unknown> {
  const { operation, input } = request;
  const { cursor } = input.query;
  if (typeof cursor !== 'string') return undefined;
  const { operationId } = operation;
  const position = cursorOf(cursors, [{ operationId, ...input }], cursor);
  if (position !== undefined) return position;
  // Looked up only now, because hardly any client names its workspace on one page and not on the next.
  return cursors.decode(operationId, { ...input, query: await otherQuery(request, tx) }, cursor);
}

/** The query without the workspace that the credential implies if it names it, and with it if it names none. */
async function otherQuery({ operation, input, caller }: ListRequest, tx: Tx): Promise<typeof input.query> {
  const { query } = input;
  const takesWorkspace = operation.queryParameters.some(({ name }) => name === 'workspace_id');
  if (!takesWorkspace || caller === undefined) return query;
  const implied = await findImpliedWorkspace(tx, caller);
  const id = implied && toTypeId('workspace', implied.id);
  return query.workspace_id === undefined || query.workspace_id === id
    ? toggled(query, 'workspace_id', id)
    : query;
}
