import { describe, expect, it } from 'vitest';
import { setAt } from './set-at.ts';

describe('setAt', () => {
  it('sets one value and leaves no empty objects behind', () => {
    expect(setAt({ a: 1 }, '/b/c', 2)).toEqual({ a: 1, b: { c: 2 } });
    expect(setAt({ a: 1, b: { c: 2 } }, '/b/c', undefined)).toEqual({ a: 1 });
  });
});
