import { formatBytes } from '@/lib/contract/format-bytes';
import { modelNameOf } from '@/lib/client/models/model-names';
import { formatClock, formatPixels } from '@/lib/client/format';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { byOwner } from '@/components/media-actions/by-owner';
import { markMessages } from '@/components/media-actions/marks/messages';

/** What a tile says when it is pointed at: its prompt or name, its model, size or duration, whose it is, and its label in words. */
export function TileFacts({ item }: { item: LibraryItem }) {
  const { media, owner, caption, model, modelName, label } = item;
  const { width, height, durationSeconds, kind, bytes } = media;
  const facts = [
    model === null ? '' : modelNameOf({ model, modelName }),
    kind !== 'audio' && width !== null && height !== null ? formatPixels(width, height) : '',
    kind !== 'image' && durationSeconds !== null ? formatClock(Math.round(durationSeconds) * 1000) : '',
    model === null ? formatBytes(bytes) : '',
    byOwner(owner),
    label === null ? '' : markMessages.labels[label],
  ].filter(Boolean);
  return (
    <span
      aria-hidden
      className="@container pointer-events-none absolute inset-x-0 bottom-0 flex flex-col justify-end bg-linear-to-t from-black/85 via-black/60 to-transparent px-2 pt-6 pb-7 text-left text-white"
    >
      <span className="line-clamp-2 text-sm wrap-anywhere max-desk:line-clamp-1 @max-[6.5rem]:hidden">{caption}</span>
      <span className="truncate text-xs text-white/85 @max-[6.5rem]:hidden">{facts.join(' · ')}</span>
    </span>
  );
}
