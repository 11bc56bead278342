'use client';

import { formatBytes } from '@/lib/contract/format-bytes';
import { downloadOptions } from '@/components/media-actions/download/download-options';
import { exportAddress } from '@/components/media-actions/download/start-export';
import { useChanges } from '@/components/media-actions/use-changes';
import { prepareZip } from '@/lib/client/library/library';
import { reportActionError } from '@/lib/client/report-error';
import { startDownload } from '@/lib/client/start-download';
import { toasts } from '@/lib/client/toasts';
import type { LibraryChange, LibraryFilter, LibraryItem } from '@/lib/contract/studio/library';
import { changeOfKey } from '@/components/media-actions/marks/mark-change';
import { libraryMessages } from '../messages';
import { type Selection, isSelected, toLibrarySelection } from './selection';

/** What can be done with a selection of the grid. */
export interface LibraryActions {
  /** The loaded items of a selection. */
  itemsOf: (selection: Selection) => LibraryItem[];
  change: (selection: Selection, change: LibraryChange) => void;
  /** Stars all, or removes the star where all have it. */
  star: (selection: Selection) => void;
  /** Moves to the trash; in the trash, restores. */
  trash: (selection: Selection) => void;
  /** Rates, labels or flags by a key; false for any other key. */
  mark: (selection: Selection, key: string) => boolean;
  /** Downloads a zip, in the format and with the names that were chosen last. */
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

  function itemsOf(selection: Selection): LibraryItem[] {
    const loaded = Array.from({ length: count }, (_, at) => itemAt(at)).filter((item) => item !== null);
    return loaded.filter(({ media }) => isSelected(selection, media.id));
  }

  function change(selection: Selection, what: LibraryChange) {
    void send(toLibrarySelection(selection, filter), what);
    if (!inPlace.has(what.do)) onLeft();
  }

  async function download(selection: Selection) {
    try {
      const zip = await prepareZip(toLibrarySelection(selection, filter));
      toasts.show(libraryMessages.zipReady({ number: zip.count, size: formatBytes(zip.bytes) }));
      startDownload(exportAddress(zip.url, downloadOptions.current()));
    } catch (error) {
      reportActionError(error);
    }
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
    download: (selection) => void download(selection),
  };
}
