'use client';

import { useRef, useState } from 'react';
import { request, RequestError } from '@/lib/client/request';
import type { SharedBoard, SharedItem } from '@/lib/contract/studio/board-link';
import { sharedApiPath } from '@/lib/contract/studio/shared-path';

/** A board as far as it is loaded. */
export interface LoadedBoard {
  items: readonly SharedItem[];
  hasMore: boolean;
  isLoading: boolean;
  /** Why the next page could not be loaded; null when it could. */
  error: string | null;
  /** Whether the link opens nothing any more. */
  isGone: boolean;
  loadMore: () => Promise<void>;
  /** Checks whether the link still opens the board, because a file could not be loaded. */
  check: () => Promise<void>;
}

/** Loads a board page by page, and notices when its link is revoked meanwhile. */
export function useSharedBoard(token: string, first: SharedBoard): LoadedBoard {
  const [items, setItems] = useState(first.items);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [state, setState] = useState<{ isLoading: boolean; error: string | null }>({ isLoading: false, error: null });
  const [isGone, setIsGone] = useState(false);
  const isBusy = useRef(false);

  /** Sends one request at a time; null for one that failed, or was not sent. */
  async function read(query: Record<string, string>): Promise<SharedBoard | Error | null> {
    if (isBusy.current || isGone) return null;
    isBusy.current = true;
    try {
      const response = await request(`${sharedApiPath(token)}?${new URLSearchParams(query).toString()}`);
      return (await response.json()) as SharedBoard;
    } catch (error) {
      if (error instanceof RequestError && error.status === 404) {
        setIsGone(true);
        return null;
      }
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      isBusy.current = false;
    }
  }

  return {
    items,
    hasMore: cursor !== null,
    ...state,
    isGone,
    async loadMore() {
      if (cursor === null || isBusy.current) return;
      setState({ isLoading: true, error: null });
      const page = await read({ startingAt: cursor });
      setState({ isLoading: false, error: page instanceof Error ? page.message : null });
      if (page === null || page instanceof Error) return;
      // An item may have moved to this page meanwhile.
      setItems((known) => {
        const ids = new Set(known.map(({ media }) => media.id));
        return [...known, ...page.items.filter(({ media }) => !ids.has(media.id))];
      });
      setCursor(page.nextCursor);
    },
    async check() {
      await read({ limit: '1' });
    },
  };
}
