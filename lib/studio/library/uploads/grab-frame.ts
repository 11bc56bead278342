import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError } from '../../../contract/error.ts';
import type { StudioMedia } from '../../../contract/studio/studio-media.ts';
import { baseName } from '../files/base-name.ts';
import type { MediaRow } from '../files/media-rows.ts';
import { longestName } from '../files/safe-name.ts';
import { withOriginal } from '../files/with-original.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { storeUpload } from './receive-upload.ts';

const deadlineMs = 2 * 60_000;

/**
 * Stores the frame of a video at a time as a separate upload, a PNG in full size, named “clip, frame at 0∶04.50”. Grabbing the same frame again returns
 * the same file.
 *
 * @throws EaselError `invalid_params` for a file that is no video; `resource_not_found` when the storage has lost it;
 *   `limit_reached` when it would exceed the storage of its owner, unless it is a part of what was admitted
 */
export async function grabFrame(
  context: StudioContext,
  video: MediaRow,
  { timeSeconds, ownerId, isAdmitted = false }: { timeSeconds: number; ownerId: string; isAdmitted?: boolean },
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
      const name = frameName(video.name, still.timeSeconds);
      return storeUpload(context, { path: outputPath, bytes: bytes.length, sha256, name, ownerId, isAdmitted }, signal);
    },
    signal,
  );
}

/** The name of a video and the time, with a colon that file systems allow; no longer than `safeName` allows. */
function frameName(videoName: string, timeSeconds: number): string {
  const hundredths = Math.round(timeSeconds * 100);
  const seconds = ((hundredths % 6000) / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);
  const [whole = '', rest] = seconds.split('.');
  const end = `, frame at ${Math.floor(hundredths / 6000)}∶${whole.padStart(2, '0')}${rest === undefined ? '' : `.${rest}`}`;
  const title = Array.from(baseName(videoName)).slice(0, longestName - end.length);
  return `${title.join('').trim()}${end}.png`;
}
