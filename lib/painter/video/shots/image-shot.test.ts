import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { planMotion } from '../animate/motion-plan.ts';
import { likenessOf, imageInput } from '../testing/run-video.ts';
import { imageFromRequest } from './video-image.ts';
import { imageShot } from './image-shot.ts';

const folder = temporaryFolder();
const setting = {
  width: 160,
  height: 90,
  framesPerSecond: 10,
  durationSeconds: 2,
  onProgress: () => undefined,
  signal: new AbortController().signal,
};

async function framesOf(end: 'first' | 'last', times: readonly number[]) {
  const input = await imageInput(folder, { colour: '#b06030', width: 160, height: 90 });
  const image = await imageFromRequest(input, 'input_image');
  const shot = imageShot({ title: '', image, motion: planMotion('push in, snow'), seed: 3, end });
  const open = await shot.open(setting);
  const frames: Uint8Array[] = [];
  for (const time of times) frames.push(Uint8Array.from(await open.frameAt(time)));
  const given = await sharp(input.path).ensureAlpha().raw().toBuffer();
  return { frames, likeness: frames.map((frame) => likenessOf(frame, given)) };
}

describe('imageShot', () => {
  it('begins on the image, or ends on it', async () => {
    const { likeness: begins } = await framesOf('first', [0, 1.9]);
    const { likeness: ends } = await framesOf('last', [0, 1.9]);
    expect(begins[0]).toBeGreaterThan(40);
    expect(begins[1]).toBeLessThan(30);
    expect(ends[0]).toBeLessThan(30);
    expect(ends[1]).toBeGreaterThan(40);
  });

  it('is the same for the same seed', async () => {
    const [one, other] = [await framesOf('first', [1.2]), await framesOf('first', [1.2])];
    expect(one.frames).toEqual(other.frames);
  });
});
