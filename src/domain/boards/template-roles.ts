/** Who fills the roles of a template on a new board. */
import { findAssignable, holdMembersOfWorkspace } from './card-relation-rows.ts';
import { unknownDetails } from './card-relations.ts';
import type { Context } from '../core/context.ts';
import { AppError, refuseListed } from '../core/errors.ts';
import { assigneesPerCardMax } from '../core/limits.ts';
import { creatorRole, placedCards, rolesOf } from '../templates/template-content.ts';
import type { TemplateContent } from '../templates/template-content.ts';
import type { PeopleInRoles } from '../templates/template-copies.ts';

/** A person in a role. Several can have the same one. */
export interface RoleAssignment {
  readonly role: string;
  readonly userId: string;
}

interface NewBoardPlace {
  readonly id: string;
  readonly workspaceId: string;
}

/** The people that the content and a request assign, the creator included if it has that role. */
function everyoneIn(ctx: Context, content: TemplateContent, assignments: readonly RoleAssignment[]) {
  const creator = { role: creatorRole, userId: ctx.principal.userId };
  return rolesOf(content).has(creatorRole) ? [...assignments, creator] : assignments;
}

/**
 * Keeps the people in the roles from leaving the workspace until the transaction ends. Called before the billing account
 * is locked, which comes after members in the order of locks.
 */
export async function holdPeopleInRoles(
  ctx: Context,
  workspaceId: string,
  content: TemplateContent,
  assignments: readonly RoleAssignment[] = [],
): Promise<void> {
  const userIds = everyoneIn(ctx, content, assignments).map(({ userId }) => userId);
  if (userIds.length > 0) await holdMembersOfWorkspace(ctx.tx, workspaceId, userIds);
}

/**
 * The people in the roles of the content. Roles that nobody was given have nobody.
 *
 * @throws {ListedError} `unknown_role`, `unknown_assignee`, or `several_problems` if there are both
 * @throws {AppError} `limit_reached` if a starter card would have too many assignees
 */
export async function findPeopleInRoles(
  ctx: Context,
  { id: boardId, workspaceId }: NewBoardPlace,
  content: TemplateContent,
  assignments: readonly RoleAssignment[] = [],
): Promise<PeopleInRoles> {
  const everyone = everyoneIn(ctx, content, assignments);
  if (everyone.length === 0) return new Map();
  const userIds = everyone.map(({ userId }) => userId);
  const rows = await findAssignable(ctx.tx, { workspaceId, boardId }, userIds);
  const assignable = new Set(rows.map(({ id }) => id));
  const roles = rolesOf(content);
  refuseListed(
    assignments.flatMap(({ role, userId }, index) => [
      ...(roles.has(role) && role !== creatorRole ? [] : [unknownRole(role, index)]),
      ...(assignable.has(userId) ? [] : [unassignable(index)]),
    ]),
  );
  const peopleIn = (role: string) =>
    everyone.filter((each) => each.role === role && assignable.has(each.userId)).map(({ userId }) => userId);
  const people = new Map([...roles].map((role) => [role, peopleIn(role)]));
  requireFewAssignees(content, people);
  return people;
}

/** @throws {AppError} `limit_reached` */
function requireFewAssignees(content: TemplateContent, people: PeopleInRoles): void {
  for (const { card } of placedCards(content)) {
    const userIds = new Set((card.assignees ?? []).flatMap((role) => people.get(role) ?? []));
    if (userIds.size <= assigneesPerCardMax) continue;
    const detail = `A card can have at most ${assigneesPerCardMax} assignees.`;
    throw new AppError('limit_reached', detail, { pointer: '/template_roles' });
  }
}

function unknownRole(role: string, index: number) {
  const detail =
    role === creatorRole
      ? 'The person who creates the board is always the creator.'
      : 'No starter card of the template has this role among its assignees.';
  return { pointer: `/template_roles/${index}/role`, code: 'unknown_role', detail } as const;
}

function unassignable(index: number) {
  const pointer = `/template_roles/${index}/user_id`;
  return { pointer, code: 'unknown_assignee', detail: unknownDetails.assignee } as const;
}
