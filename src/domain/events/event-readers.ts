/** Which events of a board its readers see. Admins read those of the whole workspace, and see all of them. */
import type { Role } from '../core/principals.ts';
import type { EventedResource } from '../core/resources.ts';

/** The roles of a reader, which decide what they see. */
export interface EventReader {
  /** The role on the board: that of a guest for viewers of a private board too. */
  readonly role: Role;
  readonly workspaceRole: Role;
}

const none: readonly EventedResource[] = [];
const hiddenFromViewers: readonly EventedResource[] = ['share_link'];
const hiddenFromGuests: readonly EventedResource[] = [...hiddenFromViewers, 'board_member'];

/** The kinds of resources that a reader can't list, so that their events aren't shown either. The same array for equal roles. */
export function hiddenFrom({ role, workspaceRole }: EventReader): readonly EventedResource[] {
  if (workspaceRole === 'guest') return hiddenFromGuests;
  return role === 'guest' ? hiddenFromViewers : none;
}
