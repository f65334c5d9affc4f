/** Creates the demo workspace once, and stores its ids and token for scripts in `demo.json`. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Prisma } from '../db/database.ts';
import type { Database, Tx } from '../db/database.ts';
import { issueRecordedAccessToken } from '../domain/identity/access-tokens.ts';
import { findPrincipal } from '../domain/identity/principal-finder.ts';
import { makeBoard } from '../domain/boards/boards.ts';
import { builtinTemplates } from '../domain/templates/builtin-templates.ts';
import { addCard } from '../domain/boards/cards.ts';
import { createComment } from '../domain/boards/comments.ts';
import type { CreationContext } from '../domain/core/context.ts';
import type { BillingSettings } from '../domain/core/plan-table.ts';
import type { ActorContext } from '../domain/events/events.ts';
import { fromTypeId, newId, toTypeId } from '../domain/core/ids.ts';
import { scopes } from '../domain/core/principals.ts';
import { noQuotas } from '../domain/core/quotas.ts';
import { createPerson, findPerson, recordNewPerson } from '../domain/identity/users.ts';
import type { Person } from '../domain/identity/users.ts';
import { currentOperator } from '../operator.ts';
import { demoBoard, demoCards, demoPerson, largeBoard, largeBoardContent } from './demo-content.ts';

/** The content of `demo.json`. */
export interface DemoFacts {
  readonly base_url: string;
  readonly workspace_id: string;
  /** The board of 1,000 cards. */
  readonly board_id: string;
  /** The board of a few cards, to look at; the other one if it was deleted. */
  readonly small_board_id: string;
  readonly access_token: string;
}

type SeededFacts = Omit<DemoFacts, 'base_url' | 'small_board_id'>;

const tokenName = 'Demo';
const dayMs = 86_400_000;

export interface DemoOptions {
  readonly dataDir: string;
  readonly baseUrl: string;
  readonly billing: BillingSettings;
  readonly now: Date;
}

/** The path of `demo.json`. */
export function demoFile(dataDir: string): string {
  return path.join(dataDir, 'demo.json');
}

/**
 * Creates the demo workspace and its token if they are missing, and writes `demo.json`. Undefined if the demo's token
 * was revoked: then no other one is created.
 */
export async function seedDemo(
  database: Database,
  { dataDir, baseUrl, billing, now }: DemoOptions,
): Promise<DemoFacts | undefined> {
  const file = demoFile(dataDir);
  const known = await knownFacts(database, file, now);
  if (known === undefined && (await isTokenRevoked(database.reader))) return undefined;
  const seeded = known ?? (await database.transaction((tx) => seed(tx, billing, now)));
  const facts = {
    ...seeded,
    small_board_id: (await findSmallBoard(database.reader, seeded.workspace_id)) ?? seeded.board_id,
    base_url: baseUrl,
  };
  // Written to another file and renamed, so that a crash leaves the old file or the new one.
  writeFileSync(`${file}.new`, `${JSON.stringify(facts, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return facts;
}

async function knownFacts(database: Database, file: string, now: Date): Promise<SeededFacts | undefined> {
  if (!existsSync(file)) return undefined;
  const facts = parseFacts(file);
  if (facts === undefined) return undefined;
  const principal = await findPrincipal(database.reader, facts.access_token, now);
  return principal === undefined ? undefined : facts;
}

/** Undefined if the file is damaged, as after a full disk. */
function parseFacts(file: string): DemoFacts | undefined {
  try {
    const facts = JSON.parse(readFileSync(file, 'utf8')) as DemoFacts | null;
    return typeof facts?.access_token === 'string' ? facts : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** By hand, because it runs at each start, and Prisma's models load its query compiler, which the first requests would wait for. */
async function findSmallBoard(tx: Tx, workspaceId: string): Promise<string | undefined> {
  const [board] = await tx.rows<{ id: string }>(Prisma.sql`
    SELECT id FROM boards
    WHERE workspace_id = ${fromTypeId(workspaceId)}::uuid AND name = ${demoBoard.name} AND deleted_at IS NULL
    LIMIT 1`);
  return board === undefined ? undefined : toTypeId('board', board.id);
}

async function isTokenRevoked(tx: Tx): Promise<boolean> {
  const person = await findPerson(tx, demoPerson.email);
  if (person === undefined) return false;
  const demoTokens = { workspaceId: person.personalWorkspaceId, createdBy: person.user.id, name: tokenName };
  return (await tx.prisma.accessToken.count({ where: { ...demoTokens, NOT: { revokedAt: null } } })) > 0;
}

async function seed(tx: Tx, billing: BillingSettings, now: Date): Promise<SeededFacts> {
  const request = { tx, requestId: newId(), now };
  const operator = { ...request, principal: currentOperator() };
  const { user, personalWorkspaceId: workspaceId } =
    (await findPerson(tx, demoPerson.email)) ?? (await makePerson(operator));
  const token = { workspaceId, createdBy: user.id, name: tokenName, scopes, createdAt: now };
  const { secret } = await issueRecordedAccessToken(operator, token);
  const principal = await findPrincipal(tx, secret, now);
  if (principal === undefined) throw new Error('a token that was just made is not known');
  // The plan's limits don't apply to the demo.
  const settings = { billing: { ...billing, enforced: false }, quotas: noQuotas };
  const ctx = {
    ...request,
    principal,
    minimumRole: 'member',
    holdRules: { worksUnder: 'none' },
    overQuota: new Map<string, boolean>(),
    settings,
  } as const;
  const board = await tx.prisma.board.findFirst({
    where: { workspaceId, name: largeBoard.name, deletedAt: null },
  });
  const boardId = board?.id ?? (await seedBoards(ctx, workspaceId));
  return {
    workspace_id: toTypeId('workspace', workspaceId),
    board_id: toTypeId('board', boardId),
    access_token: secret,
  };
}

async function makePerson(ctx: ActorContext): Promise<Person> {
  const person = await createPerson(ctx.tx, { ...demoPerson, createdAt: ctx.now });
  await recordNewPerson(ctx, person);
  return person;
}

async function seedBoards(ctx: CreationContext, workspaceId: string): Promise<string> {
  const [kanban] = builtinTemplates;
  if (kanban === undefined) throw new Error('there is no built-in template');
  const board = await makeBoard(ctx, workspaceId, { ...demoBoard, templateId: kanban.id }, kanban.content);
  const { prisma } = ctx.tx;
  const columns = await prisma.boardColumn.findMany({ where: { boardId: board.id } });
  const labels = await prisma.label.findMany({ where: { boardId: board.id } });
  for (const { column, title, description, label, dueInDays, comment } of demoCards) {
    const columnId = columns.find(({ name }) => name === column)?.id;
    const card = await addCard(ctx, board.id, {
      title,
      position: 'bottom',
      labelIds: labels.filter(({ name }) => name === label).map(({ id }) => id),
      assigneeIds: column === 'In progress' ? [ctx.principal.userId] : [],
      ...(columnId !== undefined && { columnId }),
      ...(description !== undefined && { description }),
      ...(dueInDays !== undefined && { dueAt: new Date(ctx.now.getTime() + dueInDays * dayMs) }),
    });
    if (comment !== undefined) await createComment(ctx, card.id, { body: comment });
  }
  const large = await makeBoard(ctx, workspaceId, largeBoard, largeBoardContent());
  return large.id;
}
