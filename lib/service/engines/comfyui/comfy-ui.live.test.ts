import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerationRecord } from '../../../contract/generation-record.ts';
import { probeMedia } from '../../../media/probe-media.ts';
import { waitUntil } from '../../../setup/test/wait.ts';
import { startTestService, type TestService } from '../../testing/start-test-service.ts';
import type { Workflow } from './workflow/plan.ts';

// Against a real ComfyUI, which needs no models for these workflows: `EASEL_TEST_COMFYUI_URL=http://127.0.0.1:8188 npx
// vitest run --project unit lib/service/engines/comfyui/comfy-ui.live.test.ts`.
const url = process.env['EASEL_TEST_COMFYUI_URL'];

const fill: Workflow = {
  '1': { class_type: 'EmptyImage', inputs: { width: 64, height: 48, batch_size: 1, color: 0x33_66_99 } },
  '2': { class_type: 'SaveImage', inputs: { images: ['1', 0], filename_prefix: 'easel/fill' } },
};
const scale: Workflow = {
  '1': { class_type: 'LoadImage', inputs: { image: 'example.png' } },
  '2': {
    class_type: 'ImageScale',
    inputs: { image: ['1', 0], upscale_method: 'nearest-exact', width: 40, height: 30, crop: 'disabled' },
  },
  '3': { class_type: 'SaveImage', inputs: { images: ['2', 0], filename_prefix: 'easel/scale' } },
};
const clip: Workflow = {
  '1': { class_type: 'EmptyImage', inputs: { width: 64, height: 48, batch_size: 12, color: 0xff } },
  '2': { class_type: 'CreateVideo', inputs: { images: ['1', 0], fps: 12 } },
  '3': {
    class_type: 'SaveVideo',
    inputs: { video: ['2', 0], filename_prefix: 'easel/clip', format: 'auto', codec: 'auto' },
  },
};
const unknown: Workflow = {
  ...fill,
  '9': { class_type: 'EaselTestNoSuchNode', inputs: { images: ['1', 0] } },
};

let folder: string;
let service: TestService;

async function resultOf(record: GenerationRecord): Promise<Buffer> {
  return Buffer.from(await (await fetch(record.result_url ?? '')).arrayBuffer());
}

async function pixelOf(image: Buffer): Promise<number[]> {
  const { data } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

describe.skipIf(url === undefined)('a real ComfyUI', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'easel-comfy-ui-'));
    await mkdir(join(folder, 'workflows'));
    const workflows = { fill, scale, clip, unknown };
    for (const [name, workflow] of Object.entries(workflows)) {
      await writeFile(join(folder, 'workflows', `${name}.json`), JSON.stringify(workflow));
    }
    const path = join(folder, 'engines.json');
    const models = Object.keys(workflows).map((name) => [
      name,
      { engine: 'comfyui', workflow: `workflows/${name}.json` },
    ]);
    await writeFile(path, JSON.stringify({ models: Object.fromEntries(models) as unknown }));
    service = await startTestService({ ENGINES: path, COMFYUI_URL: url ?? '' });
    await waitUntil(async () => (await service.ann.request('GET', '/api/ai/models/clip')).status === 200);
  });
  afterAll(async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('generates an image of exactly the asked size and colour, without its metadata', async () => {
    const record = await service.ann.ended(
      await service.ann.enqueue({ model: 'fill', width: 80, height: 24, color: 0x20_40_60 }),
    );
    expect(record).toMatchObject({ status: 'succeeded', error_message: null });
    const image = await resultOf(record);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 80, height: 24 });
    expect(await pixelOf(image)).toEqual([0x20, 0x40, 0x60]);
    expect(image.includes('class_type')).toBe(false);
  });

  it('uploads an image and returns it at another size', async () => {
    const source = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c0ffee' } })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${source.toString('base64')}`;
    const record = await service.ann.ended(await service.ann.enqueue({ model: 'scale', image, width: 33 }));
    expect(record).toMatchObject({ status: 'succeeded', error_message: null });
    const result = await resultOf(record);
    expect(await sharp(result).metadata()).toMatchObject({ width: 33, height: 30 });
    expect(await pixelOf(result)).toEqual([0xc0, 0xff, 0xee]);
  });

  it('generates a video', async () => {
    const record = await service.ann.ended(await service.ann.enqueue({ model: 'clip' }));
    expect(record).toMatchObject({ status: 'succeeded', media_type: 'video', error_message: null });
    const path = join(folder, 'clip.mp4');
    await writeFile(path, await resultOf(record));
    expect(await probeMedia(path)).toMatchObject({ width: 64, height: 48, durationSeconds: 1, framesPerSecond: 12 });
  });

  it('answers the same request twice, although the engine has it cached', async () => {
    const body = { model: 'fill', color: 0x01_02_03 };
    for (let round = 0; round < 2; round += 1) {
      const record = await service.ann.ended(await service.ann.enqueue(body));
      expect(await pixelOf(await resultOf(record))).toEqual([1, 2, 3]);
    }
  });

  it('cancels a run', async () => {
    const id = await service.ann.enqueue({ model: 'fill', width: 4096, height: 4096, batch_size: 8 });
    await service.ann.until(id, ({ status }) => status === 'processing');
    expect((await service.ann.request('DELETE', `/api/ai/queue/${id}`)).status).toBe(200);
    expect(await service.ann.record(id)).toMatchObject({ status: 'cancelled' });
    await expect
      .poll(async () => {
        const queue = (await (await fetch(`${url}/queue`)).json()) as Record<string, unknown[]>;
        return [queue['queue_running']?.length, queue['queue_pending']?.length];
      })
      .toEqual([0, 0]);
  });

  it('lists a workflow with a missing node, and says which', async () => {
    const model = (await (await service.ann.request('GET', '/api/ai/models/unknown')).json()) as {
      unavailable: string;
    };
    expect(model.unavailable).toContain('EaselTestNoSuchNode');
    const refusal = await service.ann.request('POST', '/api/ai/queue', { model: 'unknown' });
    expect(refusal.status).toBe(400);
    expect(await refusal.text()).toContain('EaselTestNoSuchNode');
  });
});
