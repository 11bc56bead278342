import { describe, expect, it } from 'vitest';
import { keepSame } from './keep-same';

describe('keepSame', () => {
  it('gives the same object as long as its JSON is equal', () => {
    const read = keepSame(({ images }) => ({ images }));
    const first = read({ images: ['/a'], prompt: 'x' });
    expect(read({ images: ['/a'], prompt: 'xy' })).toBe(first);
    expect(read({ images: ['/b'], prompt: 'xy' })).toEqual({ images: ['/b'] });
  });
});
