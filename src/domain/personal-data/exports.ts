/** Exports: files with the data of a person, which a job writes (docs/decisions/0077-data-of-a-person.md). */
import type { PersonExportModel } from '../../../generated/prisma/models.ts';
import type { Context, RequestSettings } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { countGuess } from '../core/guess-limits.ts';
import { newId } from '../core/ids.ts';
import { queueJob } from '../core/jobs.ts';
import { requireOwnPosition, toPage } from '../core/pages.ts';
import type { IdPosition, OwnPosition, Page, PageRequest } from '../core/pages.ts';
import { accountDeleted, lockUser } from '../identity/user-rows.ts';

/** An export without its text and without where the job continues. */
export type ExportRow = Omit<PersonExportModel, 'progress'>;

const dayMs = 86_400_000;
/** How long a file can be downloaded, and how long the job may take to write it. */
export const exportLifetimeMs = dayMs;

export type ExportStatus = 'pending' | 'ready' | 'failed' | 'expired';

export function statusOf(
  row: Pick<ExportRow, 'completedAt' | 'failure' | 'expiresAt'>,
  now: Date,
): ExportStatus {
  if (row.expiresAt <= now) return 'expired';
  if (row.completedAt === null) return 'pending';
  return row.failure === null ? 'ready' : 'failed';
}

/** @throws {AppError} `export_pending`, `conflict`, `rate_limited` */
export async function createExport(ctx: Context & RequestSettings): Promise<ExportRow> {
  const { tx, now, principal } = ctx;
  const { userId } = principal;
  // Of two requests at the same moment, the later one sees the export of the earlier one.
  if ((await lockUser(tx, userId)) === undefined) throw accountDeleted();
  const pending = await tx.prisma.personExport.count({
    where: { userId, completedAt: null, expiresAt: { gt: now } },
  });
  if (pending > 0) {
    throw new AppError(
      'export_pending',
      'An export of yours is still being written. Wait for it, or delete it.',
    );
  }
  await countGuess(ctx, ctx.settings.guessLimits.exportsByPerson, userId);
  const row = await tx.prisma.personExport.create({
    data: { id: newId(), userId, createdAt: now, expiresAt: new Date(now.getTime() + exportLifetimeMs) },
    omit: { progress: true },
  });
  await queueJob(tx, 'write-export', { exportId: row.id });
  return row;
}

/** How long an export that a command writes is pending after each step. One that was stopped keeps nobody waiting for longer. */
const stepTimeoutMs = 120_000;

function nextStepBy(now: Date): Date {
  return new Date(now.getTime() + stepTimeoutMs);
}

/**
 * Starts an export of a person that the caller writes itself, without a job, a mail or a limit: for operators. It expires soon
 * unless it is continued.
 *
 * @throws {AppError} `conflict`
 */
export async function startExportOf(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  userId: string,
): Promise<ExportRow> {
  if ((await lockUser(tx, userId)) === undefined) throw accountDeleted();
  return tx.prisma.personExport.create({
    data: { id: newId(), userId, createdAt: now, expiresAt: nextStepBy(now) },
    omit: { progress: true },
  });
}

/** Keeps an export pending that its caller goes on writing. */
export async function continueExportOf({ tx, now }: Pick<Context, 'tx' | 'now'>, id: string): Promise<void> {
  await tx.prisma.personExport.updateMany({
    where: { id, completedAt: null },
    data: { expiresAt: nextStepBy(now) },
  });
}

/** The caller's exports in order of creation. @throws {AppError} `invalid_cursor` */
export async function listExports(
  { tx, principal: { userId } }: Context,
  { limit, after }: PageRequest<OwnPosition<IdPosition>>,
): Promise<Page<ExportRow, OwnPosition<IdPosition>>> {
  requireOwnPosition(after, userId);
  const rows = await tx.prisma.personExport.findMany({
    where: { userId, ...(after !== undefined && { id: { gt: after.id } }) },
    orderBy: { id: 'asc' },
    take: limit + 1,
    omit: { progress: true },
  });
  return toPage(rows, limit, ({ id }) => ({ id, of: userId }));
}

/** @throws {AppError} `not_found`, for the exports of others too */
export async function getExport({ tx, principal: { userId } }: Context, id: string): Promise<ExportRow> {
  const row = await tx.prisma.personExport.findFirst({ where: { id, userId }, omit: { progress: true } });
  if (row === null) throw notFound();
  return row;
}

/**
 * Deletes an export with its file. The job of a pending one then finds nothing to write.
 *
 * @throws {AppError} `not_found`
 */
export async function deleteExport({ tx, principal: { userId } }: Context, id: string): Promise<void> {
  const { count } = await tx.prisma.personExport.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound();
}

/** The file of an export, as its parts. */
export interface ExportFile {
  readonly id: string;
  readonly sizeBytes: number;
  /** Reads one part after the other, each when it is asked for. Fails if the file is deleted meanwhile. */
  readonly parts: AsyncIterable<string>;
}

const unavailable: Readonly<Record<Exclude<ExportStatus, 'ready'>, string>> = {
  pending: 'The export is still being written.',
  failed: 'The export has failed, so it has no file.',
  expired: 'The export has expired. Create another one.',
};

/** @throws {AppError} `not_found`, `export_not_ready` */
export async function getExportDocument(ctx: Context, id: string): Promise<ExportFile> {
  const row = await getExport(ctx, id);
  const status = statusOf(row, ctx.now);
  if (status !== 'ready') throw new AppError('export_not_ready', unavailable[status]);
  return { id, sizeBytes: row.sizeBytes, parts: readParts(ctx, row) };
}

/** The parts of a file, one after the other. @throws {AppError} `not_found` if the file is deleted meanwhile */
export async function* readParts(
  { tx }: Pick<Context, 'tx'>,
  { id: exportId, parts }: Pick<ExportRow, 'id' | 'parts'>,
): AsyncGenerator<string> {
  for (let position = 0; position < parts; position += 1) {
    const where = { exportId_position: { exportId, position } };
    const part = await tx.prisma.personExportPart.findUnique({ where });
    if (part === null) throw notFound();
    yield part.content;
  }
}
