import { describe, expect, it } from 'vitest';
import { findCutOut } from './cut-out';

const properties = {
  input_image: { type: 'string', format: 'uri', renderType: 'image-url' },
  prompt: { type: 'string' },
  apply_mask: { type: 'boolean', default: true },
};
const loose = { display_name: null, summary: null, description: null, endpoint: null, image_url: null };

function model(id: string, schema: object, facts: object = {}) {
  return {
    ...loose,
    id,
    renderer: null,
    unavailable: null,
    json_request_schema: { type: 'object', ...schema },
    ...facts,
  } as never;
}

describe('findCutOut', () => {
  it('asks the first model with a mask for what the words name', () => {
    const output_format = { type: 'string', enum: ['jpeg', 'png'] };
    const found = findCutOut([
      model('painter', { properties: { prompt: properties.prompt } }),
      model('cutter', { required: ['input_image', 'prompt'], properties: { ...properties, output_format } }),
    ]);
    expect(found?.request('/api/studio/media/one', 'the sky')).toEqual({
      model: 'cutter',
      input_image: '/api/studio/media/one',
      prompt: 'the sky',
      apply_mask: false,
      output_format: 'png',
    });
  });

  it('takes a list of images, too', () => {
    const list = { type: 'array', items: properties.input_image };
    const found = findCutOut([model('cutter', { properties: { ...properties, input_image: list } })]);
    expect(found?.request('a', 'b')).toMatchObject({ input_image: ['a'] });
  });

  it('leaves out models that are off or need more', () => {
    const needs = { required: ['threshold'], properties: { ...properties, threshold: { type: 'number' } } };
    expect(findCutOut([model('off', { properties }, { unavailable: 'No key.' }), model('more', needs)])).toBeNull();
  });
});
