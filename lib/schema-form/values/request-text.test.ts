import { describe, expect, it } from 'vitest';
import { readRequestText, requestText } from './request-text.ts';

const schema = {
  type: 'object',
  required: ['prompt'],
  properties: { prompt: { type: 'string' }, steps: { type: 'integer', minimum: 1 } },
};

describe('requestText', () => {
  it('writes what would be sent', () => {
    expect(requestText(schema, { prompt: 'a hut', steps: '7' })).toBe('{\n  "prompt": "a hut",\n  "steps": 7\n}');
  });
});

describe('readRequestText', () => {
  it('reads back what was written', () => {
    const values = { prompt: 'a hut', steps: 7 };
    expect(readRequestText(schema, requestText(schema, values))).toEqual({ state: 'values', values, left: [] });
  });

  it('names what the model does not take', () => {
    expect(readRequestText(schema, '{"prompt": "a hut", "glow": true}')).toEqual({
      state: 'values',
      values: { prompt: 'a hut' },
      left: ['glow'],
    });
  });

  it('says where a text is no JSON, and that a request is an object', () => {
    expect(readRequestText(schema, '{\n"prompt": }')).toEqual({
      state: 'fault',
      message: expect.stringMatching(/^Line 2, column 11: /) as string,
    });
    expect(readRequestText(schema, '["a hut"]')).toEqual({
      state: 'fault',
      message: expect.stringContaining('{') as string,
    });
  });
});
