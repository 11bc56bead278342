import { randomUUID } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import type { LibraryZip } from '../../../contract/studio/library.ts';
import { libraryBatches, libraryItems } from '../../../database/studio-library-tables.ts';
import { media } from '../../../database/studio-tables.ts';
import { contentDisposition } from '../../../http/content-disposition.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { checkSelection, isAnyOf, resolveSelection } from '../items/resolve-selection.ts';
import { readExport } from '../export/read-export.ts';
import { planZip } from './plan-zip.ts';
import { streamZip } from './stream-zip.ts';

/**
 * Records which files to download together. The zip then has its own URL, from which the browser downloads it.
 *
 * @throws EaselError `invalid_params` for an invalid or empty selection
 */
export async function prepareZip(context: StudioContext, body: unknown, ownerId: string): Promise<LibraryZip> {
  const read = z.object({ selection: z.unknown() }).safeParse(body);
  const selection = checkSelection(read.data?.selection);
  const itemIds = await resolveSelection(context.database, selection, ownerId);
  if (itemIds.length === 0) throw new EaselError('invalid_params', 'None of these items are in the library any more.');
  const id = randomUUID();
  await context.database.insert(libraryBatches).values({ id, ownerId, purpose: 'download', boardId: null, itemIds });
  const [sum] = await context.database
    .select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)::float8` })
    .from(media)
    .innerJoin(libraryItems, eq(libraryItems.id, media.id))
    .where(isAnyOf(itemIds));
  return { url: `/api/studio/library/zips/${id}`, count: itemIds.length, bytes: sum?.bytes ?? 0 };
}

/**
 * Streams the zip to whom it was prepared for, while it is created. Its length is known before, unless files are converted. The parameters of the
 * request are options as `mediaExportSchema` has them, for all files.
 *
 * @throws EaselError `invalid_params` for options that are not possible; `resource_not_found` for a download that was never prepared, or more than a day ago
 */
export async function serveZip(
  context: StudioContext,
  request: Request,
  id: string,
  ownerId: string,
): Promise<Response> {
  const asked = readExport(new URL(request.url).searchParams);
  const [batch] = isUuid(id)
    ? await context.database
        .select()
        .from(libraryBatches)
        .where(
          and(eq(libraryBatches.id, id), eq(libraryBatches.ownerId, ownerId), eq(libraryBatches.purpose, 'download')),
        )
    : [];
  if (batch === undefined) throw new EaselError('resource_not_found', 'This download has expired. Start it again.');
  const plan = await planZip(context, batch, asked, request.signal);
  const common = {
    'Content-Type': 'application/zip',
    'Content-Disposition': contentDisposition('attachment', `easel ${batch.createdAt.toISOString().slice(0, 10)}.zip`),
  };
  if (request.method === 'HEAD' && plan.files.some(({ bytes }) => bytes === null)) {
    await plan.close();
    return new Response(null, { headers: common });
  }
  const zip = await streamZip(context, plan);
  const headers = { ...common, ...(zip.bytes === null ? {} : { 'Content-Length': String(zip.bytes) }) };
  if (request.method === 'HEAD') {
    zip.stream.destroy();
    return new Response(null, { headers });
  }
  addAbortSignal(request.signal, zip.stream);
  return new Response(Readable.toWeb(zip.stream) as ReadableStream<Uint8Array>, { headers });
}
