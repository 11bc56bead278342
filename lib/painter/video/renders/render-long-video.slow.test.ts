import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v10 } from '../../../service/models/v-10/definition.ts';
import { loudnessOf, runVideo } from '../testing/run-video.ts';
import { renderLongVideo } from './render-long-video.ts';

const folder = temporaryFolder();
const video = { folder, model: v10, render: renderLongVideo };

describe('renderLongVideo', () => {
  it('reads duration and proportions from the prompt, into QuickTime, with audio', async () => {
    const { file, facts } = await runVideo(video, {
      prompt: 'A square film of rain on a lake, 4 seconds',
      resolution: '480p',
      aspect_ratio: 'auto',
      output_format: 'mov',
    });
    expect(facts).toMatchObject({
      contentType: 'video/quicktime',
      width: 480,
      height: 480,
      durationSeconds: 4,
      framesPerSecond: 24,
      codec: 'h264',
      audioCodec: 'aac',
    });
    expect(await loudnessOf(file.path)).toBeGreaterThan(0.01);
  });
});
