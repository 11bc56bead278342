'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { newestCursor } from './change-index';
import { libraryKeys, readItems } from './library';
import { mediaChanges } from '@/lib/client/events/media-changes';
import type { LibraryFilter, LibraryIndex } from '@/lib/contract/library';
import { changeRead, renewRead } from './use-library';

/** Several things that happen together are asked about once. */
const gatherMs = 250;
const mostCounted = 200;

/**
 * Hears what is new. At the top of the library it is shown at once; further down it is counted, so that nothing moves under one's
 * eyes, until one asks for it.
 */
export function useNews(filter: LibraryFilter, index: LibraryIndex | null, isAtTop: boolean) {
  const client = useQueryClient();
  const [found, setFound] = useState<{ after: string | null; count: number }>({ after: null, count: 0 });
  const newest = index === null ? null : newestCursor(index);
  const isKnown = index !== null;

  const show = useCallback(() => {
    renewRead();
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

    const stop = mediaChanges.subscribe((news) => {
      if (news !== 'anything' && 'media' in news) {
        const { media } = news;
        changeRead((item) => (item.media.id === media.id ? { ...item, media } : item));
      }
      if (news !== 'anything' && 'gone' in news) void show();
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
