'use client';

import { RefreshCw, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import type { MediaField } from '@/lib/schema-form/form-field';
import { describeAddress, kindOfAddress } from '@/lib/schema-form/media-address';
import { messages } from '@/lib/schema-form/messages';
import { describeMedia } from '@/lib/schema-form/describe-media';
import { MediaThumbnail } from './media-thumbnail';
import { openFilePicker } from './open-file-picker';
import { useMediaDetails } from './use-media-details';

/** The one medium of a field: its picture, its name, its measures, and the ways to replace or remove it. */
export function MediaCard({
  id,
  field,
  address,
  describedBy,
  onFiles,
  onRemove,
}: {
  id: string;
  field: MediaField;
  address: string;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
  onRemove: () => void;
}) {
  const details = useMediaDetails(address);
  const kind = details?.kind ?? kindOfAddress(address) ?? field.media;
  const { host, name } = describeAddress(address);
  const title = details?.name ?? (host === '' ? field.label : name);
  return (
    <div className="flex h-24 min-w-0 overflow-hidden rounded border border-line bg-panel">
      <span className="block w-32 shrink-0 overflow-hidden border-r border-line bg-canvas">
        <MediaThumbnail address={address} kind={kind} fit="contain" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-0.5 px-3">
        <span className="truncate font-medium" title={title}>
          {title}
        </span>
        <span className="truncate text-sm text-faint tabular-nums">
          {details === null ? host : describeMedia(details)}
        </span>
      </span>
      <span className="flex flex-col justify-center gap-1 pr-2 max-desk:gap-0">
        <IconButton
          id={id}
          label={`${messages.replace} ${field.label}`}
          aria-describedby={describedBy}
          className="max-desk:size-11"
          onClick={() => openFilePicker(field, onFiles)}
        >
          <RefreshCw aria-hidden />
        </IconButton>
        <IconButton label={messages.remove(field.label)} className="max-desk:size-11" onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
