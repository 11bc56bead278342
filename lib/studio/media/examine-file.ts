import { join } from 'node:path';
import type { MediaFacts } from '../../media/media-facts.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { StudioContext } from '../studio-context.ts';

/** What a look into a file gave: its facts, and a small picture of it as a further local file. */
export interface Examination {
  facts: MediaFacts;
  thumbnailPath: string | null;
}

const lookDeadlineMs = 120_000;

/**
 * Looks into a media file in another process, and makes its thumbnail. One that cannot be made is left out; the original counts.
 *
 * @param directory an empty folder for what is made
 * @throws EaselError `unsupported_media_type` for what is no media, damaged or beyond the limits
 */
export async function examineFile(
  context: StudioContext,
  path: string,
  directory: string,
  signal?: AbortSignal,
): Promise<Examination> {
  const look = { deadlineMs: lookDeadlineMs, ...(signal === undefined ? {} : { signal }) };
  const thumbnailPath = join(directory, 'thumbnail.webp');

  // Each looks for itself whether the file is what it takes, so that they need not wait for each other.
  const [probed, drawn] = await Promise.allSettled([
    context.runMediaTask({ kind: 'probe', path }, look),
    context.runMediaTask({ kind: 'thumbnail', path, outputPath: thumbnailPath }, look),
  ]);
  if (probed.status === 'rejected') throw probed.reason;
  const facts = probed.value;
  signal?.throwIfAborted();
  if (drawn.status === 'rejected' && facts.kind !== 'audio') {
    context.logger.warn({ error: describeError(drawn.reason) }, 'a thumbnail could not be made');
  }
  return { facts, thumbnailPath: drawn.status === 'fulfilled' ? thumbnailPath : null };
}
