import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { probeMedia } from '../../../../media/probe-media.ts';
import { seeFilm } from '../../../../media/testing/see-film.ts';
import { temporaryFolder } from '../../../../media/testing/temporary-folder.ts';
import { writeFilm } from './write-film.ts';

const path = join(temporaryFolder(), 'film.mp4');
const size = { width: 64, height: 48 };
const paint = (timeSeconds: number) => new Uint8ClampedArray(64 * 48 * 4).fill(Math.round(timeSeconds * 200));

describe('writeFilm', () => {
  it('paints each frame at its time and lasts exactly as long as asked', async () => {
    const shares: number[] = [];
    const context = { onProgress: (share: number) => shares.push(share), signal: new AbortController().signal };
    await writeFilm({ path, ...size, durationSeconds: 1, paint }, context);
    expect(await probeMedia(path)).toMatchObject({ ...size, durationSeconds: 1, framesPerSecond: 30 });
    expect(await seeFilm(path)).toHaveLength(30);
    expect(shares).toHaveLength(30);
    expect(shares.at(-1)).toBe(1);
  });

  it('stops within a frame when it is cancelled', async () => {
    const controller = new AbortController();
    let painted = 0;
    const film = writeFilm(
      {
        path,
        ...size,
        durationSeconds: 10,
        paint: (timeSeconds) => {
          painted += 1;
          if (painted === 5) controller.abort(new Error('cancelled'));
          return paint(timeSeconds);
        },
      },
      { onProgress: () => undefined, signal: controller.signal },
    );
    await expect(film).rejects.toThrow('cancelled');
    expect(painted).toBe(5);
  });
});
