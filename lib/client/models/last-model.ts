import { ownKey } from '../own-key.ts';

const lastKey = () => ownKey('easel:model');

/** The id of the last used model; null on a first visit. */
export function readLastModel(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return storage.getItem(lastKey());
  } catch {
    return null;
  }
}

/** Remembers the last used model. */
export function writeLastModel(storage: Pick<Storage, 'setItem'>, model: string): void {
  try {
    storage.setItem(lastKey(), model);
  } catch {
    // Storage is full or disabled: the address still names the model.
  }
}
