import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeThumbnail } from './make-thumbnail.ts';
import { halfSecond, makeTestVideo } from '../testing/make-test-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const path = join(folder, 'file');
const outputPath = join(folder, 'thumbnail.webp');

async function meanColour(): Promise<number[]> {
  const { channels } = await sharp(outputPath).stats();
  return channels.slice(0, 3).map((channel) => Math.round(channel.mean));
}

describe('makeThumbnail', () => {
  it('scales an image to fit into 512 pixels and rotates it upright', async () => {
    const image = sharp({ create: { width: 1200, height: 600, channels: 3, background: 'teal' } });
    await image.jpeg().withMetadata({ orientation: 6 }).toFile(path);
    expect(await makeThumbnail({ path, outputPath })).toEqual({ width: 256, height: 512 });
    expect(await sharp(outputPath).metadata()).toMatchObject({ format: 'webp', width: 256, height: 512 });
  });

  it('never enlarges', async () => {
    await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
      .png()
      .toFile(path);
    expect(await makeThumbnail({ path, outputPath })).toEqual({ width: 30, height: 20 });
  });

  it('shows the first sampled frame of a video that is not black', async () => {
    await makeTestVideo({ path, paint: (_x, _y, frame) => (frame < 6 ? [0, 0, 0] : [30, 160, 220]) });
    expect(await makeThumbnail({ path, outputPath })).toEqual({ width: 160, height: 90 });
    const [red = 0, green = 0, blue = 0] = await meanColour();
    expect(red).toBeLessThan(60);
    expect(green).toBeGreaterThan(130);
    expect(blue).toBeGreaterThan(180);
  });

  it('shows a rotated video upright', async () => {
    await makeTestVideo({ path, rotation: 90, paint: (x) => (x < 80 ? [220, 30, 30] : [30, 30, 220]) });
    expect(await makeThumbnail({ path, outputPath })).toEqual({ width: 90, height: 160 });
    const { data, info } = await sharp(outputPath).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    // A clockwise rotation brings the left edge to the top.
    const red = (row: number) => data[(row * info.width + 45) * 3] ?? 0;
    expect(red(10)).toBeGreaterThan(150);
    expect(red(150)).toBeLessThan(80);
  });

  it('shows a video of one black frame unchanged', async () => {
    await makeTestVideo({ path, timesMs: halfSecond.slice(0, 2), paint: () => [0, 0, 0] });
    expect(await makeThumbnail({ path, outputPath })).toEqual({ width: 160, height: 90 });
  });
});
