import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v5 } from '../../../service/models/v-5/definition.ts';
import { renderAnimatedPicture } from './render-animated-image.ts';
import { pictureInput, runFilm } from '../testing/run-video.ts';

const folder = temporaryFolder();
const film = { folder, model: v5, render: renderAnimatedPicture };

describe('renderAnimatedPicture', () => {
  it('makes a film of the exact duration in the proportions of the picture', async () => {
    const input_image = [await pictureInput(folder, { colour: '#4a7', width: 60, height: 90 })];
    const parameters = { prompt: 'push in, dust', duration: 3, resolution: '720P' };
    const { file, facts } = await runFilm(film, parameters, { input_image });
    const expected = { width: 720, height: 1080, durationSeconds: 3 };
    expect(file).toMatchObject({ contentType: 'video/mp4', ...expected });
    expect(facts).toMatchObject({ ...expected, codec: 'h264', framesPerSecond: 30, hasAudio: false });
  });
});
