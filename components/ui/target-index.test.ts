import { describe, expect, it } from 'vitest';
import { targetIndex } from './target-index';

describe('targetIndex', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowRight', 2, null],
    ['ArrowLeft', 0, null],
    ['a', 1, null],
  ])('moves by %s from %i to %s', (key, at, target) => {
    expect(targetIndex(key, at, 3)).toBe(target);
  });
});
