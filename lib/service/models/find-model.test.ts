import { describe, expect, it } from 'vitest';
import { findModel, searchModels } from './find-model.ts';

describe('findModel', () => {
  it('takes ids and aliases', () => {
    expect(findModel('v-7').id).toBe('v-7');
    expect(findModel('happyhorse-1.1-t2v').id).toBe('v-7');
  });

  it.each([
    ['ig1', /did you mean ig-1\?/],
    ['happyhorse-t2v', /did you mean happyhorse-1\.1-t2v\?/],
    ['something else entirely', /GET \/api\/ai\/models lists them/],
    ['x'.repeat(500), /There is no model “x{80}…”/],
  ])('names the nearest for %s', (id, words) => {
    expect(() => findModel(id)).toThrow(words);
  });
});

describe('searchModels', () => {
  it('wants every word, in any of a model’s words', () => {
    expect(searchModels('PICTURE camera').map(({ id }) => id)).toContain('v-5');
    expect(searchModels('nothing-like-this')).toEqual([]);
    expect(searchModels(' ').length).toBeGreaterThan(5);
  });
});
