import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v7 } from '../../../service/models/v-7/definition.ts';
import { renderSceneVideo } from './render-scene-video.ts';
import { runVideo } from '../testing/run-video.ts';

const video = { folder: temporaryFolder(), model: v7, render: renderSceneVideo };

describe('renderSceneVideo', () => {
  it('renders a scene of the exact size and duration', async () => {
    const { file, facts, shares } = await runVideo(video, {
      prompt: 'Slow pan over hills at dawn',
      aspect_ratio: '1:1',
      resolution: '720P',
      duration: 3,
    });
    const expected = { width: 720, height: 720, durationSeconds: 3 };
    expect(file).toMatchObject({ contentType: 'video/mp4', ...expected });
    expect(facts).toMatchObject({ ...expected, framesPerSecond: 30, codec: 'h264' });
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });
});
