import { join } from 'node:path';
import type { MediaFacts } from '../../media/media-facts.ts';
import { needsPreview } from '../../media/needs-preview.ts';
import { runMediaTask } from '../../media/run-media-task.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { failureLog } from '../failure-log.ts';

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
  async function attempt(what: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (thrown) {
      signal?.throwIfAborted();
      logger.warn({ ...failureLog(thrown), what }, 'a small version could not be made');
      return false;
    }
  }

  const facts = await runMediaTask({ kind: 'probe', path }, look);
  const hasThumbnail =
    facts.kind !== 'audio' &&
    (await attempt('thumbnail', () => runMediaTask({ kind: 'thumbnail', path, outputPath: thumbnailPath }, look)));
  const hasPreview =
    needsPreview(facts) &&
    (await attempt('preview', () =>
      runMediaTask({ kind: 'preview', path, outputPath: previewPath }, { ...look, deadlineMs: previewDeadlineMs }),
    ));
  return { facts, thumbnailPath: hasThumbnail ? thumbnailPath : null, previewPath: hasPreview ? previewPath : null };
}
