import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v3 } from '../../../service/models/v-3/definition.ts';
import { frameAt, runVideo } from '../testing/run-video.ts';
import { renderExactVideo } from './render-exact-video.ts';

const folder = temporaryFolder();
const video = (parameters: Record<string, unknown>) =>
  runVideo(
    { folder, model: v3, render: renderExactVideo },
    { prompt: 'a red barn in a green meadow, blue sky', width: 320, height: 192, num_frames: 2, ...parameters },
  );

/** Mean difference of neighbours in brightness: the measure of fine detail and grain. */
async function finenessOf(path: string): Promise<number> {
  const { rgb, width } = await frameAt(path, 0);
  let sum = 0;
  for (let at = 1; at < rgb.length - width * 3; at += 3) {
    sum += Math.abs((rgb[at] ?? 0) - (rgb[at + 3] ?? 0)) + Math.abs((rgb[at] ?? 0) - (rgb[at + width * 3] ?? 0));
  }
  return sum / (rgb.length / 3);
}

/** Mean distance of red, green and blue from their mean. */
async function colourfulnessOf(path: string): Promise<number> {
  const { rgb } = await frameAt(path, 0);
  let sum = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(at, at + 3);
    sum += Math.max(red, green, blue) - Math.min(red, green, blue);
  }
  return sum / (rgb.length / 3);
}

const rises = (values: number[]) => values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

describe('renderExactVideo', () => {
  it('has exactly the requested size and number of frames', async () => {
    const { facts } = await video({ width: 322, height: 190, num_frames: 13 });
    expect(facts).toMatchObject({ width: 322, height: 190, framesPerSecond: 24, hasAudio: false });
    expect(facts.durationSeconds).toBeCloseTo(13 / 24, 6);
  });

  it('paints finer with more steps', async () => {
    const values = [];
    for (const num_inference_steps of [1, 10, 100])
      values.push(await finenessOf((await video({ num_inference_steps })).file.path));
    expect(rises(values)).toBe(true);
  });

  it('colours more strongly with more guidance', async () => {
    const values = [];
    for (const guidance_scale of [0, 5, 10])
      values.push(await colourfulnessOf((await video({ guidance_scale })).file.path));
    expect(rises(values)).toBe(true);
  });
});
