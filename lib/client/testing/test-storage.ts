/** What the stores of this page use of a browser's storage. */
export type TestStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A storage in memory. */
export function createTestStorage(items = new Map<string, string>()): TestStorage {
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

function denied(): never {
  throw new Error('denied');
}

/** A storage that the browser forbids. */
export const forbiddenStorage: TestStorage = { getItem: denied, setItem: denied };
