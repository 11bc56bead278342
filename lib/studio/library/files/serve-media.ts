import { eq } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { media } from '../../../database/studio-tables.ts';
import { answerWithFile } from '../../../http/answer-with-file.ts';
import { contentDisposition } from '../../../http/content-disposition.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { MediaRow } from './media-rows.ts';
import { safeName } from './safe-name.ts';

/** A version of a file. */
export type MediaVersion = 'original' | 'thumbnail' | 'poster' | 'sprite' | 'waveform' | 'preview';

/** Types that a browser may display inline. Every other type is offered for download. */
const shownTypes =
  /^(?:image\/(?:jpeg|png|webp|avif)|video\/(?:mp4|webm|quicktime)|audio\/(?:mpeg|mp4|wav|ogg|flac|aac))$/;

/** Lets a browser display the image, video or audio file, and run or load nothing else. */
const mediaPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * A file by its id.
 *
 * @throws EaselError `resource_not_found`
 */
export async function findMedia(context: Pick<StudioContext, 'database'>, id: string): Promise<MediaRow> {
  const [row] = isUuid(id) ? await context.database.select().from(media).where(eq(media.id, id)) : [];
  if (row === undefined) throw new EaselError('resource_not_found', 'This file does not exist.');
  return row;
}

function fileOf(row: MediaRow, version: MediaVersion): { key: string | null; contentType: string } {
  return {
    original: { key: row.storageKey, contentType: row.contentType },
    thumbnail: { key: row.thumbnailKey, contentType: 'image/webp' },
    poster: { key: row.posterKey, contentType: 'image/webp' },
    sprite: { key: row.stripKey, contentType: 'image/webp' },
    waveform: { key: row.waveformKey, contentType: 'application/json' },
    preview: { key: row.previewKey, contentType: 'video/mp4' },
  }[version];
}

/**
 * Responds with a file, or with the `Range` of it. Files never change, so browsers may cache them forever.
 *
 * @throws EaselError `resource_not_found` when the file has no such version
 */
export async function serveMedia(
  context: StudioContext,
  request: Request,
  row: MediaRow,
  options: {
    version: MediaVersion;
    isDownload: boolean;
    /** The name of the download; by default the file's own. */
    name?: string;
    /** By default, browsers may cache the file forever. */
    cacheControl?: string;
  },
): Promise<Response> {
  const { version } = options;
  const { key, contentType } = fileOf(row, version);
  if (key === null) throw new EaselError('resource_not_found', `This file has no ${version}.`);
  const isInline = !options.isDownload && shownTypes.test(contentType);
  const name = options.name ?? (version === 'original' ? row.name : safeName(row.name, contentType));
  const etag = `"${row.sha256.slice(0, 32)}-${version}"`;
  return answerWithFile(request, {
    headers: new Headers({
      'Content-Type': contentType,
      'Content-Disposition': contentDisposition(isInline ? 'inline' : 'attachment', name),
      'Content-Security-Policy': mediaPolicy,
      'Cache-Control': options.cacheControl ?? 'private, max-age=31536000, immutable',
      ETag: etag,
    }),
    bytes: version === 'original' ? row.bytes : await context.storage.size(key),
    open: (range) => context.storage.open(key, range),
  });
}
