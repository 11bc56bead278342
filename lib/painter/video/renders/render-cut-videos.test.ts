import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v4 } from '../../../service/models/v-4/definition.ts';
import { clipInput, runVideo } from '../testing/run-video.ts';
import { renderCutVideos } from './render-cut-videos.ts';

const folder = temporaryFolder();
const video = { folder, model: v4, render: renderCutVideos };

describe('renderCutVideos', () => {
  it('reports an input that is not a clip', async () => {
    const path = join(folder, 'no video');
    await writeFile(path, 'garbage');
    const input_videos = [
      await clipInput(folder, { colour: [0, 0, 0], seconds: 1 }),
      { path, kind: 'video' as const, contentType: 'video/mp4' },
    ];
    await expect(runVideo(video, { prompt: 'Video 1' }, { input_videos })).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [{ pointer: '/input_videos/1' }],
    });
  });
});
