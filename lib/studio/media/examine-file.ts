import { join } from 'node:path';
import type { MediaFacts } from '../../media/media-facts.ts';
import { needsPreview } from '../../media/needs-preview.ts';
import { runMediaTask } from '../../media/run-media-task.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';

/** What a look into a file gave: its facts, and small versions of it as further local files. */
export interface Examination {
  facts: MediaFacts;
  thumbnailPath: string | null;
  previewPath: string | null;
}

const lookDeadlineMs = 120_000;
const previewDeadlineMs = 15 * 60_000;

/**
 * Looks into a media file in another process, and makes its thumbnail and, where browsers cannot play it, a preview. A small
 * version that cannot be made is left out; the original counts.
 *
 * @param directory an empty folder for what is made
 * @throws EaselError `unsupported_media_type` for what is no media, damaged or beyond the limits
 */
export async function examineFile(
  path: string,
  directory: string,
  logger: Logger,
  signal?: AbortSignal,
): Promise<Examination> {
  const look = { deadlineMs: lookDeadlineMs, ...(signal === undefined ? {} : { signal }) };
  const thumbnailPath = join(directory, 'thumbnail.webp');
  const previewPath = join(directory, 'preview.mp4');
  const preview = { ...look, deadlineMs: previewDeadlineMs };

  // Each looks for itself whether the file is what it takes, so that they need not wait for each other.
  const [probed, drawn] = await Promise.allSettled([
    runMediaTask({ kind: 'probe', path }, look),
    runMediaTask({ kind: 'thumbnail', path, outputPath: thumbnailPath }, look),
  ]);
  if (probed.status === 'rejected') throw probed.reason;
  const facts = probed.value;
  const [played] = needsPreview(facts)
    ? await Promise.allSettled([runMediaTask({ kind: 'preview', path, outputPath: previewPath }, preview)])
    : [];
  signal?.throwIfAborted();
  if (drawn.status === 'rejected' && facts.kind !== 'audio') {
    logger.warn({ error: describeError(drawn.reason) }, 'a thumbnail could not be made');
  }
  if (played?.status === 'rejected')
    logger.warn({ error: describeError(played.reason) }, 'a preview could not be made');
  const hasThumbnail = drawn.status === 'fulfilled';
  const hasPreview = played?.status === 'fulfilled';
  return { facts, thumbnailPath: hasThumbnail ? thumbnailPath : null, previewPath: hasPreview ? previewPath : null };
}
