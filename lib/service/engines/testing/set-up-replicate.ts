import { createReplicate } from '../replicate/create-replicate.ts';
import type { EngineCase } from './engine-bench.ts';
import { startFakeReplicate, type FakeReplicate } from './start-fake-replicate.ts';
import { writeImageInput } from './test-inputs.ts';

/** A case of `replicate`: a model that starts from an image. */
export async function setUpReplicate(directory: string): Promise<EngineCase<FakeReplicate>> {
  return {
    create: createReplicate,
    kind: 'replicate',
    fake: await startFakeReplicate({ image: Buffer.from('the bytes of an image') }),
    models: { lantern: { model: 'atelier/lantern' } },
    model: 'lantern',
    parameters: { prompt: 'a boat', image: 'https://example.com/1.png' },
    inputs: { image: [await writeImageInput(directory, 1)] },
  };
}
