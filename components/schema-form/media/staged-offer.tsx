'use client';

import { AudioLines, Video } from 'lucide-react';
import { Thumbnail } from '@/components/ui/thumbnail';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { studioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { mediaMessages } from './messages-late';

/** Fills an empty field with the result on the stage, at one press and not before. */
export function StagedOffer({ media, onUse }: { media: StudioMedia; onUse: (address: string) => void }) {
  const Icon = media.kind === 'audio' ? AudioLines : Video;
  return (
    <button
      type="button"
      onClick={() => onUse(studioMediaPath(media.id))}
      className="flex min-h-10 items-center gap-2.5 rounded border border-line p-1 text-left text-muted transition-colors hover:border-faint hover:text-text max-desk:min-h-12"
    >
      <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-xs bg-sunken max-desk:size-10">
        {media.thumbnailUrl === null ? (
          <Icon aria-hidden className="size-4" />
        ) : (
          <Thumbnail src={media.thumbnailUrl} alt="" />
        )}
      </span>
      {mediaMessages.ofStage[media.kind]}
    </button>
  );
}
