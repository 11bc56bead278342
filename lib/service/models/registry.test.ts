import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { models } from './registry.ts';
import { propertiesOf, requestSchemaOf } from './request-schema.ts';

// Fields of the published API in short: a star is required, brackets a list with its bounds, `|` a choice of types.
const published: Record<string, string> = {
  'ie-1':
    'prompt* input_images:string[0..3] aspect_ratio:string resolution:string num_images:integer enable_prompt_expansion:boolean enable_thinking:boolean watermark:boolean',
  'ie-2':
    'prompt* input_images:string[0..3] aspect_ratio:string resolution:string num_images:integer enable_prompt_expansion:boolean watermark:boolean',
  'ie-3': 'prompt* input_image:string[0..10] aspect_ratio:string size:string output_format:string watermark:boolean',
  'ie-4': 'prompt* input_image:string[0..14] size:string num_images:integer watermark:boolean',
  'ie-5': 'prompt* input_image*:string[1..3] aspect_ratio:string output_format:string',
  'ie-6':
    'prompt* input_image:string[0..14] aspect_ratio:string resolution:string google_search:boolean thinking_level:string',
  'ie-7':
    'prompt* input_image:string[0..14] aspect_ratio:string resolution:string google_search:boolean image_search:boolean thinking_level:string',
  'ie-8': 'prompt* input_image:string[0..14] aspect_ratio:string thinking_level:string output_format:string',
  'ie-9':
    'prompt* input_image:string[0..10] aspect_ratio:string resolution:string grounding:boolean safety_tolerance:integer',
  'ie-10': 'prompt* input_image*:string aspect_ratio:string',
  'ie-11': 'input_image*:string enhance_model:string upscale_factor:string output_format:string',
  'ie-12': 'input_image*:string upscale_factor:number creativity:number num_inference_steps:integer',
  'ie-13': 'prompt* input_image*:string apply_mask:boolean output_format:string',
  'ig-1':
    'prompt* negative_prompt:string width:integer height:integer num_inference_steps:integer guidance_scale:number',
  'ig-2':
    'prompt* image_size:string rendering_speed:string expansion_model:string acceleration:string num_images:integer enable_safety_checker:boolean output_format:string',
  'ig-3':
    'prompt* input_image:string[0..14] output_format:string size:string quality:string input_fidelity:string background:string',
  'v-1':
    'input_video*:string transfer_function:string adjust_exposure:number boost_saturation:number highlight_threshold:number output_encoder:string output_profile:string',
  'v-2': 'prompt* input_image:string aspect_ratio:string resolution:string seconds:string',
  'v-3': 'prompt* height:integer width:integer num_inference_steps:integer num_frames:integer guidance_scale:number',
  'v-4': 'prompt* input_videos:string[0..5]',
  'v-5': 'prompt* input_image*:string resolution:string duration:integer',
  'v-6': 'prompt* reference_images:string[0..9] aspect_ratio:string resolution:string duration:integer',
  'v-7': 'prompt* aspect_ratio:string resolution:string duration:integer',
  'v-8':
    'prompt* input_image:string last_frame_image:string task:string generate_audio:boolean aspect_ratio:string duration:integer resolution:string fps:integer',
  'v-9':
    'prompt* input_images:string[0..10] input_videos:string[0..5] input_audios:string[0..5] input_image:string tail_image_url:string resolution:string aspect_ratio:string duration:integer generate_audio:boolean enable_thinking:boolean watermark:boolean',
  'v-10':
    'prompt* resolution:string duration:integer|string aspect_ratio:string generate_audio:boolean output_format:string watermark:boolean',
  'v-11': 'prompt* input_image:string aspect_ratio:string duration:integer resolution:string generate_audio:boolean',
};

const address = 'https://example.org/a';

// These models have no random seed.
const withoutSeed = new Set(['ie-11', 'ie-13', 'v-1']);

function typeOf(property: JsonObject): string {
  if (typeof property['type'] === 'string') {
    const { minItems = 0, maxItems } = property;
    return property['type'] === 'array' ? `string[${String(minItems)}..${String(maxItems)}]` : property['type'];
  }
  const values = (property['anyOf'] as JsonObject[]).flatMap((one) => (one['enum'] as unknown[] | undefined) ?? ['']);
  return [...new Set(values.map((value) => (typeof value === 'number' ? 'integer' : 'string')))].toSorted().join('|');
}

describe('models', () => {
  it('are those of the published API', () => {
    expect(models.map(({ id }) => id).toSorted()).toEqual(Object.keys(published).toSorted());
  });

  it('have unique names', () => {
    const names = models.flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(models.map((model) => [model.id, model] as const))('%s has the published fields', (id, model) => {
    const required = requestSchemaOf(model)['required'] as string[];
    const fields = Object.entries(propertiesOf(model)).map(([name, property]) => {
      const star = required.includes(name) ? '*' : '';
      return name === 'prompt' ? `prompt${star}` : `${name}${star}:${typeOf(property)}`;
    });
    const expected = [...(published[id] ?? '').split(' '), ...(withoutSeed.has(id) ? [] : ['seed:integer'])];
    expect(fields.toSorted()).toEqual(expected.toSorted());
  });

  it.each(models.map((model) => [model.id, model] as const))('%s can be shown as a form', (_, model) => {
    const schema = requestSchemaOf(model);
    const properties = propertiesOf(model);
    const names = Object.keys(properties);
    expect(names).toEqual(expect.arrayContaining(model.basic));
    expect(names).toEqual(expect.arrayContaining(model.references.map(({ field }) => field)));
    expect(names.filter((name) => typeof properties[name]?.['title'] !== 'string')).toEqual([]);
    const besides = Object.values(properties).flatMap((property) => property['x-next-to'] ?? []);
    expect(names).toEqual(expect.arrayContaining(besides));
    const defaults = Object.fromEntries(
      Object.entries(properties).flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])),
    );
    const required = Object.fromEntries(
      (schema['required'] as string[]).map((name) => [
        name,
        properties[name]?.['type'] === 'array' ? [address] : address,
      ]),
    );
    const { errors } = new Validator(schema, '2020-12', false).validate({ ...defaults, ...required });
    expect(errors).toEqual([]);
  });
});
