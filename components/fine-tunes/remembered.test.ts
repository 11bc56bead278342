import { describe, expect, it } from 'vitest';
import { usePageAs } from '@/lib/client/testing/use-page-as';
import { readRepositories, rememberRepository, forgetOpened, readOpened, rememberOpened } from './remembered';

function createStorage(items = new Map<string, string>()): Pick<Storage, 'getItem' | 'setItem'> {
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

const full: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('full');
  },
};

const lights = { namespace: 'studio', repository: 'lighthouses' };
const boats = { namespace: 'studio', repository: 'boats' };

describe('rememberRepository', () => {
  it('puts the last one first, once', () => {
    const storage = createStorage();
    rememberRepository(storage, lights);
    rememberRepository(storage, boats);
    rememberRepository(storage, lights);
    expect(readRepositories(storage)).toEqual([lights, boats]);
  });

  it('works without a storage, or with a full one', () => {
    expect(() => rememberRepository(full, lights)).not.toThrow();
    expect(readRepositories(full)).toEqual([]);
  });
});

describe('readRepositories', () => {
  it.each(['nonsense', '{}', '[1, null, {"namespace": 1}, {"namespace": "a", "repository": ""}]'])(
    'takes %s for none',
    (text) => expect(readRepositories({ getItem: () => text })).toEqual([]),
  );
});

describe('rememberOpened', () => {
  it('remembers the name and state of each, by repository', () => {
    const storage = createStorage();
    rememberOpened(storage, { ...lights, id: 'a' }, { name: 'First', status: 'created', at: '2026-01-01' });
    rememberOpened(storage, { ...boats, id: 'a' }, { at: '2026-01-02' });
    rememberOpened(storage, { ...lights, id: 'b' }, { at: '2026-01-03' });
    rememberOpened(storage, { ...lights, id: 'a' }, { status: 'tokenizing', at: '2026-01-04' });
    expect(readOpened(storage, lights)).toEqual([
      { ...lights, id: 'a', name: 'First', status: 'tokenizing', at: '2026-01-04' },
      { ...lights, id: 'b', name: null, status: null, at: '2026-01-03' },
    ]);
  });
});

describe('rememberRepository and rememberOpened of several people', () => {
  it('are apart in one browser', () => {
    const storage = createStorage();
    usePageAs('ann');
    rememberRepository(storage, lights);
    rememberOpened(storage, { ...lights, id: 'a' }, { at: '' });
    usePageAs('ben');
    expect([readRepositories(storage), readOpened(storage, lights)]).toEqual([[], []]);
  });
});

describe('forgetOpened', () => {
  it('forgets only that one', () => {
    const storage = createStorage();
    for (const id of ['a', 'b']) rememberOpened(storage, { ...lights, id }, { at: '' });
    forgetOpened(storage, { ...lights, id: 'a' });
    expect(readOpened(storage, lights).map(({ id }) => id)).toEqual(['b']);
  });
});
