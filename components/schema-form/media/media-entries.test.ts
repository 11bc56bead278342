import { describe, expect, it } from 'vitest';
import { uploadIndex } from './media-entries';

describe('uploadIndex', () => {
  it('keeps the order in which files were added, however late their uploads finish', () => {
    const orders: Record<string, number> = { two: 2, three: 3 };
    const orderOf = (address: string) => orders[address] ?? null;
    expect(uploadIndex(['old', 'two', 'three'], orderOf, 1)).toBe(1);
    expect(uploadIndex(['old', 'two', 'three'], orderOf, 4)).toBe(3);
    expect(uploadIndex(['two', 'old'], orderOf, 1)).toBe(2);
  });
});
