import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../contract/error.ts';
import { modelListSchema, modelSchema, type Model } from '../../contract/model.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

// What clients that were written for the hosted service expect.
let service: TestService;
let image: string;
beforeAll(async () => {
  service = await startTestService();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  image = `data:image/png;base64,${bytes.toString('base64')}`;
});
afterAll(() => service.stop());

const get = async (path: string): Promise<unknown> => (await service.ann.request('GET', path)).json();
const modelOf = async (name: string): Promise<Model> => modelSchema.parse(await get(`/api/ai/models/${name}`));

describe('model objects', () => {
  it('have the endpoint, the kind and the price as in the hosted list', async () => {
    const { data } = modelListSchema.parse(await get('/api/ai/models'));
    const endpoints = Map.groupBy(data, ({ endpoint }) => endpoint);
    expect([...endpoints.keys()].toSorted()).toEqual(['/images/generate', '/videos/generate']);
    expect(endpoints.get('/images/generate')?.every(({ capabilities }) => capabilities.output[0] === 'image')).toBe(
      true,
    );
    expect(endpoints.get('/videos/generate')?.every(({ capabilities }) => capabilities.output[0] === 'video')).toBe(
      true,
    );
    for (const model of data) {
      expect(model).toMatchObject({ model_type: 'base', deployments: [], fine_tuning: null, source_model: null });
    }
    expect(data.find(({ id }) => id === 'ig-1')?.pricing).toEqual({ method: 'per_image', cost_per_image: 0 });
    expect(data.find(({ id }) => id === 'v-7')?.pricing).toEqual({
      method: 'per_video_output_second',
      cost_per_second: 0,
    });
  });

  it('are returned under a hosted name, with the hosted model’s parameters', async () => {
    const model = await modelOf('qwen-image-2');
    expect(model).toMatchObject({ id: 'qwen-image-2', aliases: ['ie-2'], display_name: 'Six variants' });
    expect(model.json_request_schema['properties']).toMatchObject({
      input_image: { type: 'string', renderType: 'image-url' },
      match_input_image: { type: 'boolean', default: false },
      negative_prompt: { type: 'string' },
      input_images: { 'x-hidden': true },
    });
    expect(await modelOf('ie-2')).toMatchObject({ id: 'ie-2', aliases: ['qwen-image-2'] });
  });

  it('are reported missing with the hosted service’s message', async () => {
    const response = await service.ann.request('GET', '/api/ai/models/dall-e-9');
    expect(response.status).toBe(404);
    expect(errorBodySchema.parse(await response.json()).error.detail).toBe('Model not found: dall-e-9');
    const refused = await service.ann.request('POST', '/api/ai/queue', { model: 'dall-e-9', prompt: 'sea' });
    expect(refused.status).toBe(400);
    const { error } = errorBodySchema.parse(await refused.json());
    expect(error.detail).toBe('Model not found: dall-e-9');
    expect(error.fields).toMatchObject([{ pointer: '/model' }]);
  });
});

const list = async () => modelListSchema.parse(await get('/api/ai/models/favorites')).data.map(({ id }) => id);

describe('favorite models', () => {
  it('belong to a key, by the names that were marked', async () => {
    expect(await list()).toEqual([]);
    for (const name of ['ig-1', 'qwen-image-2', 'happyhorse-1.1-t2v', 'ig-1']) {
      const marked = await service.ann.request('POST', `/api/ai/models/${name}/favorite`);
      expect([marked.status, modelSchema.parse(await marked.json()).id]).toEqual([200, name]);
    }
    expect(await list()).toEqual(['happyhorse-1.1-t2v', 'qwen-image-2', 'ig-1']);
    const taken = await service.ann.request('DELETE', '/api/ai/models/qwen-image-2/favorite');
    expect([taken.status, modelSchema.parse(await taken.json()).id]).toEqual([200, 'qwen-image-2']);
    expect(await list()).toEqual(['happyhorse-1.1-t2v', 'ig-1']);
    const theirs = await (await service.ben.request('GET', '/api/ai/models/favorites')).json();
    expect(modelListSchema.parse(theirs).data).toEqual([]);
    expect((await service.ann.request('POST', '/api/ai/models/dall-e-9/favorite')).status).toBe(404);
  });
});

describe('a request under a hosted name', () => {
  const asked = {
    model: 'qwen-image-edit',
    prompt: 'warmer',
    input_image: [] as string[],
    num_inference_steps: 28,
    seed: 7,
  };

  it('is accepted as by the hosted service; the record echoes it and names unused parameters', async () => {
    const id = await service.ann.enqueue({ ...asked, input_image: [image] });
    const record = await service.ann.ended(id);
    expect(record).toMatchObject({
      status: 'succeeded',
      model_name: 'qwen-image-edit',
      num_inference_steps: 28,
      seed: 7,
    });
    expect(record['input_image']).toHaveLength(1);
    expect(record.note).toBe('Ignored by ie-10, which serves qwen-image-edit: num_inference_steps (not supported).');
  });

  it('names unused parameters in synchronous answers too', async () => {
    // At the path without `/ai`, which some clients use.
    const response = await service.ann.request('POST', '/api/images/edit', { ...asked, input_image: image });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      model: 'qwen-image-edit',
      note: expect.stringContaining('num_inference_steps') as string,
    });
  });

  it('is rendered with the translated parameters', async () => {
    const id = await service.ann.enqueue({
      model: 'qwen-image-2',
      prompt: 'sea',
      input_image: image,
      match_input_image: true,
    });
    expect(await service.ann.ended(id)).toMatchObject({
      status: 'succeeded',
      match_input_image: true,
      note: null,
      renderer: { name: 'test' },
    });
  });

  it('reports issues at the names that were sent', async () => {
    const body = { model: 'qwen-image-2', prompt: 'sea', input_image: 'https://nowhere.invalid/a.png' };
    const record = await service.ann.ended(await service.ann.enqueue(body));
    expect(record.error_fields).toMatchObject([{ pointer: '/input_image' }]);
  });

  it('is rejected under the model’s own id', async () => {
    const response = await service.ann.request('POST', '/api/ai/queue', {
      ...asked,
      model: 'ie-10',
      input_image: [image],
    });
    expect(response.status).toBe(400);
    const { error } = errorBodySchema.parse(await response.json());
    expect(error.fields?.map(({ pointer }) => pointer)).toEqual(['/input_image', '/num_inference_steps']);
  });
});
