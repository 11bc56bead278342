'use client';

import { ExternalLink } from 'lucide-react';
import type { MediaKind } from '@/lib/contract/media-kind';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { describeMedia } from '@/lib/schema-form/media-field/describe-media';
import { messages } from '@/lib/schema-form/messages';

const shownClasses = 'max-h-60 w-full rounded-sm bg-sunken object-contain';

/** A preview of a media file, with its name and size; video and audio play. */
export function MediaPreview({
  address,
  kind,
  title,
  details,
}: {
  address: string;
  kind: MediaKind | null;
  title: string;
  details: StudioMedia | null;
}) {
  const url = details === null ? null : (details.previewUrl ?? details.url);
  return (
    <div className="flex min-w-0 flex-col gap-1.5 p-1">
      {url !== null && kind === 'image' && <img src={url} alt={title} draggable={false} className={shownClasses} />}
      {url !== null && kind === 'video' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- user files have no captions
        <video src={url} controls loop playsInline preload="metadata" aria-label={title} className={shownClasses} />
      )}
      {url !== null && kind === 'audio' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
        <audio src={url} controls preload="metadata" aria-label={title} className="h-10 w-full" />
      )}
      <span className="min-w-0 px-1 pb-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
        {details !== null && <span className="block text-sm text-faint">{describeMedia(details)}</span>}
        {details === null && /^https?:/.test(address) && (
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="flex items-center gap-1 text-sm text-accent max-desk:min-h-11"
          >
            <ExternalLink aria-hidden className="size-3.5 shrink-0" />
            {messages.openElsewhere}
          </a>
        )}
      </span>
    </div>
  );
}
