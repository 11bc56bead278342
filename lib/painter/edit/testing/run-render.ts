import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { RenderFunction, RenderedFile } from '../../../service/render/renderer.ts';
import { sharpOf, imageOf } from '../pixels/sharp-bridge.ts';
import type { Image } from '../pixels/image.ts';

/** The results of a render. */
export interface RenderOutcome {
  file: RenderedFile;
  image: Image;
  metadata: Metadata;
  /** All reported shares, in order. */
  progress: number[];
}

/** Runs one task with an image, or with the bytes of a file, as its input. */
export async function runRender<Parameters>(
  render: RenderFunction<Parameters>,
  input: Image | Buffer,
  parameters: Parameters,
  options: { seed?: number; signal?: AbortSignal } = {},
): Promise<RenderOutcome> {
  const directory = await mkdtemp(join(tmpdir(), 'easel-edit-'));
  const path = join(directory, 'input');
  await writeFile(path, Buffer.isBuffer(input) ? input : await sharpOf(input).png({ compressionLevel: 1 }).toBuffer());
  const progress: number[] = [];
  const [file] = await render(
    {
      generationId: 'test',
      model: 'ie-10',
      parameters,
      inputs: { input_image: [{ path, kind: 'image', contentType: 'image/png' }] },
      seed: options.seed ?? 1,
      directory,
    },
    { onProgress: (share) => progress.push(share), signal: options.signal ?? new AbortController().signal },
  );
  if (file === undefined) throw new Error('nothing was drawn');
  const metadata = await sharp(file.path).metadata();
  return { file, image: await imageOf(sharp(file.path), metadata.hasAlpha), metadata, progress };
}
