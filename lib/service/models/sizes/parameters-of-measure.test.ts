import { describe, expect, it } from 'vitest';
import { measures } from '../model-definition.ts';
import { findNamedModel, hostedModels, models } from '../registry.ts';
import { propertiesOf } from '../request-schema.ts';
import { parametersOfMeasure } from './parameters-of-measure.ts';

function namesOf(id: string) {
  const model = findNamedModel(id);
  if (model === null) throw new Error(id);
  return measures.map((measure) => parametersOfMeasure(model, measure).join(' '));
}

describe('parametersOfMeasure', () => {
  it.each([
    ['ig-1', ['width', 'height', '', '', '', 'seed']],
    ['ig-2', ['image_size', 'image_size', '', '', '', 'seed']],
    ['ie-1', ['aspect_ratio resolution', 'aspect_ratio resolution', '', '', '', 'seed']],
    ['ie-3', ['aspect_ratio size', 'aspect_ratio size', '', '', '', 'seed']],
    ['ie-11', ['upscale_factor', 'upscale_factor', '', '', '', '']],
    ['v-1', ['', '', '', '', '', '']],
    ['v-2', ['aspect_ratio resolution', 'aspect_ratio resolution', 'seconds', 'seconds', '', 'seed']],
    ['v-3', ['width', 'height', 'num_frames', 'num_frames', '', 'seed']],
    ['v-4', ['', '', '', '', '', 'seed']],
    ['v-8', ['aspect_ratio resolution', 'aspect_ratio resolution', 'duration', 'duration fps', 'fps', 'seed']],
    [
      'qwen-image-2',
      ['match_input_image aspect_ratio resolution', 'match_input_image aspect_ratio resolution', '', '', '', 'seed'],
    ],
  ])('lists what %s has', (id, names) => {
    expect(namesOf(id)).toEqual(names);
  });

  it('knows every parameter that sounds like a size or a length', () => {
    const known = new Set(
      [...models, ...hostedModels].flatMap((model) => measures.flatMap((each) => parametersOfMeasure(model, each))),
    );
    const sounding = models
      .flatMap((model) => Object.keys(propertiesOf(model)))
      .filter((name) => /(^|_)(width|height|size|ratio|resolution|factor|duration|seconds|frames|fps)$/.test(name));
    expect(sounding.length).toBeGreaterThan(40);
    expect(sounding.filter((name) => !known.has(name))).toEqual([]);
  });
});
