import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeStrip } from './make-strip.ts';
import { makeTestVideo } from '../testing/make-test-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const path = join(folder, 'video');
const outputPath = join(folder, 'strip.webp');

/** Grey level that identifies each of 100 frames. */
const greyOf = (frame: number) => 20 + frame * 2;

async function greys(strip: Awaited<ReturnType<typeof makeStrip>>): Promise<number[]> {
  const { data, info } = await sharp(await readFile(outputPath))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return strip.times.map((_time, tile) => {
    const x = (tile % strip.columns) * strip.tileWidth + strip.tileWidth / 2;
    const y = Math.floor(tile / strip.columns) * strip.tileHeight + strip.tileHeight / 2;
    return data[(Math.floor(y) * info.width + Math.floor(x)) * info.channels] ?? 0;
  });
}

describe('makeStrip', () => {
  it('shows forty frames of a video, each at its time', async () => {
    const timesMs = Array.from({ length: 100 }, (_, index) => index * 40);
    await makeTestVideo({
      path,
      width: 64,
      height: 36,
      timesMs,
      paint: (_x, _y, frame) => [greyOf(frame), greyOf(frame), greyOf(frame)],
    });
    const strip = await makeStrip({ path, outputPath });
    expect(strip).toMatchObject({ columns: 8, rows: 5, tileWidth: 64, tileHeight: 36 });
    expect(await sharp(await readFile(outputPath)).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 180,
    });
    expect(strip.times).toHaveLength(40);
    expect(strip.times[0]).toBeCloseTo(0.04, 3);
    const shown = await greys(strip);
    for (const [tile, seconds] of strip.times.entries()) {
      expect(Math.abs((shown[tile] ?? 0) - greyOf(Math.round(seconds * 25)))).toBeLessThan(4);
    }
  });

  it('shows every frame once where there are few, upright and not enlarged', async () => {
    await makeTestVideo({ path, rotation: 90, timesMs: [0, 250 / 3, 800] });
    const strip = await makeStrip({ path, outputPath });
    expect(strip).toEqual({ columns: 3, rows: 1, tileWidth: 90, tileHeight: 160, times: [0, 0.083, 0.8] });
  });

  it('uses the key frames of a long video', async () => {
    const timesMs = Array.from({ length: 70 }, (_, index) => index * 1000);
    await makeTestVideo({ path, width: 32, height: 32, timesMs });
    const { times } = await makeStrip({ path, outputPath });
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(times.length);
  });

  it('refuses a file that is not a video', async () => {
    await writeFile(path, 'words');
    await expect(makeStrip({ path, outputPath })).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });
});
