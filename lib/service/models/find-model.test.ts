import { describe, expect, it } from 'vitest';
import { findModel, searchModels } from './find-model.ts';
import { drawnModelOf } from './model-definition.ts';
import { findDrawnModel } from './registry.ts';

describe('findModel', () => {
  it('accepts ids and aliases', () => {
    expect(findModel('v-7').id).toBe('v-7');
    expect(findModel('happyhorse-1.1-t2v').id).toBe('happyhorse-1.1-t2v');
    expect(drawnModelOf(findModel('happyhorse-1.1-t2v'))).toBe(findDrawnModel('v-7'));
    expect(findDrawnModel('happyhorse-1.1-t2v')?.id).toBe('v-7');
  });

  it.each([
    ['ig1', /did you mean ig-1\?/],
    ['happyhorse-t2v', /did you mean happyhorse-1\.1-t2v\?/],
    ['something else entirely', /GET \/api\/ai\/models lists all models/],
  ])('suggests the nearest name for %s', (id, words) => {
    const message = expect.stringMatching(words) as string;
    expect(() => findModel(id)).toThrow(
      expect.objectContaining({ message: `Model not found: ${id}`, fields: [{ pointer: '/model', message }] }),
    );
  });

  it('truncates what is too long for a name', () => {
    expect(() => findModel('x'.repeat(500))).toThrow(/^Model not found: x{80}…$/);
  });
});

describe('searchModels', () => {
  it('requires every word, in any of a model’s texts', () => {
    expect(searchModels('IMAGE camera').map(({ id }) => id)).toContain('v-5');
    expect(searchModels('nothing-like-this')).toEqual([]);
    expect(searchModels(' ').length).toBeGreaterThan(5);
  });
});
