import { describe, expect, it } from 'vitest';
import { createFormModel } from '../model/form-model.ts';
import { fieldCalled, valueOfText } from './value-of-text.ts';

const { fields } = createFormModel({
  type: 'object',
  properties: {
    prompt: { type: 'string' },
    steps: { type: 'integer', minimum: 1, maximum: 50 },
    upsample: { type: 'boolean', title: 'Better prompt' },
    aspect_ratio: { enum: ['1:1', '16:9'] },
    tags: { type: 'array', items: { type: 'string' } },
    camera: { type: 'object', properties: { zoom: { type: 'number' } } },
    images: { type: 'array', items: { type: 'string', format: 'uri', 'x-media': 'image' } },
  },
});
const value = (name: string, text: string) => {
  const field = fieldCalled(fields, name);
  return field === null ? undefined : valueOfText(field, text);
};

describe('valueOfText', () => {
  it.each([
    ['prompt', ' a kite ', 'a kite'],
    ['steps', ' 20', '20'],
    ['upsample', 'Yes', true],
    ['upsample', '0', false],
    ['upsample', 'perhaps', 'perhaps'],
    ['aspect_ratio', '16:9', '16:9'],
    ['aspect_ratio', '5:4', '5:4'],
    ['tags', 'red; blue', ['red', 'blue']],
    ['tags', '["red;","blue"]', ['red;', 'blue']],
    ['camera', '{"zoom": 2}', { zoom: 2 }],
    ['camera', '{"zoom": ', '{"zoom":'],
    [
      'images',
      'https://a.example/1.png https://a.example/2.png',
      ['https://a.example/1.png', 'https://a.example/2.png'],
    ],
  ])('reads %s from “%s”', (name, text, expected) => {
    expect(value(name, text)).toEqual(expected);
  });
});

describe('fieldCalled', () => {
  it('finds a field by its name or label, however it is written', () => {
    expect(fieldCalled(fields, 'Aspect-Ratio')?.name).toBe('aspect_ratio');
    expect(fieldCalled(fields, 'better prompt')?.name).toBe('upsample');
    expect(fieldCalled(fields, 'num_inference_steps', 'Steps')?.name).toBe('steps');
    expect(fieldCalled(fields, 'mood')).toBeNull();
  });
});
