import { describe, expect, it } from 'vitest';
import { modelNameOf, noteModelNames } from './model-names.ts';

const original = { display_name: 'Kite', summary: null, description: null, renderer_note: null };

describe('modelNameOf', () => {
  it('is the translated name by id and alias, else the stored name, else the id', () => {
    noteModelNames([
      { id: 'test-kite', aliases: ['test-dragon'], display_name: 'Drachen', original },
      { id: 'test-own', display_name: 'Own name' },
    ]);
    expect(modelNameOf({ model: 'test-kite', modelName: 'Kite' })).toBe('Drachen');
    expect(modelNameOf({ model: 'test-dragon', modelName: null })).toBe('Drachen');
    expect(modelNameOf({ model: 'test-own', modelName: 'The name of then' })).toBe('The name of then');
    expect(modelNameOf({ model: 'test-own', modelName: null })).toBe('test-own');
  });
});
