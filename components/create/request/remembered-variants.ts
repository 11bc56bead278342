import { ownKey } from '@/lib/client/own-key';

const key = 'easel:variants';
const most = 4;

/** How many generations a press created last, 1 to 4, as this browser remembers it for each person. */
export function readVariants(storage: Pick<Storage, 'getItem'>): number {
  try {
    const count = Number(storage.getItem(ownKey(key)) ?? 1);
    return Number.isInteger(count) && count >= 1 && count <= most ? count : 1;
  } catch {
    return 1;
  }
}

/** Remembers that number; without a storage, it lasts as long as the page. */
export function writeVariants(storage: Pick<Storage, 'setItem'>, count: number): void {
  try {
    storage.setItem(ownKey(key), String(count));
  } catch {
    // The storage is full or forbidden.
  }
}
