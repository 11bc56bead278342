'use client';

import { useMemo } from 'react';
import { useChanges } from '@/components/media-actions/use-changes';
import type { LibraryItem } from '@/lib/contract/studio/library';

/** The decisions about results. A toast can undo the trash; the cells show the others, and how to undo them. */
export interface Marks {
  /** Keeps or rejects results; null forgets the decision. */
  flag: (ids: readonly string[], flag: LibraryItem['flag']) => void;
  star: (id: string, isStarred: boolean) => void;
  trash: (id: string, isTrashed: boolean) => void;
}

/** Marks results in the library. The object keeps its identity. */
export function useMarks(): Marks {
  const change = useChanges();
  return useMemo(
    () => ({
      flag: (ids, flag) => {
        if (ids.length > 0) void change({ ids: [...ids] }, { do: 'flag', flag }, { isQuiet: true });
      },
      star: (id, isStarred) => void change({ ids: [id] }, { do: isStarred ? 'star' : 'unstar' }, { isQuiet: true }),
      trash: (id, isTrashed) => void change({ ids: [id] }, { do: isTrashed ? 'trash' : 'restore' }),
    }),
    [change],
  );
}
