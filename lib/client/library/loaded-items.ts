import type { LibraryItem } from '../../contract/studio/library.ts';

/** A part of a screen that holds items of the library outside the query cache. */
export interface ItemHolder {
  /** Changes every item that it holds. */
  change: (change: (item: LibraryItem) => LibraryItem) => void;
  /** Announces that items are being removed; null: they come back. */
  expectRemoval: (ids: ReadonlySet<string> | null) => void;
  /** Loads everything again when it is next shown. */
  renew: () => void;
}

const holders = new Set<ItemHolder>();

/** Passes changes of items to all parts that hold items, whichever screen they belong to. */
export const loadedItems: ItemHolder & { register: (holder: ItemHolder) => void } = {
  register: (holder) => void holders.add(holder),
  change: (change) => holders.forEach((holder) => holder.change(change)),
  expectRemoval: (ids) => holders.forEach((holder) => holder.expectRemoval(ids)),
  renew: () => holders.forEach((holder) => holder.renew()),
};
