import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RenderFunction, RenderedFile } from '../../../service/render/renderer.ts';
import { sharpOf, imageOf } from '../../edit/pixels/sharp-bridge.ts';
import type { Image } from '../../edit/pixels/image.ts';

/** The results of a render of several images. */
export interface CompositionOutcome {
  files: RenderedFile[];
  images: Image[];
  progress: number[];
  plans: Record<string, unknown>[];
}

/** Runs a render with images as its references, in its own folder. */
export async function runComposition<Parameters>(
  render: RenderFunction<Parameters>,
  parameters: Parameters,
  references: readonly Image[] = [],
  field = 'input_image',
): Promise<CompositionOutcome> {
  const directory = await mkdtemp(join(tmpdir(), 'easel-compose-'));
  const inputs = await Promise.all(
    references.map(async (reference, index) => {
      const path = join(directory, `input-${index}`);
      await writeFile(path, await sharpOf(reference).png({ compressionLevel: 1 }).toBuffer());
      return { path, kind: 'image' as const, contentType: 'image/png' };
    }),
  );
  const progress: number[] = [];
  const plans: Record<string, unknown>[] = [];
  const files = await render(
    { generationId: 'test', model: 'ie-1', parameters, inputs: { [field]: inputs }, seed: 6, directory },
    {
      onProgress: (share) => progress.push(share),
      onPlan: (plan) => plans.push(plan),
      signal: new AbortController().signal,
    },
  );
  const images = await Promise.all(
    files.map(async ({ path }) => imageOf(sharp(path), (await sharp(path).metadata()).hasAlpha)),
  );
  return { files, images, progress, plans };
}
