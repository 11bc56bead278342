'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { firstCursor } from './library-index';
import { libraryKeys, readItems } from '@/lib/client/library/library';
import type { LibraryFilter, LibraryIndex } from '@/lib/contract/studio/library';
import { orderOf } from '@/lib/contract/studio/library-order';
import { mediaChanges } from '@/lib/client/events/media-changes';
import { updateLoadedItems, reloadItems } from './use-library';

/** Changes within so many milliseconds are looked up with one request. */
const gatherMs = 250;
const mostCounted = 200;
/** An id for a cursor that belongs to no item. */
const nobody = '00000000-0000-4000-8000-000000000000';

/**
 * Watches for new items. At the top of the library they are shown at once; further down they are counted, so that nothing moves,
 * until `show` is called.
 */
export function useNewItems(filter: LibraryFilter, index: LibraryIndex | null, isAtTop: boolean) {
  const client = useQueryClient();
  const [found, setFound] = useState<{ after: string | null; count: number }>({ after: null, count: 0 });
  // In another order, what is new is what was added since then.
  const [openedAt] = useState(() => `${Date.now()}_${nobody}`);
  const isNewestFirst = orderOf(filter) === 'newest';
  const newest = index === null ? null : isNewestFirst ? firstCursor(index) : openedAt;
  const isKnown = index !== null;

  const show = useCallback(() => {
    reloadItems();
    setFound({ after: null, count: 0 });
    return client.invalidateQueries({ queryKey: libraryKeys.all });
  }, [client]);

  useEffect(() => {
    if (!isKnown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function look() {
      const page = { limit: String(mostCounted), ...(newest === null ? {} : { newerThan: newest }) };
      const list = await readItems(filter, page).catch(() => null);
      if (isOver || list === null || list.items.length === 0) return;
      if (isAtTop) await show();
      else setFound({ after: newest, count: list.items.length });
    }

    function lookSoon() {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), gatherMs);
    }

    const stop = mediaChanges.subscribe((change) => {
      if (change !== 'anything' && 'media' in change) {
        const { media } = change;
        updateLoadedItems((item) => (item.media.id === media.id ? { ...item, media } : item));
      }
      if (change !== 'anything' && 'gone' in change) void show();
      else lookSoon();
    });
    return () => {
      isOver = true;
      stop();
      clearTimeout(timer);
    };
  }, [filter, isKnown, newest, isAtTop, show]);

  return { count: found.after === newest ? found.count : 0, show };
}
