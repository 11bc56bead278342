'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { itemOptions } from '@/lib/client/library/library';
import { itemAddress, libraryAddress } from '@/lib/client/library-view-state';
import { RequestError } from '@/lib/client/request';
import { ItemPanel } from './item-panel';
import { useItemKeys } from './use-item-keys';
import { rememberLastItem } from '../grid/use-return-focus';
import { BackLink, useBack } from '../navigation/back-link';
import { libraryMessages } from '../messages';
import { useItemUpdates } from './use-item-updates';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { useViewState } from '../navigation/use-view-state';

const MediaActions = latePart(async () => (await import('@/components/media-actions/media-actions')).MediaActions);
const FrameActions = latePart(async () => (await import('@/components/media-actions/frame-actions')).FrameActions);
const Viewer = latePart(async () => (await import('@/components/viewer/viewer')).Viewer);

const noItems: StudioMedia[] = [];

/** One item, large, with its details; the arrows lead to its neighbours under the filter of the grid. */
export function ItemScreen({ id }: { id: string }) {
  const { filter } = useViewState();
  const router = useRouter();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...itemOptions(id, filter),
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const neighbours = { ArrowLeft: data?.newer ?? null, ArrowRight: data?.older ?? null };

  useItemUpdates(id);
  useEffect(() => rememberLastItem(id), [id]);

  useEffect(() => {
    for (const neighbour of [data?.newer, data?.older]) {
      if (neighbour != null) void client.prefetchQuery(itemOptions(neighbour, filter));
    }
  }, [client, data?.newer, data?.older, filter]);

  const stepTo = (to: string | null) => (to === null ? null : () => router.replace(itemAddress(to, filter)));
  const grid = libraryAddress(filter);
  const goBack = useBack(grid);
  useItemKeys({
    Escape: goBack,
    ArrowLeft: stepTo(neighbours.ArrowLeft),
    ArrowRight: stepTo(neighbours.ArrowRight),
  });

  if (error !== null && (data === undefined || data.item.media.id !== id)) {
    const isGone = error instanceof RequestError && error.status === 404;
    return (
      <main className="flex h-full flex-col items-center justify-center gap-2 p-6 text-center">
        <h1 className="text-lg font-semibold">
          {isGone ? libraryMessages.item.gone : libraryMessages.item.unreadable}
        </h1>
        <p className="max-w-sm text-muted">{isGone ? libraryMessages.item.goneHint : error.message}</p>
        <div className="mt-2 flex gap-2">
          <BackLink address={grid} className={buttonClasses({})}>
            {libraryMessages.item.back}
          </BackLink>
          {!isGone && <Button onClick={() => void refetch()}>{libraryMessages.item.tryAgain}</Button>}
        </div>
      </main>
    );
  }

  return (
    <main className="grid h-full grid-cols-[minmax(0,1fr)_320px] max-desk:grid-cols-1 max-desk:grid-rows-[minmax(0,1fr)_minmax(0,36%)] short:grid-rows-[100%_max-content] short:overflow-y-auto">
      <h1 className="sr-only">{data?.item.caption ?? libraryMessages.item.details}</h1>
      <div className="relative flex min-h-0 min-w-0 flex-col bg-canvas">
        <div className="flex h-14 shrink-0 items-center gap-2 px-3">
          <BackLink address={grid} className={buttonClasses({ variant: 'ghost', className: 'max-desk:h-11' })}>
            <ArrowLeft aria-hidden />
            {libraryMessages.item.back}
          </BackLink>
          <span className="ml-auto flex gap-1">
            <Step to={neighbours.ArrowLeft} label={libraryMessages.item.newer} filter={filter} Icon={ChevronLeft} />
            <Step to={neighbours.ArrowRight} label={libraryMessages.item.older} filter={filter} Icon={ChevronRight} />
          </span>
        </div>
        <Suspense fallback={<ImageSkeleton />}>
          {data === undefined ? (
            <ImageSkeleton />
          ) : (
            <>
              <Viewer
                media={data.item.media}
                alt={data.item.caption}
                renderUse={(grabbed) => <FrameActions frame={grabbed} />}
              />
              {/* While the next item loads, the previous one is still shown. */}
              <MediaActions items={data.item.media.id === id ? [data.item.media] : noItems} filter={filter} />
            </>
          )}
        </Suspense>
      </div>
      <aside
        aria-label={libraryMessages.item.details}
        className="min-h-0 overflow-y-auto border-l border-line bg-panel max-desk:border-t max-desk:border-l-0 short:overflow-visible"
      >
        {data === undefined ? <PanelSkeleton /> : <ItemPanel key={data.item.media.id} detail={data} filter={filter} />}
      </aside>
    </main>
  );
}

function Step({
  to,
  label,
  filter,
  Icon,
}: {
  to: string | null;
  label: string;
  filter: Parameters<typeof itemAddress>[1];
  Icon: typeof ChevronLeft;
}) {
  const classes = buttonClasses({ variant: 'ghost', className: 'w-9 px-0! max-desk:size-11' });
  if (to === null) {
    return (
      <button type="button" disabled aria-label={label} className={classes}>
        <Icon aria-hidden />
      </button>
    );
  }
  return (
    <Link href={itemAddress(to, filter)} replace aria-label={label} title={label} className={classes}>
      <Icon aria-hidden />
    </Link>
  );
}

function ImageSkeleton() {
  return (
    <div className="grid min-h-0 flex-1 place-items-center p-6 pt-0 @container-size max-desk:p-2">
      <Skeleton className="aspect-3/2 w-[min(80cqw,100cqh)] bg-line" />
    </div>
  );
}

function PanelSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3 p-4">
      <Skeleton className="h-8" />
      <Skeleton className="h-24" />
      <Skeleton className="h-40" />
    </div>
  );
}
