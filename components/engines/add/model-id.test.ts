import { describe, expect, it } from 'vitest';
import { addMessages } from '../messages';
import { modelIdIssue, modelIdOf } from './model-id';

describe('modelIdOf', () => {
  it('makes an id of a name', () => {
    expect(modelIdOf('Flux poster (v2)')).toBe('flux-poster-v2');
    expect(modelIdOf('  Änderung — à la carte ')).toBe('anderung-a-la-carte');
    expect(modelIdOf('絵')).toBe('');
    expect(modelIdOf('x'.repeat(200))).toHaveLength(60);
  });
});

describe('modelIdIssue', () => {
  it('finds empty, invalid and taken ids', () => {
    const taken = new Set(['ig-1']);
    expect(modelIdIssue('', taken)).toBe(addMessages.idNeeded);
    expect(modelIdIssue('a poster', taken)).toBe(addMessages.idInvalid);
    expect(modelIdIssue('../poster', taken)).toBe(addMessages.idInvalid);
    expect(modelIdIssue('ig-1', taken)).toBe(addMessages.idTaken);
    expect(modelIdIssue('studio/Poster_2.1', taken)).toBeNull();
  });
});
