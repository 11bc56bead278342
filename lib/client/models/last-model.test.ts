import { describe, expect, it } from 'vitest';
import { readLastModel, writeLastModel } from './last-model';

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const entries = new Map<string, string>();
  return { getItem: (key) => entries.get(key) ?? null, setItem: (key, value) => void entries.set(key, value) };
}

describe('readLastModel', () => {
  it('remembers the model', () => {
    const storage = createStorage();
    writeLastModel(storage, 'v-7');
    expect(readLastModel(storage)).toBe('v-7');
    const forbidden = {
      getItem: () => {
        throw new Error('denied');
      },
    };
    expect(readLastModel(forbidden)).toBeNull();
  });
});
