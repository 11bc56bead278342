'use client';

import { Play, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { MediaField } from '@/lib/schema-form/form-field';
import { describeAddress, kindOfAddress } from '@/lib/schema-form/media-field/media-address';
import { messages } from '@/lib/schema-form/messages';
import { describeMedia } from '@/lib/schema-form/media-field/describe-media';
import { MediaThumbnail, badgeClasses } from './media-thumbnail';
import { openFilePicker } from './open-file-picker';
import { useMediaDetails } from './use-media-details';
import type { MediaFieldState } from './use-media-field';
import type { LatePopover } from '@/components/ui/use-late-popover';
import { MediaPreview } from './media-preview';
import { MediaSourceButton, ResultsButton } from './media-sources';

/** The only file of a field: its thumbnail, name and size, and buttons to view, replace or remove it. */
export function MediaCard({
  id,
  field,
  address,
  describedBy,
  state,
  results,
}: {
  id: string;
  field: MediaField;
  address: string;
  describedBy: string | undefined;
  state: MediaFieldState;
  results: LatePopover['button'];
}) {
  const details = useMediaDetails(address);
  const kind = details?.kind ?? kindOfAddress(address) ?? field.media;
  const { host, name } = describeAddress(address);
  const title = details?.name ?? (host === '' ? field.label : name);
  return (
    <div className="flex min-h-24 min-w-0 overflow-hidden rounded border border-line bg-panel">
      <Popover>
        <PopoverTrigger
          aria-label={messages.look({ name: title })}
          className="relative block w-32 shrink-0 overflow-hidden border-r border-line bg-canvas focus-visible:-outline-offset-2"
        >
          <span className="absolute inset-0">
            <MediaThumbnail address={address} kind={kind} fit="contain" />
          </span>
          {(kind === 'video' || kind === 'audio') && details !== null && (
            <span aria-hidden className={badgeClasses}>
              <Play className="inline size-2.5 fill-current" />
            </span>
          )}
        </PopoverTrigger>
        <PopoverContent aria-label={title} className="w-80 max-w-[calc(100vw-16px)] overflow-auto p-1">
          <MediaPreview address={address} kind={kind} title={title} details={details} />
        </PopoverContent>
      </Popover>
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-0.5 px-3 py-1">
        <span className="truncate font-medium" title={title}>
          {title}
        </span>
        <span className="truncate text-sm text-faint tabular-nums">
          {details === null ? host : describeMedia(details)}
        </span>
        <span className="-ml-1 flex flex-wrap gap-x-1.5">
          <MediaSourceButton
            id={id}
            aria-label={messages.replaceIn({ label: field.label })}
            aria-describedby={describedBy}
            onClick={() => openFilePicker(field, state.addFiles)}
          >
            {messages.replace}
          </MediaSourceButton>
          <ResultsButton field={field} results={results} text={messages.replaceFromResults} />
        </span>
      </span>
      <IconButton
        label={messages.remove({ name: field.label })}
        className="mt-1 mr-1 max-desk:size-11"
        onClick={() => state.remove(0)}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
