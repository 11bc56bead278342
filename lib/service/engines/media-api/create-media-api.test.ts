import { describeEngine } from '../testing/describe-engine.ts';
import { startFakeMediaApi } from '../testing/fake-media-api.ts';
import { writeImageInput } from '../testing/test-inputs.ts';
import { createMediaApi } from './create-media-api.ts';

describeEngine('createMediaApi', async (directory) => ({
  create: createMediaApi,
  kind: 'media-api',
  fake: await startFakeMediaApi(),
  model: 'testbed/acme/sketch-2',
  parameters: { prompt: 'a boat', input_image: ['https://example.com/1.png', 'https://example.com/2.png'] },
  inputs: { input_image: [await writeImageInput(directory, 1), await writeImageInput(directory, 2)] },
}));
