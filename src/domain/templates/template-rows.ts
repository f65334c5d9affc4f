/** The statements on templates that Prisma's models can't express as well, each with the reason. */
import { fieldsWithout, selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { TemplateModel } from '../../../generated/prisma/models.ts';
import { findVisibleRow } from '../access/visible-rows.ts';
import type { Access } from '../core/context.ts';
import { firstId } from '../core/ids.ts';
import { withinPageBytesOneByOne } from '../core/page-size-rows.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';
import type { RowLock } from '../core/row-locks.ts';
import type { TemplateContent } from './template-content.ts';

/** A template; a built-in one has no workspace. */
export type TemplateRow = Readonly<Omit<TemplateModel, 'workspaceId' | 'content' | 'createdBy'>> & {
  readonly workspaceId: string | null;
  readonly content: TemplateContent;
};

export type WorkspaceTemplate = TemplateRow & { readonly workspaceId: string };

const longFields = { texts: ['description'], documents: ['content'] };

export const templateColumns = selectList('t', fieldsWithout(Prisma.TemplateScalarFieldEnum, 'createdBy'));

/** The templates of the principal's workspaces. A guest sees none, because they can contain data from other boards. */
function visibleTemplates(principal: Principal): Prisma.Sql {
  return Prisma.sql`
    FROM templates t
    JOIN workspaces w ON w.id = t.workspace_id AND w.deleted_at IS NULL
    JOIN workspace_members m
      ON m.workspace_id = t.workspace_id AND m.user_id = ${principal.userId}::uuid AND m.status = 'active' AND m.role <> 'guest'
    WHERE ${principal.workspaceId === undefined ? Prisma.sql`TRUE` : Prisma.sql`t.workspace_id = ${principal.workspaceId}::uuid`}`;
}

/** By hand: finds the template and the caller's role in one statement, after it has locked the template. */
export function findVisibleTemplate(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: RowLock,
): Promise<(WorkspaceTemplate & Access) | undefined> {
  return findVisibleRow<WorkspaceTemplate & Access>(tx, {
    columns: Prisma.sql`${templateColumns}, m.role::text AS role, w.hold`,
    visible: Prisma.sql`${visibleTemplates(principal)} AND t.id = ${id}::uuid`,
    locked: lock === 'update' ? Prisma.sql`FOR UPDATE OF t` : undefined,
  });
}

/**
 * How many bytes the titles and descriptions of a board's starter cards have. By hand: the database knows it without reading
 * long descriptions.
 */
export async function countStarterBytes(tx: Tx, boardId: string): Promise<number> {
  const [row] = await tx.rows<{ readonly bytes: number }>(Prisma.sql`
    SELECT coalesce(sum(octet_length(c.title) + coalesce(octet_length(c.description), 0)), 0)::float8 AS bytes
    FROM cards c JOIN columns o ON o.id = c.column_id AND o.archived_at IS NULL
    WHERE c.board_id = ${boardId}::uuid AND c.archived_at IS NULL`);
  return row?.bytes ?? 0;
}

/** One more than the page has. By hand: lists are read often. */
export function listTemplateRows(
  tx: Tx,
  workspaceId: string,
  { limit, after }: PageRequest<IdPosition>,
): Promise<WorkspaceTemplate[]> {
  return tx.rows<WorkspaceTemplate>(
    withinPageBytesOneByOne(
      (id) => Prisma.sql`
        SELECT ${templateColumns} FROM templates t WHERE t.workspace_id = ${workspaceId}::uuid AND t.id > ${id}
        ORDER BY t.id LIMIT 1`,
      { longFields, afterId: Prisma.sql`${after?.id ?? firstId}::uuid`, limit: limit + 1 },
    ),
  );
}

/** Keeps cards from being moved between the columns of a board until the transaction ends. By hand: a lock. */
export async function holdColumns(tx: Tx, boardId: string): Promise<void> {
  await tx.rows(Prisma.sql`SELECT 1 FROM columns WHERE board_id = ${boardId}::uuid ORDER BY id FOR SHARE`);
}

/**
 * Names in lower case, as the index compares those of a board's labels, by the names as given. By hand: only the
 * database knows its own rule.
 */
export async function lowerCaseNames(tx: Tx, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(names)];
  if (distinct.length === 0) return new Map();
  const rows = await tx.rows<{ readonly name: string; readonly lowerCase: string }>(Prisma.sql`
    SELECT name, lower(name) AS "lowerCase" FROM unnest(${distinct}::text[]) AS name`);
  return new Map(rows.map(({ name, lowerCase }) => [name, lowerCase]));
}

/**
 * The next numbers for cards of a workspace, ascending. By hand: a function of the database. The trigger that numbers
 * cards takes one number at a time, which is slow for many in one transaction.
 *
 * @param count at least 1
 */
export async function takeCardNumbers(tx: Tx, workspaceId: string, count: number): Promise<number[]> {
  const rows = await tx.rows<{ readonly number: number }>(Prisma.sql`
    SELECT number FROM take_card_numbers(${workspaceId}::uuid, ${count}::int) AS number ORDER BY number`);
  return rows.map(({ number }) => number);
}
