/** What is in an export: its sections, in their order, and how their items look. The contract has `ExportDocument`. */
import type { Tx } from '../../db/database.ts';
import { toTypeId } from '../core/ids.ts';
import type { IdPrefix } from '../core/ids.ts';
import { wholeContent } from '../templates/template-content.ts';
import type { SentContent } from '../templates/template-content.ts';
import * as rows from './export-rows.ts';
import type { ExportedRow, PageOrder, PendingExport, Place, WorkspacePlace } from './export-rows.ts';

/** Raise it when something is removed from the document or changes its meaning. */
const documentVersion = 1;

/** One row of a page: an item of the document, or nothing if the person can't see it. */
export interface PageRow {
  /** Where the next page continues after this row. */
  readonly at: string;
  readonly item: object | undefined;
}

export interface Section {
  readonly name: string;
  /** Whether it is read in one workspace after the other. */
  readonly isPerWorkspace: boolean;
  /** Rows can have descriptions of 20,000 characters, and a template has hundreds of them. */
  readonly pageRowsMax: number;
  readonly read: (
    tx: Tx,
    place: Place & { readonly workspaceId?: string },
    page: PageOrder,
  ) => Promise<readonly PageRow[]>;
}

/** The beginning of the document, up to the first section. */
export async function documentHead(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  { userId }: Pick<PendingExport, 'userId'>,
): Promise<string> {
  const { id, email, name, timeZone, locale, createdAt } = await tx.prisma.user.findUniqueOrThrow({
    where: { id: userId },
  });
  const user = withoutNulls({
    id: toTypeId('user', id),
    email,
    name,
    time_zone: timeZone,
    locale,
    created_at: createdAt,
  });
  const head = JSON.stringify({ format: 'export', version: documentVersion, exported_at: now, user });
  return head.slice(0, -1);
}

const usualRowsMax = 25;

type Render = (row: ExportedRow) => object;
type Read<At> = (tx: Tx, place: At, page: PageOrder) => Promise<ExportedRow[]>;

function ofPerson(name: string, type: IdPrefix, read: Read<Place>): Section {
  const render = renderer(type);
  return {
    name,
    isPerWorkspace: false,
    pageRowsMax: usualRowsMax,
    read: async (tx, place, page) => (await read(tx, place, page)).map((row) => toPageRow(row, render)),
  };
}

function ofWorkspaces(
  name: string,
  read: Read<WorkspacePlace>,
  render: Render,
  pageRowsMax = usualRowsMax,
): Section {
  return {
    name,
    isPerWorkspace: true,
    pageRowsMax,
    read: async (tx, { workspaceId, ...place }, page) => {
      if (workspaceId === undefined) throw new Error(`${name} are read in a workspace`);
      return (await read(tx, { ...place, workspaceId }, page)).map((row) => toPageRow(row, render));
    },
  };
}

function toPageRow(row: ExportedRow, render: Render): PageRow {
  return { at: row.at, item: row.id === null ? undefined : render(row) };
}

const idFields = {
  workspace_id: 'workspace',
  board_id: 'board',
  card_id: 'card',
  created_by: 'user',
} as const;

/** Renders a row with ids as the API shows them. What is empty is absent. */
function renderer(type: IdPrefix): Render {
  const types: Readonly<Partial<Record<string, IdPrefix>>> = { ...idFields, id: type };
  return (row) => {
    const fields = Object.entries(row).filter(([field]) => field !== 'at');
    const shown = fields.map(([field, value]) => {
      const idType = types[field];
      return [field, idType !== undefined && typeof value === 'string' ? toTypeId(idType, value) : value];
    });
    return withoutNulls(Object.fromEntries(shown) as Readonly<Record<string, unknown>>);
  };
}

function withoutNulls(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function renderTemplate(row: ExportedRow): object {
  const { content, ...fields } = row as ExportedRow & { readonly content: SentContent };
  return { ...renderer('template')(fields), content: wholeContent(content) };
}

// A resource of an event can be of any type.
function renderActivity({ resource_type: type, resource_id: id, ...fields }: ExportedRow): object {
  const resourceId = toTypeId(type as IdPrefix, id as string);
  return { ...renderer('event')({ ...fields }), resource_id: resourceId };
}

const shareLinksPageRowsMax = 1000;

/** The lists of the document, in their order. */
export const sections: readonly Section[] = [
  ofPerson('memberships', 'member', rows.readMemberships),
  ofPerson('sessions', 'session', rows.readSessions),
  ofPerson('email_changes', 'email_change', rows.readEmailChanges),
  ofWorkspaces('access_tokens', rows.readAccessTokens, renderer('token')),
  ofWorkspaces('sent_invites', rows.readSentInvites, renderer('member')),
  ofWorkspaces('boards', rows.readBoards, renderer('board')),
  ofWorkspaces('cards', rows.readCards, renderer('card')),
  ofWorkspaces('comments', rows.readComments, renderer('comment')),
  ofWorkspaces('templates', rows.readTemplates, renderTemplate, 1),
  ofWorkspaces('share_links', rows.readShareLinks, renderer('share_link'), shareLinksPageRowsMax),
  ofWorkspaces('activity', rows.readActivity, renderActivity, 500),
];
