import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureClip, openClip, type ColourMix } from './clip-reader.ts';
import { makeTestVideo } from './testing/make-test-video.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const path = join(temporaryFolder(), 'video.mp4');

async function seen(times: number[], frame: { width: number; height: number }, x = 0.5, y = 0.5, mix?: ColourMix) {
  const clip = await openClip(path, frame, mix);
  const values: number[] = [];
  for (const time of times) {
    const rgba = await clip.frameAt(time);
    expect(rgba).toHaveLength(frame.width * frame.height * 4);
    values.push(rgba[(Math.floor(frame.height * y) * frame.width + Math.floor(frame.width * x)) * 4] ?? -1);
  }
  await clip.close();
  return values;
}

describe('openClip', () => {
  it('shows the frame at a time, and the last frame after the end', async () => {
    await makeTestVideo({ path, paint: (_x, _y, frame) => [frame * 20, frame * 20, frame * 20] });
    const values = await seen([0, 1 / 24, 0.1, 5 / 24 + 0.01, 0.49, 3], { width: 320, height: 180 });
    expect(values).toEqual([0, 20, 40, 100, 220, 220].map((value) => expect.closeTo(value, -0.8)));
  });

  it('crops to similar proportions, and shows the whole image over a blur where they differ much', async () => {
    await makeTestVideo({ path, paint: (x) => (x < 16 ? [255, 255, 255] : [60, 60, 60]) });
    const edge = async (frame: { width: number; height: number }) => (await seen([0], frame, 0.03))[0];
    expect(await edge({ width: 160, height: 90 })).toBeGreaterThan(220);
    expect(await edge({ width: 120, height: 90 })).toBeLessThan(80);
    expect(await edge({ width: 90, height: 160 })).toBeGreaterThan(220);
    expect((await seen([0], { width: 90, height: 160 }, 0.5, 0.1))[0]).toBeLessThan(60);
  });

  it('mixes the colour channels', async () => {
    await makeTestVideo({ path, paint: () => [60, 200, 60] });
    const swapped = await seen([0], { width: 160, height: 90 }, 0.5, 0.5, [
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ]);
    expect(swapped[0]).toBeGreaterThan(190);
  });

  it('rotates a video upright', async () => {
    await makeTestVideo({ path, rotation: 90, paint: (x) => (x < 80 ? [230, 230, 230] : [20, 20, 20]) });
    const [top] = await seen([0], { width: 90, height: 160 }, 0.5, 0.1);
    expect(top).toBeGreaterThan(200);
  });
});

describe('measureClip', () => {
  it('reports size and duration as displayed', async () => {
    await makeTestVideo({ path, rotation: 90 });
    expect(await measureClip(path)).toEqual({ width: 90, height: 160, durationSeconds: 0.5 });
  });
});
