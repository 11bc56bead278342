import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openVideo } from '../../../media/read/open-video.ts';
import { createSilence } from '../../../media/write/stereo-audio.ts';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { createVideoWriter } from '../../../media/write/video-writer.ts';
import { v9 } from '../../../service/models/v-9/definition.ts';
import type { RenderInput } from '../../../service/render/renderer.ts';
import { clipInput, colourAt, frameAt, likenessOf, loudnessOf, imageInput, runVideo } from '../testing/run-video.ts';
import { readAudio } from '../../../media/read-audio.ts';
import { renderUnifiedVideo } from './render-unified-video.ts';

const folder = temporaryFolder();
const video = { folder, model: v9, render: renderUnifiedVideo };
const quick = { resolution: '480P', duration: 2, generate_audio: false };

/** Radians per sample: about 993 Hz. */
const tone = 0.13;

/** The strength of the tone in a video's audio. */
async function toneIn(path: string): Promise<number> {
  const audio = await readAudio(path, { fromSeconds: 0, seconds: 2 });
  let [real, imaginary] = [0, 0];
  for (const [at, value] of (audio?.left ?? []).entries()) {
    real += value * Math.cos(at * tone);
    imaginary += value * Math.sin(at * tone);
  }
  return Math.hypot(real, imaginary) / (audio?.left.length ?? 1);
}

/** A tone in a file. */
async function toneInput(): Promise<RenderInput> {
  const path = join(folder, 'tone.mp4');
  const audio = createSilence(2);
  for (const channel of [audio.left, audio.right]) {
    for (let at = 0; at < channel.length; at += 1) channel[at] = 0.6 * Math.sin(at * tone);
  }
  const size = { width: 32, height: 32 };
  const writer = await createVideoWriter({ path, ...size, framesPerSecond: 10, audio: audio });
  for (let frame = 0; frame < 20; frame += 1) await writer.writeFrame(new Uint8Array(size.width * size.height * 4));
  await writer.finish();
  return { path, kind: 'audio', contentType: 'audio/mp4' };
}

/** The lowest rows of a small frame, where the mark is. */
function bottomOf(rgb: Uint8Array): Uint8Array {
  return rgb.subarray(rgb.length - 160 * 3 * 14);
}

describe('renderUnifiedVideo', () => {
  it('shows cited images and clips in order, in the proportions of the first', async () => {
    const inputs = {
      input_images: [await imageInput(folder, { colour: '#20a030', width: 300, height: 300 })],
      input_videos: [await clipInput(folder, { colour: [200, 40, 40], seconds: 2 })],
    };
    const { file, facts } = await runVideo(video, { ...quick, prompt: '@Video 1, cut to @Image 1' }, inputs);
    expect(facts).toMatchObject({ width: 480, height: 480, durationSeconds: 2, framesPerSecond: 30, hasAudio: false });
    const [early, late] = [await colourAt(file.path, 0.3), await colourAt(file.path, 1.8)];
    expect(early[0]).toBeGreaterThan(early[1] * 1.5);
    expect(late[1]).toBeGreaterThan(late[0] * 1.2);
  });

  it('begins and ends on its frames', async () => {
    const inputs = {
      input_image: [await imageInput(folder, { colour: '#b04030' })],
      tail_image_url: [await imageInput(folder, { colour: '#2050a0' })],
    };
    const { file } = await runVideo(video, { ...quick, prompt: 'dusk falls' }, inputs);
    const [first, last] = [await colourAt(file.path, 0), await colourAt(file.path, 59 / 30)];
    expect(first[0]).toBeGreaterThan(first[2]);
    expect(last[2]).toBeGreaterThan(last[0]);
  });

  it('reads its length from the prompt, marks the video, stores its plan, and plays given audio', async () => {
    const prompt = 'A 2-second film: a calm lake';
    const parameters = { resolution: '480P', duration: -1, aspect_ratio: '1:1', prompt };
    const plain = await runVideo(video, parameters);
    const full = await runVideo(
      video,
      { ...parameters, watermark: true, enable_thinking: true },
      { input_audios: [await toneInput()] },
    );
    expect(plain.facts.durationSeconds).toBe(2);
    const [one, other] = [await frameAt(plain.file.path, 0.5), await frameAt(full.file.path, 0.5)];
    expect(likenessOf(bottomOf(one.rgb), bottomOf(other.rgb))).toBeLessThan(likenessOf(one.rgb, other.rgb) - 4);
    const opened = await openVideo(full.file.path);
    expect(opened.format.metadata?.get('comment')).toBe(`1. 0.00–2.00 s, begins: as told: ${prompt}`);
    await opened.close();
    expect(await loudnessOf(plain.file.path)).toBeGreaterThan(0.005);
    expect(await toneIn(full.file.path)).toBeGreaterThan(20 * (await toneIn(plain.file.path)));
  });

  it('stops when it is cancelled', async () => {
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(runVideo({ ...video, signal }, { ...quick, prompt: 'a lake' })).rejects.toThrow('cancelled');
  });
});
