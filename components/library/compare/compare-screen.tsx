'use client';

import { useQueries } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useKeyDown } from '@/components/ui/use-key-down';
import { itemOptions } from '@/lib/client/library/library';
import { itemAddress, libraryAddress } from '@/lib/client/library-view-state';
import { RequestError } from '@/lib/client/request';
import { compareAddress, readComparison, type CompareSide } from '@/components/viewer/compare/comparison';
import { BackLink, useBack } from '../navigation/back-link';
import { libraryMessages } from '../messages';
import { useViewState } from '../navigation/use-view-state';
import type { LibraryItemDetail } from '@/lib/contract/studio/library';

const CompareView = latePart(async () => (await import('@/components/viewer/compare/compare-view')).CompareView);

const nobody = ['', ''] as const;

/** Compares two items of the library: a result with its input, or any two. */
export function CompareScreen() {
  const { ids, mode } = readComparison(useSearchParams());
  const { filter } = useViewState();
  const [first, second] = useQueries({
    queries: (ids ?? nobody).map((id) => ({ ...itemOptions(id, {}), enabled: ids !== null, retry: 1 })),
  });
  const details = [first?.data, second?.data];
  // Two items chosen in the grid may be unrelated: then the link back leads to the grid.
  const result = details.find((detail) => detail?.madeFrom.some(({ media }) => ids?.includes(media.id)));
  const back = result === undefined ? libraryAddress(filter) : itemAddress(result.item.media.id, filter);

  const goBack = useBack(back);

  useKeyDown((event) => {
    const isIn = event.target instanceof Element && event.target.closest('[role=dialog], select') !== null;
    if (event.key === 'Escape' && !isIn && !event.defaultPrevented) goBack();
  });

  const error = first?.error ?? second?.error ?? null;
  const isGone = error instanceof RequestError && error.status === 404;
  const isAudio = first?.data?.item.media.kind === 'audio' || second?.data?.item.media.kind === 'audio';
  const problem =
    ids === null
      ? libraryMessages.compare.needsTwo
      : isAudio
        ? libraryMessages.compare.audio
        : (error?.message ?? null);
  return (
    <main className="flex h-full min-w-0 flex-col bg-canvas">
      <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-panel px-3">
        <BackLink address={back} className={buttonClasses({ variant: 'ghost', className: 'max-desk:h-11' })}>
          <ArrowLeft aria-hidden />
          {result === undefined ? libraryMessages.item.back : libraryMessages.compare.back}
        </BackLink>
        <h1 className="min-w-0 truncate font-medium">{libraryMessages.compare.title}</h1>
      </header>
      {problem !== null ? (
        <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
          <p className="max-w-sm text-muted">{problem}</p>
          {error !== null && !isGone && (
            <Button
              onClick={() => {
                void first?.refetch();
                void second?.refetch();
              }}
            >
              {libraryMessages.item.tryAgain}
            </Button>
          )}
        </div>
      ) : first?.data === undefined || second?.data === undefined ? (
        <WaitingFrame />
      ) : (
        <Suspense fallback={<WaitingFrame />}>
          <CompareView
            // The same key after a swap, so that zoom and position stay.
            key={ids?.toSorted().join(' ')}
            sides={compareSides(first.data, second.data)}
            mode={mode}
            onMode={(next) => {
              if (ids !== null) window.history.replaceState(null, '', compareAddress(ids, { mode: next, filter }));
            }}
            onSwap={() => {
              if (ids !== null)
                window.history.replaceState(null, '', compareAddress(ids.toReversed(), { mode, filter }));
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

/** The two items as the viewer compares them, labelled as input and result where they are. */
function compareSides(first: LibraryItemDetail, second: LibraryItemDetail): readonly [CompareSide, CompareSide] {
  return [sideOf(first, second), sideOf(second, first)];
}

function sideOf(side: LibraryItemDetail, other: LibraryItemDetail): CompareSide {
  const { media, caption } = side.item;
  const isInput = other.madeFrom.some((source) => source.media.id === media.id);
  const isResult = side.madeFrom.some((source) => source.media.id === other.item.media.id);
  const label = isInput ? libraryMessages.compare.source : isResult ? libraryMessages.compare.result : caption;
  return { media, alt: caption, label };
}
