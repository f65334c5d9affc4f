/** Exports of a person's data: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import type { RequestSettings } from '../domain/core/context.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import type { IdPosition, OwnPosition } from '../domain/core/pages.ts';
import { pathOf } from '../domain/core/resources.ts';
import * as exports from '../domain/personal-data/exports.ts';
import type { ExportRow } from '../domain/personal-data/exports.ts';
import { noContent, ok, okPage, pageRequest, present } from './handler.ts';
import type { Handlers } from './handler.ts';

function toExport(
  { now, settings }: RequestSettings & { readonly now: Date },
  row: ExportRow,
): components['schemas']['Export'] {
  const status = exports.statusOf(row, now);
  const id = toTypeId('export', row.id);
  return {
    id,
    status,
    ...(status === 'failed' && present({ failure: row.failure })),
    ...(status === 'ready' && {
      size_bytes: row.sizeBytes,
      download_url: `${settings.publicUrl}${pathOf('export', id)}/download`,
    }),
    created_at: row.createdAt.toISOString(),
    ...present({ completed_at: row.completedAt?.toISOString() ?? null }),
    expires_at: row.expiresAt.toISOString(),
  };
}

export const exportHandlers = {
  createExport: async (ctx) => {
    const body = toExport(ctx, await exports.createExport(ctx));
    return { status: 201, body, headers: { Location: pathOf('export', body.id) } };
  },
  listExports: async (ctx, input) =>
    okPage(await exports.listExports(ctx, pageRequest<OwnPosition<IdPosition>>(input)), (row) =>
      toExport(ctx, row),
    ),
  getExport: async (ctx, { path }) => ok(toExport(ctx, await exports.getExport(ctx, fromTypeId(path.id)))),
  deleteExport: async (ctx, { path }) => {
    await exports.deleteExport(ctx, fromTypeId(path.id));
    return noContent;
  },
  getExportDocument: async (ctx, { path }) => {
    const { id, sizeBytes, parts } = await exports.getExportDocument(ctx, fromTypeId(path.id));
    const name = `${toTypeId('export', id)}.json`;
    const headers = { 'Content-Disposition': `attachment; filename="${name}"` };
    return { status: 200, headers, streamed: { version: id, sizeBytes, parts } };
  },
} satisfies Partial<Handlers>;
