import { createMediaApi } from '../media-api/create-media-api.ts';
import type { EngineCase } from './engine-bench.ts';
import { startFakeMediaApi, type FakeMediaApi } from './fake-media-api.ts';
import { writeImageInput } from './test-inputs.ts';

/** A case of `media-api`: a model that edits two images. */
export async function setUpMediaApi(directory: string): Promise<EngineCase<FakeMediaApi>> {
  return {
    create: createMediaApi,
    kind: 'media-api',
    fake: await startFakeMediaApi(),
    model: 'testbed/acme/sketch-2',
    parameters: { prompt: 'a boat', input_image: ['https://example.com/1.png', 'https://example.com/2.png'] },
    inputs: { input_image: [await writeImageInput(directory, 1), await writeImageInput(directory, 2)] },
  };
}
