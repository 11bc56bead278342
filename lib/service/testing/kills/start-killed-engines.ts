import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeTestVideo } from '../../../media/testing/make-test-video.ts';
import { textToImage } from '../../engines/testing/comfyui/workflows.ts';
import { createFakeComfyUi } from '../../engines/testing/fake-comfy-ui.ts';
import { startFakeMediaApi } from '../../engines/testing/fake-media-api.ts';
import { startFakeFal } from '../../engines/testing/start-fake-fal.ts';
import { startFakeOpenAi } from '../../engines/testing/start-fake-openai.ts';
import { startFakeReplicate } from '../../engines/testing/start-fake-replicate.ts';
import type { KilledEngine } from './run-engine-kills.ts';

/**
 * Starts a fake engine of each kind, with results that a worker accepts.
 *
 * @param folder where the settings of engines will stand
 */
export async function startKilledEngines(folder: string): Promise<KilledEngine[]> {
  const image = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const clip = join(folder, 'clip.mp4');
  await makeTestVideo({ path: clip, width: 64, height: 48 });
  const video = await readFile(clip);
  await writeFile(join(folder, 'kite.json'), JSON.stringify(textToImage()));
  return [
    {
      name: 'comfyui',
      kind: 'comfyui',
      fake: await createFakeComfyUi(),
      models: { kite: { workflow: 'kite.json' } },
      body: { model: 'kite', width: 64, height: 64 },
      canFind: true,
      count: 'batch_size',
    },
    {
      name: 'other',
      kind: 'media-api',
      fake: await startFakeMediaApi(),
      models: {},
      body: { model: 'other/acme/sketch-2' },
      canFind: true,
      count: null,
    },
    {
      name: 'openai',
      kind: 'openai',
      fake: await startFakeOpenAi({ image, video }),
      models: { clip: { model: 'clip-1', mediaType: 'video' } },
      body: { model: 'clip' },
      canFind: false,
      count: null,
    },
    {
      name: 'fal',
      kind: 'fal',
      fake: await startFakeFal({ image }),
      models: { lantern: { model: 'fal-ai/lantern' } },
      body: { model: 'lantern' },
      canFind: false,
      count: 'num_images',
    },
    {
      name: 'replicate',
      kind: 'replicate',
      fake: await startFakeReplicate({ image }),
      models: { lamp: { model: 'atelier/lantern' } },
      body: { model: 'lamp' },
      canFind: false,
      count: null,
    },
  ];
}
