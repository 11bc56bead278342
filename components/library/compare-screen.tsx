'use client';

import { useQueries } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { itemOptions } from './library';
import { itemAddress, libraryAddress } from '@/lib/client/library-view-state';
import { RequestError } from '@/lib/client/request';
import { compareAddress, readComparison } from '@/components/viewer/compare-address';
import { BackLink } from './back-link';
import { compareItemWords } from './compare-item-words';
import { compareSides } from './compare-sides';
import { itemWords } from './item-words';
import { useLibraryPlace } from './use-library-place';
import { useWayBack } from './use-way-back';

const CompareView = latePart(async () => (await import('@/components/viewer/compare-view')).CompareView);

const nobody = ['', ''] as const;

/** Two of the library at one place: a result upon its input, or any two. */
export function CompareScreen() {
  const { ids, mode } = readComparison(useSearchParams());
  const { filter } = useLibraryPlace();
  const [first, second] = useQueries({
    queries: (ids ?? nobody).map((id) => ({ ...itemOptions(id, {}), enabled: ids !== null, retry: 1 })),
  });
  const details = [first?.data, second?.data];
  // Of two that were chosen in the grid, neither need be made from the other: then that is where one came from.
  const result = details.find((detail) => detail?.madeFrom.some(({ media }) => ids?.includes(media.id)));
  const back = result === undefined ? libraryAddress(filter) : itemAddress(result.item.media.id, filter);

  const goBack = useWayBack(back);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isIn = event.target instanceof Element && event.target.closest('[role=dialog], select') !== null;
    if (event.key === 'Escape' && !isIn && !event.defaultPrevented) goBack();
  });
  useEffect(() => {
    const stopped = new AbortController();
    window.addEventListener('keydown', (event) => onKeyDown(event), { signal: stopped.signal });
    return () => stopped.abort();
  }, []);

  const error = first?.error ?? second?.error ?? null;
  const isGone = error instanceof RequestError && error.status === 404;
  const isSound = first?.data?.item.media.kind === 'audio' || second?.data?.item.media.kind === 'audio';
  const fault = ids === null ? compareItemWords.needsTwo : isSound ? compareItemWords.audio : (error?.message ?? null);
  return (
    <main className="flex h-full min-w-0 flex-col bg-canvas">
      <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-panel px-3">
        <BackLink address={back} className={buttonClasses({ variant: 'ghost', className: 'max-desk:h-11' })}>
          <ArrowLeft aria-hidden />
          {result === undefined ? itemWords.back : compareItemWords.back}
        </BackLink>
        <h1 className="min-w-0 truncate font-medium">{compareItemWords.title}</h1>
      </header>
      {fault !== null ? (
        <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
          <p className="max-w-sm text-muted">{fault}</p>
          {error !== null && !isGone && (
            <Button
              onClick={() => {
                void first?.refetch();
                void second?.refetch();
              }}
            >
              {itemWords.tryAgain}
            </Button>
          )}
        </div>
      ) : first?.data === undefined || second?.data === undefined ? (
        <WaitingFrame />
      ) : (
        <Suspense fallback={<WaitingFrame />}>
          <CompareView
            // Swapped, they stay where they are looked at.
            key={ids?.toSorted().join(' ')}
            sides={compareSides(first.data, second.data)}
            mode={mode}
            onMode={(next) => {
              if (ids !== null) window.history.replaceState(null, '', compareAddress(ids, { mode: next, filter }));
            }}
            onSwap={() => {
              if (ids !== null)
                window.history.replaceState(null, '', compareAddress([ids[1], ids[0]], { mode, filter }));
            }}
          />
        </Suspense>
      )}
    </main>
  );
}

function WaitingFrame() {
  return (
    <div className="grid min-h-0 flex-1 place-items-center p-6 @container-size">
      <Skeleton className="aspect-3/2 w-[min(80cqw,100cqh)] bg-line" />
    </div>
  );
}
