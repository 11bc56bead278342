import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v6 } from '../../../service/models/v-6/definition.ts';
import { frameAt, imageInput, runVideo } from '../testing/run-video.ts';
import { renderReferenceVideo } from './render-reference-video.ts';

const folder = temporaryFolder();
const colours = ['#d02020', '#20a030', '#2040d0', '#d0b020', '#a020c0'];

/** The share of pixels that are near a colour. */
function shareOf(rgb: Uint8Array, colour: string): number {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    if (wanted.every((value, channel) => Math.abs(value - (rgb[at + channel] ?? 0)) < 36)) count += 1;
  }
  return count / (rgb.length / 3);
}

describe('renderReferenceVideo', () => {
  it('shows every reference, in the order cited, even if time is short', async () => {
    const reference_images = await Promise.all(colours.map((colour) => imageInput(folder, { colour })));
    const { file, facts } = await runVideo(
      { folder, model: v6, render: renderReferenceVideo },
      { prompt: 'Image 5 and then the others', duration: 3, resolution: '720P', aspect_ratio: '1:1' },
      { reference_images },
    );
    expect(facts).toMatchObject({ width: 720, height: 720, durationSeconds: 3, framesPerSecond: 30 });
    const frames = await Promise.all([0.3, 1, 1.6, 2.3, 2.8].map((time) => frameAt(file.path, time)));
    const most = colours.map((colour) => Math.max(...frames.map(({ rgb }) => shareOf(rgb, colour))));
    expect(Math.min(...most)).toBeGreaterThan(0.08);
    expect(shareOf((await frameAt(file.path, 0)).rgb, colours[4] ?? '')).toBeGreaterThan(0.3);
  });
});
