import type { JsonObject } from '../../contract/model.ts';
import { describe, expect, it } from 'vitest';
import { modelOfInput } from './model-of-input.ts';
import { readInputSchema } from './schema/read-input-schema.ts';

const provider = {
  name: 'Atelier',
  model: 'acme/sketch',
  title: 'Sketch',
  description: '',
  mediaType: 'image' as const,
};

function read(description: string, keywords: JsonObject = {}) {
  const input = { type: 'object', properties: { prompt: { type: 'string', description, ...keywords } } };
  return readInputSchema(input, input, { title: 'Sketch', settings: {}, isDropped: () => false });
}

describe('modelOfInput', () => {
  it('prefers the words of the settings', () => {
    const settings = { engine: 'e', title: 'Ours', summary: 'Short', mediaType: 'video' as const };
    expect(modelOfInput('sketch', settings, provider, read('What to draw'))).toMatchObject({
      id: 'sketch',
      title: 'Ours',
      summary: 'Short',
      mediaType: 'video',
      requestSchema: { title: 'Ours' },
      plan: { model: 'acme/sketch', targets: { prompt: ['prompt'] } },
    });
    expect(modelOfInput('sketch', { engine: 'e' }, provider, read(''))).toMatchObject({
      title: 'Sketch',
      summary: 'acme/sketch at Atelier',
    });
  });

  it('offers no model whose form is too long to load', () => {
    const model = modelOfInput('sketch', { engine: 'e' }, provider, read('', { pattern: 'x'.repeat(600_000) }));
    expect(model.unavailable).toMatch(/too great a length/);
    expect(JSON.stringify(model).length).toBeLessThan(1000);
  });
});
