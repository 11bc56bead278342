import { createFal } from '../fal/create-fal.ts';
import type { EngineCase } from './engine-bench.ts';
import { startFakeFal, type FakeFal } from './start-fake-fal.ts';
import { writeImageInput } from './test-inputs.ts';

/** A case of `fal`: a model with references. */
export async function setUpFal(directory: string): Promise<EngineCase<FakeFal>> {
  return {
    create: createFal,
    kind: 'fal',
    fake: await startFakeFal({ image: Buffer.from('the bytes of an image') }),
    models: { lantern: { model: 'fal-ai/lantern' } },
    model: 'lantern',
    parameters: { prompt: 'a boat', reference_image_urls: ['https://example.com/1.png', 'https://example.com/2.png'] },
    inputs: { reference_image_urls: [await writeImageInput(directory, 1), await writeImageInput(directory, 2)] },
  };
}
