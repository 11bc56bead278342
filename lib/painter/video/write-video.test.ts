import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { probeMedia } from '../../media/probe-media.ts';
import { seeVideo } from '../../media/testing/see-video.ts';
import { temporaryFolder } from '../../media/testing/temporary-folder.ts';
import { writeVideo } from './write-video.ts';

const path = join(temporaryFolder(), 'video.mp4');
const video = { path, width: 64, height: 48, framesPerSecond: 24 };
const grey = (level: number) => new Uint8ClampedArray(64 * 48 * 4).fill(level);

describe('writeVideo', () => {
  it('writes exactly as many frames as requested, in order', async () => {
    const shares: number[] = [];
    const context = { onProgress: (share: number) => shares.push(share), signal: new AbortController().signal };
    let level = 0;
    await writeVideo({ ...video, frames: 30, next: () => grey((level += 6)) }, context);
    expect(await probeMedia(path)).toMatchObject({ width: 64, height: 48, durationSeconds: 1.25, framesPerSecond: 24 });
    const seen = (await seeVideo(path)).map((frame) => frame.at(32, 24)[0]);
    expect(seen).toHaveLength(30);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(shares).toHaveLength(30);
    expect(shares.at(-1)).toBe(1);
  });

  it('stops within a frame when it is cancelled', async () => {
    const controller = new AbortController();
    let painted = 0;
    const next = () => {
      painted += 1;
      if (painted === 5) controller.abort(new Error('cancelled'));
      return grey(painted);
    };
    const written = writeVideo(
      { ...video, frames: 300, next },
      { onProgress: () => undefined, signal: controller.signal },
    );
    await expect(written).rejects.toThrow('cancelled');
    expect(painted).toBe(5);
  });
});
