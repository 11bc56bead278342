import { describe, expect, it } from 'vitest';
import { createScrollPositions } from './scroll-positions';

function storageOf(saved: string | null) {
  return {
    getItem: () => saved,
    setItem: (_key: string, value: string) => {
      saved = value;
    },
  };
}

describe('createScrollPositions', () => {
  it('restores the latest positions after a reload', () => {
    const storage = storageOf(null);
    const before = createScrollPositions(() => storage);
    before.set('q=fog', 900);
    for (let at = 0; at < 39; at += 1) before.set(`board=${at}`, at);
    before.set('q=fog', 1200.5);
    before.set('', 7);
    before.save();
    const after = createScrollPositions(() => storage);
    expect(['q=fog', '', 'board=38', 'board=0', 'never'].map(after.get)).toEqual([1200.5, 7, 38, 0, 0]);
  });

  it('works without a storage', () => {
    for (const saved of ['{', '{}', '[1, ["a", "b"], ["c", 3]]']) {
      expect(createScrollPositions(() => storageOf(saved)).get('a')).toBe(0);
    }
    const positions = createScrollPositions(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    positions.set('a', 5);
    positions.save();
    expect(positions.get('a')).toBe(5);
  });
});
