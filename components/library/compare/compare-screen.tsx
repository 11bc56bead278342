'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useKeyDown } from '@/components/ui/use-key-down';
import { itemOptions } from '@/lib/client/library/library';
import { itemAddress, libraryAddress } from '@/lib/client/library-view-state';
import { RequestError } from '@/lib/client/request';
import {
  compareAddress,
  type CompareMode,
  type CompareSide,
  readComparison,
} from '@/components/viewer/compare/comparison';
import { BackLink, useBack } from '../navigation/back-link';
import { libraryMessages } from '../messages';
import { useViewState } from '../navigation/use-view-state';
import { modelListOptions } from '@/lib/client/models/models';
import type { LooseModel } from '@/lib/contract/model';
import { compareSides } from './compare-sides';
import { SideMarks } from './side-marks';
import { useCreateBehind } from './use-create-behind';
import type { LibraryFilter, LibraryItemDetail } from '@/lib/contract/studio/library';

const CompareView = latePart(async () => (await import('@/components/viewer/compare/compare-view')).CompareView);

const SideActions = latePart(async () => (await import('./side-actions')).SideActions);
const SurveyView = latePart(async () => (await import('@/components/viewer/compare/survey-view')).SurveyView);
const DifferenceTable = latePart(
  async () => (await import('@/components/viewer/compare/difference-table')).DifferenceTable,
);

const nobody: readonly string[] = [];
const noModels: LooseModel[] = [];

/** Compares two to six items of the library: a result with its input, or any. */
export function CompareScreen() {
  const { ids, mode } = readComparison(useSearchParams());
  const { filter } = useViewState();
  const router = useRouter();
  const queries = useQueries({
    queries: (ids ?? nobody).map((id) => ({ ...itemOptions(id, {}), retry: 1 })),
  });
  const { data: models } = useQuery(modelListOptions());
  const isCreateBehind = useCreateBehind();
  const details = queries.flatMap(({ data }) => data ?? []);
  // Items chosen in the grid may be unrelated: then the link back leads to the grid.
  const result = details.find((detail) => detail.madeFrom.some(({ media }) => ids?.includes(media.id)));
  const back = result === undefined ? libraryAddress(filter) : itemAddress(result.item.media.id, filter);
  const goBackInLibrary = useBack(back);
  const goBack = isCreateBehind ? () => router.back() : goBackInLibrary;

  useKeyDown((event) => {
    const isIn = event.target instanceof Element && event.target.closest('[role=dialog], select') !== null;
    if (event.key === 'Escape' && !isIn && !event.defaultPrevented) goBack();
  });

  const error = queries.find((query) => query.error !== null)?.error ?? null;
  const isGone = error instanceof RequestError && error.status === 404;
  const problem =
    ids === null
      ? libraryMessages.compare.needsTwo
      : details.some(({ item }) => item.media.kind === 'audio')
        ? libraryMessages.compare.audio
        : (error?.message ?? null);
  const backClasses = buttonClasses({ variant: 'ghost', className: 'max-desk:h-11' });
  return (
    <main className="flex h-full min-w-0 flex-col bg-canvas short:overflow-y-auto">
      <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-panel px-3">
        {isCreateBehind ? (
          <button type="button" className={backClasses} onClick={goBack}>
            <ArrowLeft aria-hidden />
            {libraryMessages.compare.toCreate}
          </button>
        ) : (
          <BackLink address={back} className={backClasses}>
            <ArrowLeft aria-hidden />
            {result === undefined ? libraryMessages.item.back : libraryMessages.compare.back}
          </BackLink>
        )}
        <h1 className="min-w-0 truncate font-medium">{libraryMessages.compare.title}</h1>
      </header>
      {problem !== null ? (
        <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
          <p className="max-w-sm text-muted">{problem}</p>
          {error !== null && !isGone && (
            <Button
              onClick={() => {
                for (const query of queries) void query.refetch();
              }}
            >
              {libraryMessages.item.tryAgain}
            </Button>
          )}
        </div>
      ) : ids === null || details.length < ids.length ? (
        <WaitingFrame />
      ) : (
        <Suspense fallback={<WaitingFrame />}>
          <Compared
            ids={ids}
            details={details}
            models={models ?? noModels}
            mode={mode}
            filter={filter}
            onChange={(next, nextMode) =>
              window.history.replaceState(null, '', compareAddress(next, { mode: nextMode, filter }))
            }
          />
        </Suspense>
      )}
    </main>
  );
}

function Compared({
  ids,
  details,
  models,
  mode,
  filter,
  onChange,
}: {
  ids: readonly string[];
  details: readonly LibraryItemDetail[];
  models: LooseModel[];
  mode: CompareMode;
  filter: LibraryFilter;
  onChange: (ids: readonly string[], mode: CompareMode) => void;
}) {
  // Of two, the second is the result, or the later choice.
  const [asked, setAsked] = useState(ids.length === 2 ? ids[1] : ids[0]);
  const { sides: plain, differences } = compareSides(details, models);
  const chosen = plain.find(({ media }) => media.id === asked) ?? plain[0];
  const sides = details.flatMap(({ item }, at): CompareSide[] => {
    const side = plain[at];
    if (side === undefined) return [];
    const actions = <SideMarks item={item} label={side.label} />;
    return [{ ...side, actions, isChosen: side === chosen }];
  });
  const [first, second] = sides;
  if (first === undefined || second === undefined || chosen === undefined) return null;
  // The same key after a swap, so that zoom and position stay.
  const key = ids.toSorted().join(' ');
  return (
    <>
      {sides.length === 2 ? (
        <CompareView
          key={key}
          sides={[first, second]}
          mode={mode}
          onMode={(next) => onChange(ids, next)}
          onSwap={() => onChange(ids.toReversed(), mode)}
        />
      ) : (
        <SurveyView key={key} sides={sides} />
      )}
      <DifferenceTable differences={differences} labels={sides.map(({ label }) => label)} />
      <SideActions sides={sides} chosen={chosen} filter={filter} onChoose={setAsked} />
    </>
  );
}

function WaitingFrame() {
  return (
    <div className="grid min-h-0 flex-1 place-items-center p-6 @container-size">
      <Skeleton className="aspect-3/2 w-[min(80cqw,100cqh)] bg-line" />
    </div>
  );
}
