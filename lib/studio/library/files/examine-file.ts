import { join } from 'node:path';
import type { MediaFacts } from '../../../media/media-facts.ts';
import type { StudioContext } from '../../context/studio-context.ts';

/** What examining a file gave: its facts, and small images of it as further local files. */
export interface Examination {
  facts: MediaFacts;
  /** Paths of thumbnail and poster; null for audio. */
  images: { outputPath: string; posterPath: string } | null;
  /** Why there are none, when no frame of a video could be decoded; else null. */
  imageError: unknown;
}

const lookDeadlineMs = 5 * 60_000;

/**
 * Examines a media file in another process, and makes its thumbnail. An image that cannot be decoded is damaged; the thumbnail of a
 * video may be made later.
 *
 * @param directory an empty folder for what is made
 * @throws EaselError `unsupported_media_type` for what is no media, damaged, incomplete or beyond the limits
 */
export async function examineFile(
  context: StudioContext,
  path: string,
  directory: string,
  signal?: AbortSignal,
): Promise<Examination> {
  const look = { deadlineMs: lookDeadlineMs, ...(signal === undefined ? {} : { signal }) };
  const images = { outputPath: join(directory, 'thumbnail.webp'), posterPath: join(directory, 'poster.webp') };

  // Each looks for itself whether the file is what it takes, so that they need not wait for each other.
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
