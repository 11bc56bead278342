import { describe, expect, it } from 'vitest';
import { modelOfDraft, readDraft, writeDraft } from './drafts';

function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const full: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => undefined,
};

describe('writeDraft', () => {
  it('stores a draft for each model, as typed', () => {
    const storage = createStorage();
    writeDraft(storage, 'ig-1', { prompt: 'a', width: '12' });
    writeDraft(storage, 'org/model:2', { prompt: 'b' });
    expect(readDraft(storage, 'ig-1')).toEqual({ prompt: 'a', width: '12' });
    expect(readDraft(storage, 'org/model:2')).toEqual({ prompt: 'b' });
    writeDraft(storage, 'ig-1', null);
    expect(readDraft(storage, 'ig-1')).toBeNull();
  });

  it('works without a storage, or with a full one', () => {
    expect(writeDraft(full, 'ig-1', {})).toBe(false);
    expect(writeDraft(createStorage(), 'ig-1', {})).toBe(true);
    expect(readDraft(full, 'ig-1')).toBeNull();
  });
});

describe('modelOfDraft', () => {
  it('reads the model from the key of its draft', () => {
    const keys: string[] = [];
    writeDraft({ setItem: (key) => void keys.push(key), removeItem: () => undefined }, 'org/model:2', {});
    expect(keys.map(modelOfDraft)).toEqual(['org/model:2']);
    expect(modelOfDraft('easel:model')).toBeNull();
  });
});

describe('readDraft', () => {
  it.each(['nonsense', '[1]', '"text"', 'null'])('reads no draft from %s', (text) => {
    expect(readDraft({ getItem: () => text }, 'ig-1')).toBeNull();
  });
});
