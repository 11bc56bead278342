import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textToImage, scaleImage } from '../testing/comfyui/workflows.ts';
import { describeEngine } from '../testing/describe-engine.ts';
import { createFakeComfyUi } from '../testing/fake-comfy-ui.ts';
import { writeImageInput } from '../testing/test-inputs.ts';
import { createComfyUi } from './create-comfy-ui.ts';

describeEngine('createComfyUi', async (directory) => {
  await writeFile(join(directory, 'kite.json'), JSON.stringify(textToImage()));
  return {
    create: createComfyUi,
    kind: 'comfyui',
    fake: await createFakeComfyUi(),
    models: { kite: { workflow: 'kite.json' } },
    model: 'kite',
    parameters: { prompt: 'a red kite', width: 128, height: 64 },
  };
});

describeEngine('createComfyUi with version 0.3.64 and an image', async (directory) => {
  await writeFile(join(directory, 'scale.json'), JSON.stringify(scaleImage()));
  return {
    create: createComfyUi,
    kind: 'comfyui',
    fake: await createFakeComfyUi({ version: '0.3.64' }),
    models: { scale: { workflow: 'scale.json' } },
    model: 'scale',
    parameters: { image: 'https://example.com/a.png', width: 20 },
    inputs: { image: [await writeImageInput(directory, 40)] },
  };
});
