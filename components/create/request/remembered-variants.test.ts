import { describe, expect, it } from 'vitest';
import { readVariants, writeVariants } from './remembered-variants';

function storageOf(text: string | null) {
  let stored = text;
  return { getItem: () => stored, setItem: (_key: string, value: string) => void (stored = value) };
}

const refuse = () => {
  throw new Error('refused');
};

describe('readVariants', () => {
  it('reads the number that was written', () => {
    const storage = storageOf(null);
    expect(readVariants(storage)).toBe(1);
    writeVariants(storage, 4);
    expect(readVariants(storage)).toBe(4);
  });

  it.each(['0', '5', '2.5', 'many', ''])('ignores %j', (text) => {
    expect(readVariants(storageOf(text))).toBe(1);
  });

  it('does without a storage', () => {
    expect(readVariants({ getItem: refuse })).toBe(1);
    expect(() => writeVariants({ setItem: refuse }, 2)).not.toThrow();
  });
});
