import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { findNamedModel } from '../models/registry.ts';
import { bindModel } from './bind-model.ts';
import type { EngineModel } from './engine.ts';
import type { ParameterMap } from './engine-settings.ts';
import { scriptedModel } from './testing/scripted-engine.ts';

const grid = { minimum: 64, maximum: 2048, step: 8 };
const text = { type: 'string' };

function bind(id: string, map: ParameterMap | null, changes: Partial<EngineModel> = {}) {
  const base = findNamedModel(id);
  if (base === null) throw new Error(`there is no ${id}`);
  const properties: JsonObject = Object.fromEntries(Object.keys(map ?? {}).map((name) => [name, {}]));
  const model = { ...scriptedModel(id), requestSchema: { type: 'object', properties }, ...changes };
  const { requestSchema, ...bound } = bindModel(base, model, map);
  const names = Object.keys(requestSchema['properties'] as JsonObject);
  return { ...bound, requestSchema, names };
}

describe('bindModel', () => {
  it('keeps what reaches the engine and what the service does itself', () => {
    const { names, binding, issue, features } = bind('ie-1', { prompt: '6.text', seed: '3.seed' });
    expect(names).toEqual(['prompt', 'num_images', 'watermark', 'seed']);
    expect(binding).toEqual({
      measures: {},
      framesPerSecond: null,
      count: 'num_images',
      format: null,
      watermark: 'watermark',
      hasExactSize: false,
    });
    expect(features).toMatchObject({ basic: [], inputs: ['text'], references: [] });
    expect(issue).toBeNull();
  });

  it('keeps the parameters that a measure is computed from', () => {
    const measures = { $width: grid, $height: grid };
    const { names, binding } = bind('ie-3', { prompt: '6.text', $width: '5.width', $height: '5.height' }, { measures });
    expect(names).toEqual(['prompt', 'aspect_ratio', 'size', 'output_format', 'watermark']);
    expect(binding).toMatchObject({ measures, format: 'output_format', hasExactSize: true });
  });

  it('keeps what matches an image where the engine takes one', () => {
    const measures = { $width: grid, $height: grid };
    const map = { prompt: '6.text', $width: '5.width', $height: '5.height' };
    expect(bind('qwen-image-2', map, { measures }).names).not.toContain('match_input_image');
    const editing = bind('qwen-image-2', { ...map, input_image: '1.image' }, { measures });
    expect(editing.names).toContain('match_input_image');
    const sent = bind('qwen-image-2', { ...map, match_input_image: '7.match' }, { measures });
    expect(sent.names).toContain('match_input_image');
  });

  it('has the frame rate of the engine, unless requests set it', () => {
    const measures = { $frames: { minimum: 1, maximum: null, step: 4 }, $fps: { minimum: 1, maximum: 60, step: 1 } };
    const frames = { measures: { $frames: measures.$frames }, framesPerSecond: 16 };
    const fixed = bind('v-8', { prompt: '6.text', $frames: '9.length' }, frames);
    expect(fixed.names).toEqual(['prompt', 'duration']);
    expect(fixed.binding.framesPerSecond).toBe(16);
    const free = bind('v-8', { prompt: '6.text', $frames: '9.length', $fps: '9.fps' }, { ...frames, measures });
    expect(free.names).toEqual(['prompt', 'duration', 'fps']);
    expect(free.binding.framesPerSecond).toBeNull();
  });

  it('leaves to the engine what the map sends there', () => {
    const map = { prompt: 'prompt', num_images: 'n', output_format: 'format', watermark: 'mark' };
    const { binding } = bind('ig-2', map);
    expect(binding).toMatchObject({ count: null, format: null, watermark: null });
  });

  it('takes parameters of the same names without a map', () => {
    const properties = { prompt: text, seed: { type: 'integer', maximum: 99 }, other: text };
    const { names, requestSchema, issue } = bind('ig-1', null, { requestSchema: { type: 'object', properties } });
    expect(names).toEqual(['prompt', 'seed']);
    expect(requestSchema).toMatchObject({ properties: { seed: { maximum: 99 } } });
    expect(issue).toBeNull();
  });

  it('refuses a binding without what either side requires', () => {
    expect(bind('ie-10', { prompt: '6.text' }).issue).toBe('ie-10 needs input_image: add it to its map.');
    const requestSchema = { type: 'object', properties: { prompt: text, mask: text }, required: ['prompt', 'mask'] };
    expect(bind('ig-1', null, { requestSchema }).issue).toBe(
      'The engine’s model needs mask, which ig-1 does not have.',
    );
  });

  it('requires media that the workflow cannot go without', () => {
    const image = { type: 'array', items: { ...text, renderType: 'image-url' }, minItems: 1, maxItems: 1 };
    const requestSchema = { type: 'object', properties: { input_images: image }, required: ['input_images'] };
    const bound = bind('ie-1', { prompt: '6.text', input_images: ['1.image'] }, { requestSchema });
    expect(bound.requestSchema).toMatchObject({
      required: ['prompt', 'input_images'],
      properties: { input_images: { minItems: 1, maxItems: 1 } },
    });
    expect(bound.features.inputs).toEqual(['text', 'image']);
  });

  it('drops every rule that mentions what is left out', () => {
    const { features, requestSchema } = bind('ig-3', { prompt: 'prompt', background: 'background' });
    expect(features.conflicts).toHaveLength(1);
    expect(JSON.stringify(requestSchema)).not.toContain('x-media-references');
    expect(bind('ig-3', { prompt: 'prompt' }).features.conflicts).toEqual([]);
    expect(bind('ie-9', { prompt: 'prompt' })).toMatchObject({ features: { boundingBoxes: null } });
    expect(JSON.stringify(bind('ie-9', { prompt: 'prompt' }).requestSchema)).not.toContain('x-bounding-boxes');
    expect(JSON.stringify(bind('ig-1', { prompt: 'a', height: 'b' }).requestSchema)).not.toContain('x-next-to');
  });

  it('keeps the modes that exclude each other in the form', () => {
    const names = ['prompt', 'input_images', 'input_videos', 'input_audios', 'input_image', 'tail_image_url'];
    const { features, requestSchema } = bind('v-9', Object.fromEntries(names.map((name) => [name, name])));
    expect(features.modes).toHaveLength(2);
    expect(requestSchema).toMatchObject({ 'x-exclusive-modes': features.modes });
    expect(bind('v-9', { prompt: 'prompt' }).requestSchema).not.toHaveProperty('x-exclusive-modes');
  });

  it('knows the steps of sides that it sends as they are', () => {
    const side = { type: 'integer', minimum: 10, maximum: 2000, multipleOf: 64 };
    const requestSchema = { type: 'object', properties: { width: side, height: side } };
    const { binding } = bind('ig-1', { prompt: 'a', width: 'b', height: 'c' }, { requestSchema });
    const numbers = { minimum: 64, maximum: 2000, step: 64 };
    expect(binding).toMatchObject({ hasExactSize: true, sides: { width: numbers, height: numbers } });
  });

  it('requires what the engine does when it refuses the default', () => {
    const properties = { resolution: { type: 'string', pattern: '^[0-9]+x[0-9]+$' } };
    const requestSchema = { type: 'object', properties, required: ['resolution'] };
    const bound = bind('ie-2', { prompt: 'a', resolution: 'b' }, { requestSchema });
    expect(bound.requestSchema).toMatchObject({ required: ['prompt', 'resolution'] });
    expect(bound.requestSchema).not.toHaveProperty('properties.resolution.default');
  });

  it('says which values of a parameter cannot reach the engine', () => {
    const requestSchema = { type: 'object', properties: { rendering_speed: { type: 'integer' } } };
    const { issue } = bind('ig-2', { prompt: 'prompt', rendering_speed: 'steps' }, { requestSchema });
    expect(issue).toBe('rendering_speed does not fit: the engine takes a number there. Add its “values” to the map.');
  });
});
