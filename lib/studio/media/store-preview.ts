import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describeError } from '../../logging/describe-error.ts';
import type { StudioContext } from '../studio-context.ts';
import type { MediaRow } from './media-rows.ts';

const deadlineMs = 15 * 60_000;

/**
 * Makes a version of a stored film that every browser plays and stores it beside. One that cannot be made is left out; the
 * original counts.
 *
 * @returns where the version lies, or null
 * @throws The signal's reason when it was aborted
 */
export async function storePreview(
  context: StudioContext,
  film: Pick<MediaRow, 'id' | 'storageKey'>,
  signal?: AbortSignal,
): Promise<string | null> {
  const directory = await mkdtemp(join(context.temporaryDirectory, 'preview-'));
  const path = join(directory, 'original');
  const outputPath = join(directory, 'preview.mp4');
  const key = `media/${film.id.slice(0, 2)}/${film.id}.preview.mp4`;
  try {
    await pipeline(await context.storage.open(film.storageKey, null), createWriteStream(path, { mode: 0o600 }));
    await context.runMediaTask(
      { kind: 'preview', path, outputPath },
      { deadlineMs, ...(signal === undefined ? {} : { signal }) },
    );
    await context.storage.put(key, outputPath, 'video/mp4');
    return key;
  } catch (thrown) {
    signal?.throwIfAborted();
    context.logger.warn({ error: describeError(thrown) }, 'a preview could not be made');
    return null;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
