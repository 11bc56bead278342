import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import type { EngineModel } from '../engines/engine.ts';
import { createScriptedEngine, scriptedModel, type ScriptedEngine } from '../engines/testing/scripted-engine.ts';
import { startTestLanes, type TestLanes } from '../testing/start-test-lanes.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

let service: TestService;
let lanes: TestLanes | null = null;
beforeEach(async () => {
  service = await startTestService({ SERVICE_ROLES: 'http' });
});
afterEach(async () => {
  await lanes?.stop();
  lanes = null;
  await service.stop();
});

const side = { minimum: 64, maximum: 2048, step: 16 };
const text = { type: 'string' };

/** Binds a name to an engine whose model takes the parameters of a map. Its results have the size that it was asked for. */
async function bind(id: string, map: Record<string, string>, model: Partial<EngineModel>): Promise<ScriptedEngine> {
  const described = { ...scriptedModel(id), ...model };
  const engine = createScriptedEngine({ name: 'atelier', isPaid: true, models: [described] });
  engine.script.result = (key) => {
    const parameters = engine.jobs.find((job) => job.key === key)?.parameters ?? {};
    const { $width: width = 64, $height: height = 64 } = parameters as { $width?: number; $height?: number };
    return sharp({ create: { width, height, channels: 3, background: '#c0ffee' } })
      .png()
      .toBuffer();
  };
  lanes = await startTestLanes(service, engine, { models: { [id]: { map } } });
  const isBound = async () => {
    const answer = await service.ann.request('GET', `/api/ai/models/${id}`);
    return ((await answer.json()) as { description?: string }).description;
  };
  await expect.poll(isBound).toBe(described.description);
  return engine;
}

/** The results of a request that succeeds. */
async function generate(body: JsonObject): Promise<Buffer[]> {
  const record = await service.ann.ended(await service.ann.enqueue(body));
  expect(record).toMatchObject({ status: 'succeeded' });
  return Promise.all(record.results.map(async ({ url }) => Buffer.from(await (await fetch(url)).arrayBuffer())));
}

describe('a bound model', () => {
  const model = {
    requestSchema: { type: 'object', properties: { prompt: text } },
    measures: { $width: side, $height: side, $seed: { minimum: 0, maximum: 99, step: 1 } },
  };
  const map = { prompt: '6.text', $width: '5.width', $height: '5.height', $seed: '3.seed' };

  it('sends the measures of a request, and returns the exact size in the format that it names', async () => {
    const engine = await bind('ie-3', map, model);
    const [image] = await generate({
      model: 'ie-3',
      prompt: 'a red fox',
      size: '1K',
      aspect_ratio: '3:2',
      output_format: 'jpeg',
      seed: 1234,
    });
    const parameters: JsonObject = engine.jobs[0]?.parameters ?? {};
    expect(parameters).toMatchObject({ prompt: 'a red fox', $seed: 34 });
    const [across, down] = [Number(parameters['$width']), Number(parameters['$height'])];
    expect([across % 16, down % 16]).toEqual([0, 0]);
    const metadata = await sharp(image).metadata();
    expect(metadata.format).toBe('jpeg');
    expect(metadata.width / metadata.height).toBeCloseTo(1.5, 1);
    expect(
      [across - (metadata.width ?? 0), down - (metadata.height ?? 0)].every((rest) => rest >= 0 && rest < 16),
    ).toBe(true);
  });

  it('cuts an odd size out of what the engine makes', async () => {
    const engine = await bind('ig-1', map, model);
    const [image] = await generate({ model: 'ig-1', prompt: 'a red fox', width: 501, height: 333 });
    expect(engine.jobs[0]?.parameters).toMatchObject({ $width: 512, $height: 336 });
    expect(await sharp(image).metadata()).toMatchObject({ width: 501, height: 333 });
  });

  it('follows the first image for a size that does so', async () => {
    const image = { type: 'array', items: { ...text, renderType: 'image-url' } };
    const engine = await bind(
      'ie-1',
      { ...map, input_images: '1.image' },
      { ...model, requestSchema: { type: 'object', properties: { prompt: text, input_images: image } } },
    );
    const photo = await sharp({ create: { width: 300, height: 100, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const input_images = [`data:image/png;base64,${photo.toString('base64')}`];
    const [result] = await generate({ model: 'ie-1', prompt: 'at night', input_images, resolution: '512' });
    const { width, height } = await sharp(result).metadata();
    expect(width / height).toBeCloseTo(3, 1);
    expect(engine.jobs[0]?.inputs['input_images']).toHaveLength(1);
  });

  it('generates as many results as asked for, each marked', async () => {
    const engine = await bind('ie-1', map, model);
    const results = await generate({
      model: 'ie-1',
      prompt: 'a red fox',
      num_images: 2,
      aspect_ratio: '1:1',
      resolution: '512',
      watermark: true,
      seed: 5,
    });
    expect(results).toHaveLength(2);
    expect(engine.sent).toHaveLength(2);
    expect(new Set(engine.jobs.map(({ parameters }) => parameters['$seed'])).size).toBe(2);
    for (const { parameters } of engine.jobs) expect(Object.keys(parameters)).not.toContain('num_images');
    for (const result of results) {
      const { width, height } = await sharp(result).metadata();
      const corner = { left: width - 60, top: height - 30, width: 60, height: 30 };
      const [marked, plain] = await Promise.all(
        [corner, { ...corner, left: 0, top: 0 }].map(async (area) =>
          sharp(await sharp(result).extract(area).toBuffer()).stats(),
        ),
      );
      expect(plain?.channels[0]?.stdev).toBeLessThan(1);
      expect(marked?.channels[0]?.stdev).toBeGreaterThan(10);
    }
  });

  it('refuses a parameter that nothing reads', async () => {
    await bind('ie-1', map, model);
    const body = { model: 'ie-1', prompt: 'a red fox', enable_thinking: true };
    const answer = await service.ann.request('POST', '/api/ai/queue', body);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('/enable_thinking')]);
  });

  it('refuses more than the engine can generate', async () => {
    await bind('ie-3', map, model);
    const body = { model: 'ie-3', prompt: 'a red fox', size: '2K', aspect_ratio: '21:9' };
    const answer = await service.ann.request('POST', '/api/ai/queue', body);
    const { error } = (await answer.json()) as { error: JsonObject };
    const message = 'atelier generates at most 2048 × 2048 pixels; choose a smaller size';
    expect([answer.status, error['fields']]).toEqual([400, [{ pointer: '/aspect_ratio', message }]]);
  });

  it('reads a duration that is text as the number that it is', async () => {
    const $frames = { minimum: 1, maximum: null, step: 4 };
    const engine = await bind(
      'v-10',
      { prompt: '6.text', $frames: '9.length' },
      { ...model, mediaType: 'video', measures: { $frames }, framesPerSecond: 16 },
    );
    const id = await service.ann.enqueue({ model: 'v-10', prompt: 'a red fox', duration: '10' });
    await expect.poll(() => engine.jobs.length).toBe(1);
    expect(engine.jobs[0]?.parameters).toMatchObject({ $frames: 161 });
    await service.ann.ended(id);
  });
});
