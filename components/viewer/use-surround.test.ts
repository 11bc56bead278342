import { describe, expect, it } from 'vitest';
import { createSurroundStore, surroundColours } from './use-surround';

describe('createSurroundStore', () => {
  it('reads back the stored choice, and nothing else', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    const [one, other] = [createSurroundStore(() => storage), createSurroundStore(() => storage)];
    expect(other.current()).toBe('interface');
    one.set('grey');
    expect(stored.get('easel:surround')).toBe('grey');
    expect(other.current()).toBe('grey');
    stored.set('easel:surround', 'pink');
    expect(other.current()).toBe('interface');
  });
});

describe('surroundColours', () => {
  it('has a grey that reflects 18 % of the light', () => {
    const share = Number.parseInt(surroundColours.grey?.slice(1, 3) ?? '', 16) / 255;
    expect(((share + 0.055) / 1.055) ** 2.4).toBeCloseTo(0.18, 1);
  });
});
