import { ownKey } from '../own-key.ts';

const favouritesKey = 'easel:favourite-models';
const recentKey = 'easel:recent-models';
const mostRecent = 4;

function readIds(storage: Pick<Storage, 'getItem'>, key: string): string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(ownKey(key)) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function writeIds(storage: Pick<Storage, 'setItem'>, key: string, ids: readonly string[]): void {
  try {
    storage.setItem(ownKey(key), JSON.stringify(ids));
  } catch {
    // Storage is full or disabled: the choice lasts for this page only.
  }
}

/** Ids of the favourite models, in the order they were marked. */
export function readFavouriteModels(storage: Pick<Storage, 'getItem'>): string[] {
  return readIds(storage, favouritesKey);
}

/** Marks a model as a favourite, or removes the mark. Returns the favourites after that. */
export function toggleFavouriteModel(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): string[] {
  const before = readFavouriteModels(storage);
  const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
  writeIds(storage, favouritesKey, after);
  return after;
}

/** Ids of the recently chosen models, the latest first. */
export function readRecentModels(storage: Pick<Storage, 'getItem'>): string[] {
  return readIds(storage, recentKey);
}

/** Remembers that a model was chosen. */
export function noteRecentModel(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): void {
  const others = readRecentModels(storage).filter((other) => other !== id);
  writeIds(storage, recentKey, [id, ...others].slice(0, mostRecent));
}
