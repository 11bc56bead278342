import { describe, expect, it } from 'vitest';
import { looseModelSchema, type JsonObject } from '../../contract/model.ts';
import type { StudioMedia } from '../../contract/studio/studio-media.ts';
import { requestSchemaOf } from '../../service/models/request-schema.ts';
import { models as definitions } from '../../service/models/registry.ts';
import { variationsOf } from './variations.ts';

const image = { kind: 'image', url: '/api/studio/media/x', seed: '41' } as StudioMedia;
const model = (id: string, properties: JsonObject, more: object = {}) =>
  looseModelSchema.parse({ id, json_request_schema: { type: 'object', properties }, ...more });
const prompt = { type: 'string' };
const seed = { type: 'integer', minimum: 0, maximum: 4_294_967_295 };
const strength = { type: 'number', minimum: 0, maximum: 1, default: 0.95 };
const address = { type: 'string', format: 'uri' };
const request = { model: 'm', prompt: 'a boat', seed: 41, num_generations: 4 };
const half = () => 0.5;
const engine = (name: string) => ({ engine: { name, title: name } });
const offers = (one: ReturnType<typeof model>, all = [one], media = image) => {
  const { vary, more } = variationsOf(
    { job: { model: one.id, request: { ...request, model: one.id } }, media, model: one, shownSeeds: [] },
    all,
  );
  return { vary: vary?.model.id ?? null, more: more !== null };
};

const seedsOf = (field: JsonObject, shownSeeds: (string | null)[], chance = half) => {
  const one = model('m', { prompt, seed: field });
  const { more } = variationsOf({ job: { model: 'm', request }, media: image, model: one, shownSeeds }, []);
  return more?.draw(chance).map((body) => body['seed']);
};

describe('variationsOf', () => {
  it('offers new seeds for each model of the service with a seed, and no image to image, which none has', () => {
    const models = definitions.map((one) =>
      looseModelSchema.parse({ id: one.id, json_request_schema: requestSchemaOf(one) }),
    );
    expect(models).toHaveLength(27);
    for (const one of models) {
      const hasSeed = Object.keys(one.json_request_schema?.['properties'] ?? {}).includes('seed');
      expect([one.id, offers(one, models)]).toEqual([one.id, { vary: null, more: hasSeed }]);
    }
    expect(models.filter((one) => !offers(one).more)).toHaveLength(3);
  });

  it('makes four requests with new seeds, in ascending order, for one result each', () => {
    const one = model('m', { prompt, seed, num_images: { type: 'integer' } });
    const job = { model: 'm', request: { ...request, num_images: 3 } };
    const { more } = variationsOf({ job, media: image, model: one, shownSeeds: ['41'] }, []);
    const written = { model: 'm', prompt: 'a boat', num_images: 1 };
    expect(more?.written).toEqual({ ...written, seed: undefined });
    expect(more?.draw(half)).toEqual([0, 1, 2, 3].map((by) => ({ ...written, seed: 1_073_741_824 + by })));
  });

  it.each([1, 2, 3, 4])('repeats no seed of the batch for image %i of 4, wherever the draw falls', (number) => {
    const batch = ['100', '101', '102', '103'];
    const small = { type: 'integer', minimum: 95, maximum: 108 };
    const media = { ...image, seed: batch[number - 1] ?? null };
    for (let draw = 0; draw < 1; draw += 0.05) {
      const one = model('m', { prompt, seed: small });
      const result = { job: { model: 'm', request }, media, model: one, shownSeeds: batch };
      const seeds =
        variationsOf(result, [])
          .more?.draw(() => draw)
          .map((body) => Number(body['seed'])) ?? [];
      expect(new Set([...seeds, ...batch.map(Number)]).size).toBe(8);
      expect(seeds).toEqual(seeds.toSorted((first, other) => first - other));
    }
  });

  it('keeps seeds within their bounds, also where the model has too few new ones', () => {
    const few = { type: 'integer', minimum: 0, maximum: 4 };
    expect(seedsOf(few, [null])).toEqual([0, 2, 3, 4]);
    expect(seedsOf(few, ['0', '1'])).toEqual([0, 2, 3, 4]);
    expect(seedsOf({ type: 'integer', minimum: 1, maximum: 2 }, ['1'])).toEqual([1, 1, 2, 2]);
  });

  it('varies an image by the strength of its own model', () => {
    const one = model('m', { prompt, seed, image_url: address, mask_url: address, strength });
    const { vary } = variationsOf({ job: { model: 'm', request }, media: image, model: one, shownSeeds: [] }, [one]);
    const [subtle, ...others] = vary?.requests('subtle').draw(half) ?? [];
    expect(subtle).toEqual({
      model: 'm',
      prompt: 'a boat',
      image_url: '/api/studio/media/x',
      strength: 0.3,
      seed: 1_073_741_824,
    });
    expect(others).toHaveLength(3);
    expect(vary?.requests('strong').draw(half)[0]).toMatchObject({ strength: 0.7 });
  });

  it.each([
    ['denoise', { minimum: 0.05, maximum: 1 }, true],
    ['prompt_strength', {}, true],
    ['denoising_strength', { minimum: 0, maximum: 0.5 }, true],
    ['image_strength', { minimum: 0, maximum: 1 }, false],
    ['lora_strength', { minimum: 0, maximum: 1 }, false],
    ['strength', { minimum: 0, maximum: 100 }, false],
  ])('knows whether %s is the strength of image to image', (name, bounds, isOne) => {
    const one = model('m', { prompt, image: { ...address }, [name]: { type: 'number', ...bounds } });
    expect(offers(one).vary).toBe(isOne ? 'm' : null);
  });

  it('varies no video, and nothing where it is unclear which image to start from', () => {
    const one = model('m', { prompt, image_url: address, strength });
    expect(offers(one, [one], { ...image, kind: 'video' }).vary).toBeNull();
    expect(offers(model('m', { prompt, image_url: address, second_image_url: address, strength })).vary).toBeNull();
    expect(offers(model('m', { prompt, strength })).vary).toBeNull();
    expect(offers(model('m', { prompt, control_image_url: address, strength })).vary).toBeNull();
  });

  it('uses a sibling that does image to image, with the settings that it takes', () => {
    const text = model('fal/flux/dev/text-to-image', { prompt, seed, guidance: { type: 'number' } });
    const edit = model('fal/flux/dev/image-to-image', { prompt, seed, image_url: address, strength });
    const other = model('fal/other/dev/image-to-image', { prompt, image_url: address, strength });
    expect(offers(text, [text, other]).vary).toBeNull();
    expect(offers(text, [text, other, edit]).vary).toBe(edit.id);
    const { vary } = variationsOf(
      {
        job: { model: text.id, request: { ...request, model: text.id, guidance: 3 } },
        media: image,
        model: text,
        shownSeeds: [],
      },
      [other, edit],
    );
    expect(vary?.requests('subtle').draw(half)[0]).toEqual({
      model: edit.id,
      prompt: 'a boat',
      image_url: '/api/studio/media/x',
      strength: 0.3,
      seed: 1_073_741_824,
    });
  });

  it('uses the only such model of the same engine, and that of no other', () => {
    const text = model('text', { prompt, seed }, engine('comfy'));
    const edit = model('edit', { prompt, image: address, denoise: strength }, engine('comfy'));
    const second = model('second', { prompt, image: address, denoise: strength }, engine('comfy'));
    const elsewhere = model('elsewhere', { prompt, image: address, denoise: strength }, engine('fal'));
    expect(offers(text, [text, edit, elsewhere]).vary).toBe('edit');
    expect(offers(text, [text, elsewhere]).vary).toBeNull();
    expect(offers(text, [text, edit, second]).vary).toBeNull();
  });

  it('offers nothing without a schema, or while the model is unavailable', () => {
    expect(offers(looseModelSchema.parse({ id: 'm' }))).toEqual({ vary: null, more: false });
    expect(offers(model('m', { prompt, seed }, { unavailable: 'The engine is off.' }))).toEqual({
      vary: null,
      more: false,
    });
  });
});
