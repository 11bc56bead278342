import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v8 } from '../../../service/models/v-8/definition.ts';
import type { RenderInput } from '../../../service/render/renderer.ts';
import { frameAt, likenessOf, imageInput, runVideo } from '../testing/run-video.ts';
import { renderKeyframeVideo } from './render-keyframe-video.ts';

const folder = temporaryFolder();
const video = { folder, model: v8, render: renderKeyframeVideo };
const quick = { resolution: '720p', duration: 1, fps: 24, generate_audio: false };
const lastFrame = 23 / 24;

async function pixelsOf({ path }: RenderInput): Promise<Uint8Array> {
  return sharp(path).resize(160, 90, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

describe('renderKeyframeVideo', () => {
  it('begins on the first frame, ends on the last, and moves between', async () => {
    const first = await imageInput(folder, { colour: '#b04030', width: 640, height: 360 });
    const last = await imageInput(folder, { colour: '#2050a0', width: 640, height: 360 });
    const { file, facts } = await runVideo(
      video,
      { ...quick, prompt: 'snow falls, pan right' },
      { input_image: [first], last_frame_image: [last] },
    );
    expect(facts).toMatchObject({ width: 1280, height: 720, durationSeconds: 1, framesPerSecond: 24, hasAudio: false });
    const seen = async (time: number) => (await frameAt(file.path, time)).rgb;
    expect(likenessOf(await seen(0), await pixelsOf(first))).toBeGreaterThan(32);
    expect(likenessOf(await seen(lastFrame), await pixelsOf(last))).toBeGreaterThan(32);
    const middle = await seen(0.5);
    const [one, other] = [await pixelsOf(first), await pixelsOf(last)];
    const faded = one.map((value, index) => (value + (other[index] ?? 0)) / 2);
    expect(likenessOf(middle, faded)).toBeLessThan(26);
  });

  it('ends on the last frame where there is no first', async () => {
    const last = await imageInput(folder, { colour: '#207040', width: 360, height: 640 });
    const { file, facts } = await runVideo(
      video,
      { ...quick, prompt: 'push in', aspect_ratio: '9:16', fps: 25 },
      { last_frame_image: [last] },
    );
    expect(facts).toMatchObject({ width: 720, height: 1280, framesPerSecond: 25 });
    const { rgb, width, height } = await frameAt(file.path, 24 / 25);
    const wanted = await sharp(last.path).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    expect(likenessOf(rgb, wanted)).toBeGreaterThan(30);
    expect(likenessOf((await frameAt(file.path, 0)).rgb, wanted)).toBeLessThan(29);
  });

  it('has 50 frames per second on request', async () => {
    const input_image = [await imageInput(folder, { colour: '#888' })];
    const { facts } = await runVideo(video, { ...quick, fps: 50, prompt: 'static' }, { input_image });
    expect(facts).toMatchObject({ durationSeconds: 1, framesPerSecond: 50 });
  });
});
