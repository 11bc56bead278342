import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { LibrarySidecar } from '../../../contract/studio/library-sidecar.ts';
import type { MediaExport } from '../../../contract/studio/media-export.ts';
import { type ImageFormat, longestWebpSide } from '../../../media/write/encode-image.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { MediaRow } from '../files/media-rows.ts';
import { withOriginal } from '../files/with-original.ts';
import { xmpOfSettings } from './describe-settings.ts';

const deadlineMs = 2 * 60_000;

/**
 * The format that a download converts a file to; null where the stored file is downloaded as it is. An image that is too
 * long for WebP becomes a PNG.
 */
export function conversionOf(
  row: Pick<MediaRow, 'kind' | 'contentType' | 'width' | 'height'>,
  { format, edge }: MediaExport,
): ImageFormat | null {
  if (row.kind !== 'image' || (format === 'original' && edge === null)) return null;
  const own = row.contentType.slice('image/'.length);
  const wanted = format !== 'original' ? format : own === 'jpeg' || own === 'webp' ? own : 'png';
  const longest = Math.min(edge ?? Infinity, Math.max(row.width ?? 0, row.height ?? 0));
  return wanted === 'webp' && longest > longestWebpSide ? 'png' : wanted;
}

/** A converted file: its bytes are read once, and then removed. */
export interface ConvertedFile {
  bytes: number;
  stream: Readable;
}

/**
 * Converts an image for a download.
 *
 * @param image where it is stored, and the settings to write into the converted file
 * @throws EaselError `resource_not_found` when the storage has lost it; `unsupported_media_type` when it is damaged
 */
export async function convertFile(
  context: StudioContext,
  image: { storageKey: string; generation: LibrarySidecar['generation'] },
  format: ImageFormat,
  { quality, edge, settings }: MediaExport,
  signal?: AbortSignal,
): Promise<ConvertedFile> {
  const directory = await mkdtemp(join(context.temporaryDirectory, 'export-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  const outputPath = join(directory, 'converted');
  const xmp = settings === 'keep' && image.generation !== null ? xmpOfSettings(image.generation) : null;
  try {
    await withOriginal(
      context,
      image,
      ({ path }) =>
        context.runMediaTask(
          { kind: 'convert', path, outputPath, format, quality, edge, xmp },
          { deadlineMs, ...(signal === undefined ? {} : { signal }) },
        ),
      signal,
    );
    const { size } = await stat(outputPath);
    const stream = createReadStream(outputPath);
    stream.once('close', () => void remove());
    return { bytes: size, stream };
  } catch (error) {
    await remove();
    throw error;
  }
}
