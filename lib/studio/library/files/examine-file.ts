import { join } from 'node:path';
import type { MediaFacts } from '../../../media/media-facts.ts';
import type { StudioContext } from '../../context/studio-context.ts';

/** The result of examining a file: its properties, and small images of it as local files. */
export interface Examination {
  facts: MediaFacts;
  /** Paths of thumbnail and poster; null for audio. */
  images: { outputPath: string; posterPath: string } | null;
  /** Why they are missing, when no frame of a video could be decoded; else null. */
  imageError: unknown;
}

const lookDeadlineMs = 5 * 60_000;

/**
 * Examines a media file in another process, and creates its thumbnail. An image that cannot be decoded is damaged; the
 * thumbnail of a video may be created later.
 *
 * @param directory an empty folder for the created files
 * @throws EaselError `unsupported_media_type` for a file that is no media, damaged, incomplete or beyond the limits
 */
export async function examineFile(
  context: StudioContext,
  path: string,
  directory: string,
  signal?: AbortSignal,
): Promise<Examination> {
  const look = { deadlineMs: lookDeadlineMs, ...(signal === undefined ? {} : { signal }) };
  const images = { outputPath: join(directory, 'thumbnail.webp'), posterPath: join(directory, 'poster.webp') };

  // Each task checks on its own whether the file is of its type, so that they need not wait for each other.
  const [examined, drawn] = await Promise.allSettled([
    context.runMediaTask({ kind: 'examine', path }, look),
    context.runMediaTask({ kind: 'thumbnail', path, ...images }, look),
  ]);
  if (examined.status === 'rejected') throw examined.reason;
  const facts = examined.value;
  signal?.throwIfAborted();
  if (facts.kind === 'audio') return { facts, images: null, imageError: null };
  if (drawn.status === 'fulfilled') return { facts, images, imageError: null };
  if (facts.kind === 'image') throw drawn.reason;
  return { facts, images: null, imageError: drawn.reason };
}
