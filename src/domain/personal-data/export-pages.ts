/** Writes exports in small transactions, each of which continues where the last one ended. Called by a job. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { insertRows } from '../../db/inserts.ts';
import { queueJob } from '../core/jobs.ts';
import { exportLifetimeMs } from './exports.ts';
import { findNextWorkspace, lockPendingExport } from './export-rows.ts';
import type { PendingExport } from './export-rows.ts';
import { documentHead, sections } from './export-sections.ts';

/** Where the next transaction continues. */
export interface ExportProgress {
  /** The index of the current section. */
  readonly section: number;
  /** The workspace that is read, in a section that goes through workspaces. */
  readonly workspaceId?: string;
  /** The last row that was read there. */
  readonly after?: string;
  /** Whether the section has an item already. */
  readonly hasItems?: boolean;
}

export const exportSizeBytesMax = 268_435_456;
/** How much one transaction reads at most: it is short then, and so is what a killed process repeats. */
const pagesPerStep = 20;
const textLengthPerStepMax = 262_144;
/** The length of a part, in UTF-16 units. A download holds one part in memory at a time. */
const partLengthMax = 65_536;

interface StepContext {
  readonly tx: Tx;
  readonly now: Date;
}

/**
 * Writes some more of an export, in the transaction that remembers how far it got: if the process is killed, nothing is
 * missing or doubled. Returns whether there is more to write.
 */
export async function writeExportStep(
  ctx: StepContext,
  exportId: string,
  { sizeBytesMax = exportSizeBytesMax }: { readonly sizeBytesMax?: number } = {},
): Promise<boolean> {
  const pending = await lockPendingExport(ctx.tx, exportId, ctx.now);
  if (pending === undefined) return false;
  const { text, progress } = await readPages(ctx, pending);
  const parts = splitText(text);
  const sizeBytes = pending.sizeBytes + Buffer.byteLength(text);
  if (sizeBytes > sizeBytesMax) {
    await fail(ctx, exportId);
    return false;
  }
  await insertRows(
    ctx.tx,
    'person_export_parts',
    parts.map((content, index) => ({ export_id: exportId, position: pending.parts + index, content })),
  );
  const isComplete = progress === undefined;
  await ctx.tx.prisma.personExport.update({
    where: { id: exportId },
    data: {
      sizeBytes,
      parts: pending.parts + parts.length,
      progress: progress === undefined ? Prisma.DbNull : { ...progress },
      ...(isComplete && { completedAt: ctx.now, expiresAt: new Date(ctx.now.getTime() + exportLifetimeMs) }),
    },
    select: { id: true },
  });
  if (isComplete) await queueJob(ctx.tx, 'mail-export', { exportId });
  return !isComplete;
}

/** Keeps nothing of the file. */
async function fail({ tx, now }: StepContext, exportId: string): Promise<void> {
  await tx.prisma.personExportPart.deleteMany({ where: { exportId } });
  await tx.prisma.personExport.update({
    where: { id: exportId },
    data: { failure: 'too_large', completedAt: now, progress: Prisma.DbNull, parts: 0, sizeBytes: 0 },
    select: { id: true },
  });
  await queueJob(tx, 'mail-export', { exportId });
}

interface Pages {
  readonly text: string;
  /** Absent at the end of the document. */
  readonly progress?: ExportProgress;
}

async function readPages(ctx: StepContext, pending: PendingExport): Promise<Pages> {
  let progress = pending.progress ?? { section: 0 };
  let text = pending.progress === null ? await documentHead(ctx, pending) : '';
  for (let page = 0; page < pagesPerStep && text.length < textLengthPerStepMax; page += 1) {
    const read = await readPage(ctx, pending, progress);
    text += read.text;
    if (read.progress === undefined) return { text: `${text}}\n` };
    progress = read.progress;
  }
  return { text, progress };
}

/** Reads one page of a section, or goes on to the next workspace or section. */
async function readPage(
  ctx: StepContext,
  { userId }: PendingExport,
  progress: ExportProgress,
): Promise<Pages> {
  const { section: index, after, hasItems = false } = progress;
  const section = sections[index];
  if (section === undefined) return { text: '' };
  const { isPerWorkspace, pageRowsMax } = section;
  const begin = progress.hasItems === undefined ? `,\n"${section.name}":[` : '';
  const workspaceId =
    isPerWorkspace && progress.workspaceId === undefined
      ? await findNextWorkspace(ctx.tx, userId, undefined)
      : progress.workspaceId;
  if (isPerWorkspace && workspaceId === undefined)
    return { text: `${begin}]`, progress: { section: index + 1 } };
  const place = { userId, now: ctx.now, ...(workspaceId !== undefined && { workspaceId }) };
  const rows = await section.read(ctx.tx, place, { after, limit: pageRowsMax });
  const items = rows.flatMap(({ item }) => (item === undefined ? [] : [JSON.stringify(item)]));
  const text = `${begin}${hasItems && items.length > 0 ? ',' : ''}${items.length > 0 ? '\n' : ''}${items.join(',\n')}`;
  const here = { section: index, hasItems: hasItems || items.length > 0 };
  const last = rows.at(-1);
  if (rows.length === pageRowsMax && last !== undefined) {
    return { text, progress: { ...here, ...(workspaceId !== undefined && { workspaceId }), after: last.at } };
  }
  const next = workspaceId === undefined ? undefined : await findNextWorkspace(ctx.tx, userId, workspaceId);
  if (next !== undefined) return { text, progress: { ...here, workspaceId: next } };
  return { text: `${text}]`, progress: { section: index + 1 } };
}

/** Parts of a bounded length. A pair of surrogates isn't divided, because half of one is no text. */
function splitText(text: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + partLengthMax, text.length);
    if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}
