import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import type { StudioMedia } from '../../contract/studio/studio-media.ts';
import type { MediaRow } from '../media/media-rows.ts';
import { withOriginal } from '../media/with-original.ts';
import type { StudioContext } from '../studio-context.ts';
import { keepUpload } from './receive-upload.ts';

const deadlineMs = 2 * 60_000;

/**
 * Keeps the frame of a film's original that is shown at a time as an upload of its own, a PNG in full size. The same frame grabbed
 * again is the same file.
 *
 * @throws EaselError `invalid_params` for what is no film; `resource_not_found` when the storage has lost it
 */
export async function grabFrame(
  context: StudioContext,
  video: MediaRow,
  timeSeconds: number,
  signal?: AbortSignal,
): Promise<StudioMedia> {
  if (video.kind !== 'video') throw new EaselError('invalid_params', 'Only a film has frames to grab.');
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
      return keepUpload(context, { path: outputPath, bytes: bytes.length, sha256, name }, signal);
    },
    signal,
  );
}
