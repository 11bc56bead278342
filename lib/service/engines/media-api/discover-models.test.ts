import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { json } from '../../../upstream/testing/scripted-upstream.ts';
import type { Discovery } from '../engine.ts';
import { withBench } from '../testing/engine-bench.ts';
import { fakeModel } from '../testing/fake-media-api.ts';
import { setUpMediaApi } from '../testing/set-up-media-api.ts';

const schema = { type: 'object', properties: { prompt: { type: 'string' } } };

/** What an engine discovers at a service that lists these models. */
async function discover(listed: unknown, models: Record<string, JsonObject> = {}): Promise<Discovery> {
  let found: Discovery | null = null;
  await withBench(
    async (directory) => ({ ...(await setUpMediaApi(directory)), models }),
    async ({ fake, engine }) => {
      fake.upstream.script(/^GET \/api\/ai\/models$/, json(200, listed));
      fake.upstream.script(/^GET \/api\/ai\/models\/./, json(404, { error: { detail: 'no' } }));
      fake.upstream.script(/^GET \/api\/ai\/models\/hidden%2Fone$/, json(200, { ...fakeModel, id: 'hidden/one' }));
      found = await engine.discover(new AbortController().signal);
    },
  );
  if (found === null) throw new Error('nothing was discovered');
  return found;
}

const listOf = (...data: unknown[]) => ({ object: 'list', data });

describe('discoverModels', () => {
  it('offers all models, their schemas unchanged', async () => {
    const { software, models } = await discover(listOf(fakeModel));
    expect(software).toBe('Easel');
    expect(models).toEqual([
      {
        id: 'testbed/acme/sketch-2',
        title: 'Sketch 2',
        summary: 'Draws over an image.',
        description: 'A model for tests.',
        mediaType: 'image',
        inputs: ['text', 'image'],
        requestSchema: fakeModel['json_request_schema'],
        plan: { model: 'acme/sketch-2' },
        pricing: { method: 'per_image', cost_per_image: 0.04 },
        unavailable: null,
      },
    ]);
  });

  it('reads the other name of the schema, and what it generates from its endpoint or its outputs', async () => {
    const { software, models } = await discover(
      listOf(
        {
          id: 'a',
          request_schema: schema,
          endpoint: '/videos/generate',
          capabilities: { output: ['image'] },
          display_name: 8,
        },
        { id: 'b', request_schema: schema, capabilities: { input: ['text', 'smell'], output: ['audio', 'video'] } },
        { id: 'c', json_request_schema: 7, request_schema: schema, endpoint: '/images/edit', display_name: ' C\n 1 ' },
      ),
    );
    expect(software).toMatch(/^media API at 127\.0\.0\.1:\d+$/);
    expect(models.map(({ id, mediaType, inputs, title }) => [id, mediaType, inputs, title])).toEqual([
      ['testbed/a', 'video', ['text'], 'a'],
      ['testbed/b', 'video', ['text'], 'b'],
      ['testbed/c', 'image', ['text'], 'C 1'],
    ]);
  });

  it('leaves out what it can’t offer', async () => {
    const image = { endpoint: '/images/generate' };
    const { models } = await discover(
      listOf(
        { id: 'chat', request_schema: schema, endpoint: '/chat/completions', capabilities: { output: ['text'] } },
        { id: 'no-schema', ...image },
        { id: 'no-object', ...image, request_schema: { type: 'array' } },
        { id: 'no-properties', ...image, request_schema: { properties: { a: 7 } } },
        { id: 'huge', ...image, request_schema: { ...schema, note: 'x'.repeat(1_000_001) } },
        { id: 'a b', ...image, request_schema: schema },
        { id: 'other/testbed/loop', ...image, request_schema: schema },
        { id: 'x'.repeat(201), ...image, request_schema: schema },
        7,
        { id: 'fine', ...image, request_schema: schema },
        { id: 'fine', ...image, request_schema: schema },
      ),
    );
    expect(models.map(({ id }) => id)).toEqual(['testbed/fine']);
  });

  it('offers at most a thousand', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ ...fakeModel, id: `m${index}` }));
    expect((await discover(listOf(...many))).models).toHaveLength(1000);
  });

  it('offers exactly those that the settings name', async () => {
    const { models } = await discover(listOf({ ...fakeModel, aliases: ['sketch'] }, { ...fakeModel, id: 'other' }), {
      poster: { model: 'acme/sketch-2', title: 'Poster', summary: 'Ours.', mediaType: 'video' },
      'testbed/other': {},
      sketch: {},
      secret: { model: 'hidden/one' },
    });
    expect(models.map(({ id, title, plan }) => [id, title, plan['model']])).toEqual([
      ['poster', 'Poster', 'acme/sketch-2'],
      ['testbed/other', 'Sketch 2', 'other'],
      ['sketch', 'Sketch 2', 'acme/sketch-2'],
      ['secret', 'Sketch 2', 'hidden/one'],
    ]);
    expect(models[0]).toMatchObject({ summary: 'Ours.', mediaType: 'video' });
  });

  it('says why a named model can’t be used', async () => {
    const { models } = await discover(
      listOf({ id: 'bare', endpoint: '/images/generate' }, { id: 'what', request_schema: schema }),
      { gone: {}, up: { model: '../admin' }, bare: {}, what: {} },
    );
    expect(models.map(({ id, unavailable }) => [id, unavailable])).toEqual([
      ['gone', 'Testbed does not offer the model gone.'],
      ['up', 'Testbed does not offer the model ../admin.'],
      ['bare', 'Testbed does not describe the parameters of its model bare.'],
      ['what', 'Testbed does not say what its model what generates. Set its mediaType in the engine settings.'],
    ]);
  });

  it('looks named models up at a service without a list', async () => {
    await withBench(
      async (directory) => ({ ...(await setUpMediaApi(directory)), models: { m: { model: 'hidden/one' } } }),
      async ({ fake, engine }) => {
        fake.upstream.script(/^GET \/api\/ai\/models$/, json(404, { error: { detail: 'no list' } }));
        fake.upstream.script(/^GET \/api\/ai\/models\/hidden%2Fone$/, json(200, { ...fakeModel, id: 'hidden/one' }));
        const { models } = await engine.discover(new AbortController().signal);
        expect(models).toMatchObject([{ id: 'm', plan: { model: 'hidden/one' }, unavailable: null }]);
      },
    );
  });

  it('is away when there is neither a list nor a name', () =>
    withBench(setUpMediaApi, async ({ fake, engine, failureOf }) => {
      fake.upstream.script(/^GET \/api\/ai\/models$/, json(404, { error: { detail: 'no list' } }));
      const error = await failureOf(engine.discover(new AbortController().signal));
      expect(error.message).toBe('Testbed has no list of models. Name its models in the engine settings.');
    }));
});
