import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v4 } from '../../../service/models/v-4/definition.ts';
import { clipInput, colourAt, runVideo } from '../testing/run-video.ts';
import { renderCutVideos } from './render-cut-videos.ts';

const folder = temporaryFolder();
const video = { folder, model: v4, render: renderCutVideos };

describe('renderCutVideos', () => {
  it('cuts clips into the video in the order cited', async () => {
    const input_videos = [
      await clipInput(folder, { colour: [200, 40, 40], seconds: 3 }),
      await clipInput(folder, { colour: [40, 40, 200], seconds: 3 }),
    ];
    const { file, facts } = await runVideo(video, { prompt: 'Video 2, cut to Video 1, 3 seconds' }, { input_videos });
    expect(facts).toMatchObject({ width: 1280, height: 720, durationSeconds: 3, framesPerSecond: 30, hasAudio: true });
    const [early, late] = [await colourAt(file.path, 0.4), await colourAt(file.path, 2.6)];
    expect(early[2]).toBeGreaterThan(early[0] * 2);
    expect(late[0]).toBeGreaterThan(late[2] * 2);
  });
});
