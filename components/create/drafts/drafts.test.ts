import { describe, expect, it } from 'vitest';
import { firstPersonId } from '@/lib/contract/studio/first-person-id';
import { usePageAs } from '@/lib/client/testing/use-page-as';
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

  it('keeps the drafts of several people in one browser apart', () => {
    const storage = createStorage();
    for (const person of ['ann', firstPersonId, 'ben']) {
      usePageAs(person);
      expect(readDraft(storage, 'ig-1')).toBeNull();
      writeDraft(storage, 'ig-1', { prompt: person });
    }
    usePageAs('ann');
    expect(readDraft(storage, 'ig-1')).toEqual({ prompt: 'ann' });
    writeDraft(storage, 'ig-1', null);
    usePageAs('ben');
    expect(readDraft(storage, 'ig-1')).toEqual({ prompt: 'ben' });
  });

  it('leaves the drafts of the time before there were people to the first administrator', () => {
    const storage = createStorage();
    storage.setItem('easel:draft:ig-1', '{"prompt":"a boat"}');
    usePageAs('ann');
    expect(readDraft(storage, 'ig-1')).toBeNull();
    usePageAs(firstPersonId);
    expect(readDraft(storage, 'ig-1')).toEqual({ prompt: 'a boat' });
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

  it('reads no model from the key of somebody else', () => {
    const keys: string[] = [];
    for (const person of [firstPersonId, 'ann', 'ben']) {
      usePageAs(person);
      writeDraft({ setItem: (key) => void keys.push(key), removeItem: () => undefined }, 'ig-1', {});
    }
    usePageAs('ann');
    expect(keys.map(modelOfDraft)).toEqual([null, 'ig-1', null]);
    usePageAs(firstPersonId);
    expect(keys.map(modelOfDraft)).toEqual(['ig-1', null, null]);
  });
});

describe('readDraft', () => {
  it.each(['nonsense', '[1]', '"text"', 'null'])('reads no draft from %s', (text) => {
    expect(readDraft({ getItem: () => text }, 'ig-1')).toBeNull();
  });
});
