import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v5 } from '../../../service/models/v-5/definition.ts';
import { renderAnimatedImage } from './render-animated-image.ts';

const folder = temporaryFolder();
const input = join(folder, 'image');
let count = 0;

async function animate(parameters: Record<string, unknown>, signal = new AbortController().signal) {
  const directory = join(folder, String((count += 1)));
  await mkdir(directory);
  const [file] = await renderAnimatedImage(
    {
      generationId: 'test',
      model: 'v-5',
      parameters: v5.parameters.parse({ input_image: 'image', prompt: 'push in, dust', ...parameters }),
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

describe('renderAnimatedImage', () => {
  it('reports the field when the image is garbage or cut off', async () => {
    const expected = { code: 'invalid_params', fields: [{ pointer: '/input_image' }] };
    await writeFile(input, 'garbage');
    await expect(animate({})).rejects.toMatchObject(expected);
    const noise = { ...tall, width: 300, height: 300, noise: { type: 'gaussian', mean: 128, sigma: 30 } } as const;
    const bytes = await sharp({ create: noise }).png().toBuffer();
    await writeFile(input, bytes.subarray(0, bytes.length / 2));
    await expect(animate({})).rejects.toMatchObject(expected);
  });

  it('stops when it is cancelled', async () => {
    await sharp({ create: tall }).png().toFile(input);
    await expect(animate({}, AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled');
  });
});
