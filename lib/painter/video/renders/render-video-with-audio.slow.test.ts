import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v2 } from '../../../service/models/v-2/definition.ts';
import { colourAt, loudnessOf, imageInput, runVideo } from '../testing/run-video.ts';
import { renderVideoWithAudio } from './render-video-with-audio.ts';

const video = { folder: temporaryFolder(), model: v2, render: renderVideoWithAudio };

describe('renderVideoWithAudio', () => {
  it('renders a scene with audio for a number of seconds given as text', async () => {
    const { file, facts, shares } = await runVideo(video, {
      prompt: 'waves on a stormy sea',
      seconds: '1',
      aspect_ratio: 'portrait',
    });
    expect(facts).toMatchObject({
      width: 720,
      height: 1280,
      durationSeconds: 1,
      framesPerSecond: 24,
      audioCodec: 'aac',
    });
    expect(await loudnessOf(file.path)).toBeGreaterThan(0.01);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  it('begins on an image', async () => {
    const input_image = [await imageInput(video.folder, { colour: '#c03020' })];
    const { file, facts } = await runVideo(video, { prompt: 'static', seconds: '1' }, { input_image });
    expect(facts).toMatchObject({ width: 1280, height: 720, durationSeconds: 1, hasAudio: true });
    const [red, green] = await colourAt(file.path, 0);
    expect(red).toBeGreaterThan(green * 1.8);
  });
});
