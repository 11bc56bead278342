import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v5 } from '../../../service/models/v-5/definition.ts';
import { renderAnimatedImage } from './render-animated-image.ts';
import { imageInput, runVideo } from '../testing/run-video.ts';

const folder = temporaryFolder();
const video = { folder, model: v5, render: renderAnimatedImage };

describe('renderAnimatedImage', () => {
  it('makes a video of the exact duration in the proportions of the image', async () => {
    const input_image = [await imageInput(folder, { colour: '#4a7', width: 60, height: 90 })];
    const parameters = { prompt: 'push in, dust', duration: 3, resolution: '720P' };
    const { file, facts } = await runVideo(video, parameters, { input_image });
    const expected = { width: 720, height: 1080, durationSeconds: 3 };
    expect(file).toMatchObject({ contentType: 'video/mp4', ...expected });
    expect(facts).toMatchObject({ ...expected, codec: 'h264', framesPerSecond: 30, hasAudio: false });
  });
});
