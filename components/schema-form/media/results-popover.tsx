'use client';

import { formatNumber } from '@/lib/intl/formats';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { distinctMedia, type ResultMedia, resultMediaOptions } from './result-media';
import { describeMedia } from '@/lib/schema-form/media-field/describe-media';
import type { MediaField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { ResultsGrid } from './results-grid';
import type { MediaFieldState } from './use-media-field';
import type { LatePopoverState } from '@/components/ui/use-late-popover';

/**
 * The results and uploads of this studio, of the kind that a field accepts. A field for one file takes the first press
 * and closes the popover; a list takes several.
 */
export function ResultsPopover({
  popover,
  field,
  state,
}: {
  popover: LatePopoverState;
  field: MediaField;
  state: Pick<MediaFieldState, 'addresses' | 'hasRoom' | 'addAddress' | 'remove'>;
}) {
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...resultMediaOptions(client, field.media), enabled: popover.isOpen });
  const media = distinctMedia(query.data?.pages.flatMap((page) => page.media) ?? []);
  const [looked, setLooked] = useState<ResultMedia | null>(null);
  const { addresses } = state;
  const choose = ({ address }: ResultMedia) => {
    if (!field.isMany) {
      state.addAddress(address);
      popover.onOpenChange(false);
    } else if (addresses.includes(address)) state.remove(addresses.indexOf(address));
    else if (state.hasRoom) state.addAddress(address);
  };
  const isBare = query.isSuccess && media.length === 0;
  return (
    <AnchoredPopover
      {...popover}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        popover.anchor.current?.focus();
      }}
      aria-label={messages.resultsTitle[field.media ?? 'file']}
      className="flex w-[min(388px,calc(100vw-16px))] flex-col overflow-hidden"
    >
      <div className="flex items-baseline px-3 pt-2.5 pb-2">
        <h2 className="font-medium">{messages.resultsTitle[field.media ?? 'file']}</h2>
        {field.isMany && (
          <span role="status" className="ml-auto text-sm text-faint tabular-nums">
            {field.maxItems === null
              ? formatNumber(addresses.length)
              : messages.countOf({ amount: addresses.length, most: field.maxItems })}
          </span>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pt-0.5 pb-2" aria-busy={query.isFetching}>
        {query.isPending && (
          <div className="grid grid-cols-4 gap-1.5">
            {Array.from({ length: 8 }, (_none, index) => (
              <Skeleton key={index} className="aspect-square" />
            ))}
          </div>
        )}
        {query.isError && (
          <p role="alert" className="flex items-center gap-2 px-1 py-3 text-muted">
            {messages.resultsFailed}
            <Button size="sm" onClick={() => void query.refetch()}>
              {messages.retry}
            </Button>
          </p>
        )}
        {isBare && (
          <p className="px-1 py-3 text-pretty text-muted">
            {query.hasNextPage ? messages.noMoreResults : messages.noResults[field.media ?? 'file']}
          </p>
        )}
        {media.length > 0 && (
          <ResultsGrid
            label={messages.resultsTitle[field.media ?? 'file']}
            media={media}
            chosen={addresses}
            isMany={field.isMany}
            isFull={field.isMany && !state.hasRoom}
            onChoose={choose}
            onLook={setLooked}
          />
        )}
        {query.hasNextPage && (
          <Button
            variant="quiet"
            className="mt-2 w-full max-desk:h-11"
            aria-disabled={query.isFetchingNextPage}
            onClick={() => !query.isFetchingNextPage && void query.fetchNextPage()}
          >
            {messages.resultsMore}
          </Button>
        )}
      </div>
      {media.length > 0 && (
        <p className="h-13 shrink-0 border-t border-line px-3 py-1.5 text-sm" aria-hidden>
          <span className="block truncate">{looked === null ? messages.resultsKeys : nameOf(looked)}</span>
          <span className="block truncate text-faint tabular-nums">
            {looked !== null && describeMedia(looked.media)}
          </span>
        </p>
      )}
    </AnchoredPopover>
  );
}

function nameOf({ prompt, media }: ResultMedia): string {
  return prompt ?? media.name;
}
