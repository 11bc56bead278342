'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { SharedItem } from '@/lib/contract/studio/board-link';
import { sharedMessages } from './messages';
import { SharedTile } from './shared-tile';
import type { LoadedBoard } from './use-shared-board';

/** The most items that are compared at once. */
export const mostCompared = 4;

/** The items of a board in rows of one height each, in their own proportions. It loads more while it is scrolled. */
export function SharedGrid({
  board: { items, hasMore, isLoading, error, loadMore, check },
  chosen,
  hasDownloads,
  onOpen,
  onChoose,
}: {
  board: LoadedBoard;
  chosen: readonly string[];
  hasDownloads: boolean;
  onOpen: (id: string) => void;
  onChoose: (id: string) => void;
}) {
  return (
    <>
      <ul
        aria-label={sharedMessages.items}
        className="flex flex-wrap gap-2 [--row:240px] after:grow-[1000000] after:content-[''] max-desk:gap-1.5 max-desk:[--row:150px]"
      >
        {items.map((item: SharedItem) => (
          <SharedTile
            key={item.media.id}
            item={item}
            isChosen={chosen.includes(item.media.id)}
            mayChoose={chosen.length < mostCompared}
            hasDownload={hasDownloads}
            onOpen={onOpen}
            onChoose={onChoose}
            onMissing={() => void check()}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="grid place-items-center gap-2 p-6">
          {error === null && <End key={items.length} onNear={() => void loadMore()} />}
          {error !== null && (
            <p role="alert" className="text-bad">
              {error}
            </p>
          )}
          <Button aria-disabled={isLoading || undefined} className="max-desk:h-11" onClick={() => void loadMore()}>
            {isLoading ? sharedMessages.loading : error === null ? sharedMessages.more : sharedMessages.tryAgain}
          </Button>
        </div>
      )}
    </>
  );
}

/** The end of what is loaded, which reports when it comes near: its key is new with each page, since it may stay near. */
function End({ onNear }: { onNear: () => void }) {
  const element = useRef<HTMLSpanElement>(null);
  const report = useEffectEvent(onNear);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) report();
      },
      { rootMargin: '800px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={element} aria-hidden />;
}
