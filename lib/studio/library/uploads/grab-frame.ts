import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError } from '../../../contract/error.ts';
import type { StudioMedia } from '../../../contract/studio/studio-media.ts';
import type { MediaRow } from '../files/media-rows.ts';
import { withOriginal } from '../files/with-original.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { storeUpload } from './receive-upload.ts';

const deadlineMs = 2 * 60_000;

/**
 * Stores the frame of a video at a time as a separate upload, a PNG in full size. Grabbing the same frame again returns
 * the same file.
 *
 * @throws EaselError `invalid_params` for a file that is no video; `resource_not_found` when the storage has lost it
 */
export async function grabFrame(
  context: StudioContext,
  video: MediaRow,
  timeSeconds: number,
  signal?: AbortSignal,
): Promise<StudioMedia> {
  if (video.kind !== 'video') throw new EaselError('invalid_params', 'Frames can only be taken from a video.');
  return withOriginal(
    context,
    video,
    async ({ path, directory }) => {
      const outputPath = join(directory, 'frame.png');
      const still = await context.runMediaTask(
        { kind: 'frame', path, outputPath, timeSeconds },
        { deadlineMs, ...(signal === undefined ? {} : { signal }) },
      );
      const bytes = await readFile(outputPath);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const name = `${video.name.replace(/\.[^.]+$/, '')} at ${still.timeSeconds.toFixed(2)} s`;
      return storeUpload(context, { path: outputPath, bytes: bytes.length, sha256, name }, signal);
    },
    signal,
  );
}
