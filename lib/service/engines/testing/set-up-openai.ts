import type { EngineCase } from './engine-bench.ts';
import { createOpenAi } from '../openai/create-openai.ts';
import { startFakeOpenAi, type FakeOpenAi } from './start-fake-openai.ts';
import { writeImageInput } from './test-inputs.ts';

const files = { image: Buffer.from('the bytes of an image'), video: Buffer.from('the bytes of a video') };

/** A case of `openai`: images that are edited, and whose addresses come with the answer. */
export async function setUpOpenAiImages(directory: string): Promise<EngineCase<FakeOpenAi>> {
  const fake = await startFakeOpenAi(files);
  fake.giveUrls();
  return {
    create: createOpenAi,
    kind: 'openai',
    fake,
    models: { sketch: { model: 'sketch-1' } },
    model: 'sketch',
    parameters: { prompt: 'a boat', image: ['https://example.com/1.png', 'https://example.com/2.png'], num_images: 2 },
    inputs: { image: [await writeImageInput(directory, 1), await writeImageInput(directory, 2)] },
  };
}

/** A case of `openai`: a video, which is followed. */
export async function setUpOpenAiVideos(directory: string): Promise<EngineCase<FakeOpenAi>> {
  return {
    create: createOpenAi,
    kind: 'openai',
    fake: await startFakeOpenAi(files),
    models: { clip: { model: 'clip-1', mediaType: 'video' } },
    model: 'clip',
    parameters: { prompt: 'a boat', input_reference: 'https://example.com/1.png', seconds: 3 },
    inputs: { input_reference: [await writeImageInput(directory, 1)] },
  };
}
