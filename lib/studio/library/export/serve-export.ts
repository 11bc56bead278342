import { Readable } from 'node:stream';
import type { MediaExport } from '../../../contract/studio/media-export.ts';
import { contentDisposition } from '../../../http/content-disposition.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { findMedia, serveMedia } from '../files/serve-media.ts';
import { readSidecars } from '../zip/read-sidecars.ts';
import { conversionOf, convertFile } from './export-file.ts';
import { xmpOfSettings } from './describe-settings.ts';
import { exportName } from './export-name.ts';
import { pngWithXmp } from './png-settings.ts';

/**
 * Responds with a file as a download: converted as asked, or as it is stored. With settings, an own PNG has them in a chunk
 * more than the stored one.
 *
 * @throws EaselError `resource_not_found` for a file that is gone; `unsupported_media_type` for a damaged one
 */
export async function serveExport(
  context: StudioContext,
  request: Request,
  id: string,
  asked: MediaExport,
): Promise<Response> {
  const row = await findMedia(context, id);
  const [known] = await readSidecars(context.database, [id], row.ownerId);
  const format = known === undefined ? null : conversionOf(row, asked);
  const version = row.kind === 'video' && row.previewKey !== null ? asked.version : 'original';
  const contentType = format !== null ? `image/${format}` : version === 'preview' ? 'video/mp4' : row.contentType;
  const name =
    known === undefined ? row.name : exportName(known, { pattern: asked.name, number: row.position + 1, contentType });
  const headers = {
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition('attachment', name),
    'Cache-Control': 'private, no-store',
  };
  if (known === undefined || format === null) {
    const generation = known?.sidecar.generation ?? null;
    const withSettings =
      generation === null || asked.settings === 'remove' || row.contentType !== 'image/png'
        ? null
        : await pngWithXmp(context.storage, { key: row.storageKey, bytes: row.bytes }, xmpOfSettings(generation));
    if (withSettings === null) return serveMedia(context, request, row, { version, isDownload: true, name });
    return respond({ ...headers, 'Content-Length': String(withSettings.bytes) }, withSettings.open);
  }
  // Its length is known only once it is converted.
  if (request.method === 'HEAD') return new Response(null, { headers });
  const image = { storageKey: row.storageKey, generation: known.sidecar.generation };
  const { bytes, stream } = await convertFile(context, image, format, asked, request.signal);
  return respond({ ...headers, 'Content-Length': String(bytes) }, async () => stream);

  async function respond(own: Record<string, string>, open: () => Promise<Readable>): Promise<Response> {
    if (request.method === 'HEAD') return new Response(null, { headers: own });
    return new Response(Readable.toWeb(await open()) as ReadableStream<Uint8Array>, { headers: own });
  }
}
