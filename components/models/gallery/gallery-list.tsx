'use client';

import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { ModelCard } from '../card/model-card';
import { modelMessages } from '../messages';
import type { ListedModel } from './list-models';
import type { Gallery } from './use-gallery';
import { noFacets } from './model-facets';

const gridClasses = 'grid grid-cols-[repeat(auto-fill,minmax(min(max(236px,11vw),100%),1fr))] gap-3.5';

/** The cards of the gallery: what a search found, what comes closest, then the other models. */
export function GalleryList({ gallery }: { gallery: Gallery }) {
  const { listing, view, setView } = gallery;
  const { matches, near, others } = listing;
  const query = view.search.trim();
  if (matches === null && others.length === 0)
    return <NoneLeft onReset={() => setView({ ...view, facets: noFacets })} />;
  const isEmpty = matches?.length === 0;
  return (
    <div className="flex flex-col gap-5">
      {matches !== null && (matches.length > 0 || near.length === 0) && (
        <section aria-label={modelMessages.matches({ count: matches.length })}>
          <h2 className="mb-2.5 flex flex-wrap items-baseline gap-x-2">
            <span role="status" className="font-semibold">
              {isEmpty ? modelMessages.noMatches({ query }) : modelMessages.matches({ count: matches.length })}
            </span>
            <span className="min-w-0 truncate text-sm text-muted">
              {isEmpty ? modelMessages.noMatchesHint : modelMessages.matchesFor({ query })}
            </span>
          </h2>
          {!isEmpty && <Cards listed={matches} gallery={gallery} hasFirst />}
        </section>
      )}
      {near.length > 0 && (
        <section aria-label={isEmpty ? modelMessages.closest : modelMessages.near}>
          <h2 className="mb-2.5 font-semibold">
            {isEmpty ? <span role="status">{modelMessages.noneDoes}</span> : modelMessages.near}
          </h2>
          <Cards listed={near} gallery={gallery} />
        </section>
      )}
      {others.length > 0 && (
        <section aria-label={matches === null ? modelMessages.all : modelMessages.others}>
          {matches === null ? (
            <h2 className="sr-only">{modelMessages.all}</h2>
          ) : (
            <h2 className="mb-2.5 font-semibold">
              {modelMessages.others} <span className="text-sm font-normal text-muted">{others.length}</span>
            </h2>
          )}
          <Cards listed={others} gallery={gallery} />
        </section>
      )}
    </div>
  );
}

function Cards({
  listed,
  gallery,
  hasFirst = false,
}: {
  listed: readonly ListedModel[];
  gallery: Gallery;
  hasFirst?: boolean;
}) {
  return (
    <ul className={gridClasses}>
      {listed.map(({ model, usage, words, foundBy }, at) => (
        <ModelCard
          key={model.id}
          model={model}
          usage={usage}
          isEmbedded={gallery.isEmbedded}
          isFavourite={gallery.favourites.includes(model.id)}
          words={words}
          foundBy={foundBy}
          isFirst={hasFirst && at === 0}
          onOpen={gallery.open}
          onFavourite={gallery.toggleFavourite}
        />
      ))}
    </ul>
  );
}

function NoneLeft({ onReset }: { onReset: () => void }) {
  return (
    <div className="grid place-items-center gap-3 py-20 text-center">
      <p role="status" className="font-medium">
        {modelMessages.noneLeft}
      </p>
      <Button onClick={onReset}>{modelMessages.resetFilters}</Button>
    </div>
  );
}

/** Cards of the same size while the models load. */
export function GallerySkeleton() {
  return (
    <div role="status" aria-label={modelMessages.loading} className={gridClasses}>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} className="h-[275px] rounded-[10px]" />
      ))}
    </div>
  );
}
