/** Changes the role and the boards of a member, and records it. */
import { changeGuestsOfPrivateBoards } from '../boards/board-guests.ts';
import { keepPrivateBoards, leaveBoards } from '../boards/board-members.ts';
import type { Context, PlanSettings } from '../core/context.ts';
import { unassignFromUnseen } from './departures.ts';
import { AppError } from '../core/errors.ts';
import { changesBetween, recordEvents } from '../events/events.ts';
import { deleteOtherBoards, findBoards, insertBoards } from './member-board-rows.ts';
import { fieldsOf, memberEvent } from './member-rows.ts';
import type { MemberRow } from './member-rows.ts';
import { requireRoom } from '../billing/plans/plan-limits.ts';
import { roleIncludes } from '../core/principals.ts';
import type { Role } from '../core/principals.ts';
import { recordSeats } from '../billing/seats.ts';

export interface MemberPatch {
  readonly role?: Role;
  readonly boardIds?: readonly string[];
}

/**
 * Gives a locked member another role or other boards. Who loses access to a board is removed from its cards, too. A
 * guest who gets another role stays on their private boards as a viewer.
 *
 * @throws {AppError} `unknown_board`, `boards_only_for_guests`, `conflict`, `plan_limit_reached` and `billing_canceled`
 *  for a guest who becomes more than that
 */
export async function changeMember(
  ctx: Context & PlanSettings,
  before: MemberRow,
  patch: MemberPatch,
): Promise<MemberRow> {
  const { role = before.role } = patch;
  const boardIds = boardsOf(role, before, patch.boardIds);
  const after = { ...before, role, boardIds, version: before.version + 1n };
  if (patch.boardIds !== undefined) await requireBoards(ctx, before.workspaceId, patch.boardIds);
  if (role === 'owner' && before.role !== 'owner') await requireLasting(ctx, before);
  const changes = changesBetween(fieldsOf(before), fieldsOf(after));
  if (Object.keys(changes).length === 0) {
    if (patch.boardIds !== undefined) await takeDeletedBoards(ctx, before);
    return before;
  }
  if (before.role === 'guest' && role !== 'guest') await requireRoom(ctx, 'members', before.workspaceId);
  await ctx.tx.prisma.workspaceMember.update({
    where: { id: before.id },
    data: { role, updatedAt: ctx.now, version: { increment: 1 } },
    select: { id: true },
  });
  await setBoards(ctx, after);
  await recordEvents(ctx, [memberEvent(after, 'updated', changes)]);
  if (before.status === 'active') await recordSeats(ctx, before.workspaceId);
  if (role !== before.role && role === 'guest') await leaveBoards(ctx, before);
  if (before.role === 'guest' && role !== 'guest') await keepPrivateBoards(ctx, before, before.boardIds);
  if (role === 'guest' || role === 'member') await unassignFromUnseen(ctx, after);
  if (changesSight(before, role)) {
    await recordEvents(ctx, await changeGuestsOfPrivateBoards(ctx, before.workspaceId));
  }
  return after;
}

/**
 * Whether a member sees more or fewer private boards in the lists of guests once they have another role. As a guest they
 * see no members; what they saw before counts when they get another role again.
 */
function changesSight({ role: previous, status }: MemberRow, role: Role): boolean {
  if (status !== 'active' || role === previous || role === 'guest') return false;
  return !roleIncludes(previous, 'admin') || !roleIncludes(role, 'admin');
}

/**
 * Refuses to make someone an owner whose account is disabled, or who deleted it, and whose membership ends in a moment. The
 * lock of the member keeps them from deleting it now.
 *
 * @throws {AppError} `conflict`
 */
export async function requireLasting({ tx }: Context, { userId }: MemberRow): Promise<void> {
  if (userId === null) return;
  const user = await tx.prisma.user.findUnique({
    where: { id: userId },
    select: { deletedAt: true, disabledAt: true },
  });
  if (user?.deletedAt !== null) throw new AppError('conflict', 'This person has just deleted their account.');
  if (user.disabledAt !== null) throw new AppError('conflict', "This person's account is disabled.");
}

/** Takes boards in the trash, which guests don't show, away from a guest, who would see them again once they are restored. */
async function takeDeletedBoards(ctx: Context, guest: MemberRow): Promise<void> {
  await deleteOtherBoards(ctx.tx, guest.id, guest.boardIds);
  await unassignFromUnseen(ctx, guest);
}

/**
 * The boards that go with a role, in their order: those given, or those that a guest had.
 *
 * @throws {AppError} `boards_only_for_guests`
 */
export function boardsOf(
  role: Role,
  before: Pick<MemberRow, 'role' | 'boardIds'> | undefined,
  given: readonly string[] | undefined,
): readonly string[] {
  if (role === 'guest') return given?.toSorted() ?? (before?.role === 'guest' ? before.boardIds : []);
  if (given === undefined) return [];
  const detail = `Only guests have a list of boards. Leave it out for the role ${role}.`;
  throw new AppError('boards_only_for_guests', detail, { pointer: '/board_ids' });
}

/** @throws {AppError} `unknown_board` pointing at the first that the workspace doesn't have */
export async function requireBoards(
  { tx }: Pick<Context, 'tx'>,
  workspaceId: string,
  boardIds: readonly string[],
): Promise<void> {
  if (boardIds.length === 0) return;
  const known = await findBoards(tx, workspaceId, boardIds);
  const index = boardIds.findIndex((id) => !known.some((board) => board.id === id));
  if (index !== -1) {
    throw new AppError('unknown_board', 'There is no such board in this workspace.', {
      pointer: `/board_ids/${index}`,
    });
  }
}

/** Makes the boards that a guest sees exactly these. */
export async function setBoards(
  { tx }: Pick<Context, 'tx'>,
  { boardIds, ...member }: Pick<MemberRow, 'id' | 'workspaceId' | 'boardIds'>,
): Promise<void> {
  await deleteOtherBoards(tx, member.id, boardIds);
  if (boardIds.length > 0) await insertBoards(tx, member, boardIds);
}
