'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Suspense, useRef, useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { Modal } from '@/components/ui/modal';
import { Skeleton } from '@/components/ui/skeleton';
import { isTypingTarget } from '@/components/ui/typing-target';
import { useKeyDown } from '@/components/ui/use-key-down';
import { hasNoModelList } from '@/lib/client/models/models';
import { modelMessages } from '../messages';
import { GalleryFilters } from './gallery-filters';
import { GalleryHead } from './gallery-head';
import { GalleryList, GallerySkeleton } from './gallery-list';
import type { GalleryView } from './gallery-view';
import { type Gallery, useGallery } from './use-gallery';

const ModelSheet = latePart(async () => (await import('../detail/model-sheet')).ModelSheet);

/** The Models screen: every model with its example, searched by the words of the field. */
export function GalleryScreen() {
  const gallery = useGallery();
  const { list, models, view, listing, opened } = gallery;
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const setView = (next: GalleryView) => {
    gallery.setView(next);
    // What was found is at the top.
    scroller.current?.scrollTo({ top: 0 });
  };
  const [best] = listing.matches ?? [];
  const engines = new Set(models.map(({ engine }) => engine?.name ?? '')).size;
  const note = list.isPending
    ? ''
    : engines > 1
      ? modelMessages.onEngines({ models: models.length, engines })
      : modelMessages.modelCount({ count: models.length });
  const filters = (
    <GalleryFilters models={models} facets={view.facets} onChange={(facets) => setView({ ...view, facets })} />
  );
  const shown = listing.others.length + listing.near.length + (listing.matches?.length ?? 0);

  useKeyDown((event) => {
    if (
      event.key !== '/' ||
      isTypingTarget(event.target) ||
      event.metaKey ||
      event.ctrlKey ||
      event.altKey ||
      opened !== null
    )
      return;
    event.preventDefault();
    field.current?.focus();
  });

  return (
    <main className="grid h-full grid-cols-[208px_minmax(0,1fr)] bg-bg max-desk:grid-cols-1">
      <aside className="min-h-0 overflow-y-auto border-r border-line bg-panel px-4 py-4 max-desk:hidden">
        {list.isPending ? <FiltersSkeleton /> : filters}
      </aside>
      <div className="flex min-h-0 min-w-0 flex-col">
        <GalleryHead
          note={note}
          view={view}
          field={field}
          onView={setView}
          onEnter={() => {
            if (best !== undefined) router.push(`/?${new URLSearchParams({ model: best.model.id })}`);
          }}
          onFilters={() => setAreFiltersOpen(true)}
        />
        <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto px-6 pt-4 pb-8 max-desk:px-4">
          {list.isPending && <GallerySkeleton />}
          {list.isError && (hasNoModelList(list.error) ? <NoList /> : <Unreachable list={list} />)}
          {list.isSuccess && (models.length === 0 ? <NoList /> : <GalleryList gallery={gallery} />)}
        </div>
      </div>
      <Modal
        isOpen={areFiltersOpen}
        onOpenChange={setAreFiltersOpen}
        label={modelMessages.filters}
        layer="panel"
        className="inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg desk:hidden"
      >
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{filters}</div>
        <div className="shrink-0 border-t border-line p-3">
          <Button variant="primary" size="lg" className="w-full" onClick={() => setAreFiltersOpen(false)}>
            {modelMessages.done({ count: shown })}
          </Button>
        </div>
      </Modal>
      {opened !== null && (
        <Suspense>
          <ModelSheet
            model={opened}
            usage={gallery.usage.get(opened.id) ?? null}
            isEmbedded={gallery.isEmbedded}
            isFavourite={gallery.favourites.includes(opened.id)}
            onFavourite={gallery.toggleFavourite}
            onClose={() => gallery.open(null)}
          />
        </Suspense>
      )}
    </main>
  );
}

function Unreachable({ list }: Pick<Gallery, 'list'>) {
  return (
    <div role="alert" className="flex items-center gap-3 rounded bg-bad-soft px-4 py-3">
      <p className="min-w-0 flex-1 wrap-anywhere">{modelMessages.unreachable({ why: list.error?.message ?? '' })}</p>
      <Button onClick={() => void list.refetch()}>{modelMessages.tryAgain}</Button>
    </div>
  );
}

function NoList() {
  return (
    <div className="grid place-items-center gap-3 py-20 text-center">
      <div>
        <p className="font-medium">{modelMessages.noList}</p>
        <p className="mt-1 text-muted">{modelMessages.noListHint}</p>
      </div>
      <Link href="/" className={buttonClasses({ variant: 'primary' })}>
        {modelMessages.openCreate}
      </Link>
    </div>
  );
}

function FiltersSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-20" />
      <Skeleton className="h-52" />
      <Skeleton className="h-36" />
    </div>
  );
}
