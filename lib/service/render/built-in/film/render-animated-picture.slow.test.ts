import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { probeMedia } from '../../../../media/probe-media.ts';
import { temporaryFolder } from '../../../../media/testing/temporary-folder.ts';
import { v5 } from '../../../models/v-5.ts';
import { renderAnimatedPicture } from './render-animated-picture.ts';

const folder = temporaryFolder();
const input = join(folder, 'picture');
let count = 0;

async function animate(parameters: Record<string, unknown>, signal = new AbortController().signal) {
  const directory = join(folder, String((count += 1)));
  await mkdir(directory);
  const [file] = await renderAnimatedPicture(
    {
      generationId: 'test',
      profile: 'v-5',
      parameters: v5.parameters.parse({ input_image: 'picture', prompt: 'push in, dust', ...parameters }),
      inputs: { input_image: [{ path: input, kind: 'image', contentType: 'image/png' }] },
      seed: 7,
      directory,
    },
    { onProgress: () => undefined, signal },
  );
  if (file === undefined) throw new Error('no result');
  return file;
}

const tall = { width: 60, height: 90, channels: 3, background: '#4a7' } as const;

describe('renderAnimatedPicture', () => {
  it('makes a film of the exact duration in the proportions of the picture', async () => {
    await sharp({ create: tall }).png().toFile(input);
    const film = await animate({ duration: 3, resolution: '720P' });
    expect(film).toMatchObject({ contentType: 'video/mp4', width: 720, height: 1080, durationSeconds: 3 });
    expect(await probeMedia(film.path)).toMatchObject({
      codec: 'h264',
      width: 720,
      height: 1080,
      durationSeconds: 3,
      framesPerSecond: 30,
      hasAudio: false,
    });
  });
});
