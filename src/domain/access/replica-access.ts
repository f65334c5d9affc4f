/**
 * Whether a replica decides on a caller's access as the primary would now. Someone who lost access a moment ago must not
 * read on for as long as a replica is behind (docs/decisions/0110-reads-from-replicas.md).
 */
import type { Tx } from '../../db/database.ts';
import type { Principal } from '../core/principals.ts';
import { resourceList } from '../core/resources.ts';
import { listKnownWorkspaces, readAccessState } from './replica-access-rows.ts';

/** A caller with more workspaces, or with busier ones, reads from the primary. */
const bounds = { workspacesMax: 100, eventsMax: 500 };

const contents: readonly string[] = ['column', 'label', 'card', 'comment', 'template', 'share_link'];
const takingVerbs: readonly string[] = ['deleted', 'moved_out'];

/** Events that take access from nobody: what is on boards changes, and stays where it is. All others may. */
const harmlessTypes: readonly string[] = [
  'board.created',
  ...resourceList
    .filter(({ name }) => contents.includes(name))
    .flatMap(({ name, verbs = [] }) =>
      verbs.filter((verb) => !takingVerbs.includes(verb)).map((verb) => `${name}.${verb}`),
    ),
];

/**
 * Whether nothing that can take access away has happened in the caller's workspaces since what the replica shows, and
 * nothing that they see was deleted. Every change of access has an event, which is committed with it.
 */
export async function isAccessKnown(
  primary: Tx,
  { reader, position }: { readonly reader: Tx; readonly position: bigint },
  caller: Pick<Principal, 'userId' | 'workspaceId'>,
): Promise<boolean> {
  const { workspaceIds, hasChanged } = await readAccessState(
    primary,
    caller,
    { position, harmlessTypes },
    bounds,
  );
  if (hasChanged || workspaceIds.length > bounds.workspacesMax) return false;
  // The event of someone's removal is in a workspace that the primary no longer counts among theirs.
  if (caller.workspaceId !== undefined) return workspaceIds.length === 1;
  const known = await listKnownWorkspaces(reader, caller, bounds.workspacesMax + 1);
  return known.length === workspaceIds.length && known.every((id, index) => id === workspaceIds[index]);
}
