import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { grabFrame } from './grab-frame.ts';
import { makeTestVideo } from '../testing/make-test-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const path = join(folder, 'video');
const outputPath = join(folder, 'frame.png');
const timesMs = Array.from({ length: 60 }, (_, index) => index * 40);
const greyOf = (frame: number) => 20 + frame * 3;
const makeVideo = (container: 'mp4' | 'mov' | 'mpegts' | 'matroska') =>
  makeTestVideo({ path, container, timesMs, paint: (_x, _y, frame) => [greyOf(frame), greyOf(frame), greyOf(frame)] });

async function frameAt(timeSeconds: number): Promise<number> {
  await grabFrame({ path, outputPath, timeSeconds });
  const { channels } = await sharp(await readFile(outputPath)).stats();
  return Math.round(((channels[0]?.mean ?? 0) - 20) / 3);
}

describe('grabFrame', () => {
  it.each(['mp4', 'mov', 'mpegts', 'matroska'] as const)(
    'returns exactly the frame that is shown, from %s',
    async (container) => {
      await makeVideo(container);
      // The middle of a frame, its beginning to the millisecond, the video's beginning, and a time after its end.
      for (const [seconds, frame] of [
        [0.5, 12],
        [1.2, 30],
        [1.195, 29],
        [0, 0],
        [2.38, 59],
        [99, 59],
      ] as const) {
        expect(await frameAt(seconds)).toBe(frame);
      }
    },
  );

  it('returns full size, upright, with square pixels', async () => {
    await makeTestVideo({ path, rotation: 90, pixelAspect: { num: 4, den: 3 } });
    expect(await grabFrame({ path, outputPath, timeSeconds: 0.1 })).toMatchObject({ width: 90, height: 213 });
    expect(await sharp(outputPath).metadata()).toMatchObject({ format: 'png', width: 90, height: 213 });
  });
});
