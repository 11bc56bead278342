'use client';

import { useCallback } from 'react';
import { downloadAgain } from '@/components/media-actions/download/start-export';
import { useChanges } from '@/components/media-actions/use-changes';
import type { LibraryChange, LibraryFilter, LibraryItem } from '@/lib/contract/studio/library';
import { changeOfKey } from '@/components/media-actions/marks/mark-change';
import { type Selection, countSelected, isSelected, toLibrarySelection } from './selection';

/** What can be done with a selection of the grid. */
export interface LibraryActions {
  /** The items of a selection, in the order of selection; empty until all have loaded. Another function after a change. */
  itemsOf: (selection: Selection) => LibraryItem[];
  change: (selection: Selection, change: LibraryChange) => void;
  /** Stars all, or removes the star where all have it. */
  star: (selection: Selection) => void;
  /** Moves to the trash; in the trash, restores. */
  trash: (selection: Selection) => void;
  /** Rates, labels or flags by a key; false for any other key. */
  mark: (selection: Selection, key: string) => boolean;
  /** Downloads a file, or several as a zip, in the format and with the names that were chosen last. */
  download: (selection: Selection) => void;
}

/** Changes that leave items where they are, so that they stay selected. */
const inPlace = new Set<LibraryChange['do']>(['star', 'unstar', 'rate', 'label', 'flag']);

/** The actions on selections under a filter. `onLeft` is called when the selected items have left the view. */
export function useLibraryActions({
  filter,
  count,
  itemAt,
  onLeft,
}: {
  filter: LibraryFilter;
  count: number;
  itemAt: (at: number) => LibraryItem | null;
  onLeft: () => void;
}): LibraryActions {
  const send = useChanges();

  const itemsOf = useCallback(
    (selection: Selection): LibraryItem[] => {
      const wanted = countSelected(selection, count);
      const found: LibraryItem[] = [];
      for (let at = 0; at < count && found.length < wanted; at += 1) {
        const item = itemAt(at);
        if (item === null && selection.mode === 'all') return [];
        if (item !== null && isSelected(selection, item.media.id)) found.push(item);
      }
      if (found.length !== wanted) return [];
      if (selection.mode === 'all') return found;
      const byId = new Map(found.map((item) => [item.media.id, item]));
      return [...selection.ids].flatMap((id) => byId.get(id) ?? []);
    },
    [count, itemAt],
  );

  function change(selection: Selection, what: LibraryChange) {
    void send(toLibrarySelection(selection, filter), what);
    if (!inPlace.has(what.do)) onLeft();
  }

  return {
    itemsOf,
    change,
    star: (selection) => {
      const items = itemsOf(selection);
      const isAll = items.length > 0 && items.every(({ isStarred }) => isStarred);
      change(selection, { do: isAll ? 'unstar' : 'star' });
    },
    trash: (selection) => change(selection, { do: filter.trash === true ? 'restore' : 'trash' }),
    mark: (selection, key) => {
      const marking = changeOfKey(key, itemsOf(selection));
      if (marking !== null) change(selection, marking);
      return marking !== null;
    },
    download: (selection) =>
      void downloadAgain(
        itemsOf(selection).map(({ media }) => media),
        toLibrarySelection(selection, filter),
      ),
  };
}
