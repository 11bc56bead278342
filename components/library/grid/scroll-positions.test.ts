import { describe, expect, it } from 'vitest';
import { createScrollPlaces } from './scroll-positions';

function storageOf(kept: string | null) {
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

describe('createScrollPlaces', () => {
  it('knows places after a reload, the latest of them', () => {
    const storage = storageOf(null);
    const before = createScrollPlaces(() => storage);
    before.set('q=fog', 900);
    for (let at = 0; at < 39; at += 1) before.set(`board=${at}`, at);
    before.set('q=fog', 1200.5);
    before.set('', 7);
    before.keep();
    const after = createScrollPlaces(() => storage);
    expect(['q=fog', '', 'board=38', 'board=0', 'never'].map(after.get)).toEqual([1200.5, 7, 38, 0, 0]);
  });

  it('does without what it cannot read or write', () => {
    for (const kept of ['{', '{}', '[1, ["a", "b"], ["c", 3]]']) {
      expect(createScrollPlaces(() => storageOf(kept)).get('a')).toBe(0);
    }
    const places = createScrollPlaces(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    places.set('a', 5);
    places.keep();
    expect(places.get('a')).toBe(5);
  });
});
