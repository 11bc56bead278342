import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { probeMedia } from '../../../../media/probe-media.ts';
import { temporaryFolder } from '../../../../media/testing/temporary-folder.ts';
import { v7 } from '../../../models/v-7.ts';
import { renderSceneFilm } from './render-scene-film.ts';

const directory = temporaryFolder();

const task = (parameters: Record<string, unknown>) => ({
  generationId: 'test',
  profile: 'v-7',
  parameters: v7.parameters.parse({ prompt: 'Slow pan over hills at dawn', ...parameters }),
  inputs: {},
  seed: 7,
  directory: join(directory),
});

describe('renderSceneFilm', () => {
  it('films a scene of the exact size and duration', async () => {
    const shares: number[] = [];
    const files = await renderSceneFilm(task({ aspect_ratio: '1:1', resolution: '720P', duration: 3 }), {
      onProgress: (share) => shares.push(share),
      signal: new AbortController().signal,
    });
    const expected = { width: 720, height: 720, durationSeconds: 3 };
    expect(files).toEqual([{ path: join(directory, 'film.mp4'), contentType: 'video/mp4', ...expected }]);
    expect(await probeMedia(files[0]?.path ?? '')).toMatchObject({ ...expected, framesPerSecond: 30, codec: 'h264' });
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });
});
