'use client';

import { Film, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { IconButton } from '@/components/ui/icon-button';
import { Thumbnail } from '@/components/ui/thumbnail';
import { formatWhen } from '@/lib/client/format';
import type { StoryboardSummary } from '@/lib/contract/studio/storyboard';
import { storyboardMessages as messages } from '../messages';

/** A storyboard in the list: its first shots, its name and when it was changed. */
export function StoryboardCard({
  storyboard,
  now,
  onDelete,
}: {
  storyboard: StoryboardSummary;
  /** The time that the list was read. */
  now: Date;
  onDelete: () => void;
}) {
  const { id, shots, images, updatedAt } = storyboard;
  const name = storyboard.name.trim() === '' ? messages.untitled : storyboard.name;
  const cells = Array.from({ length: 4 }, (_, index) => images[index] ?? null);
  return (
    <li className="group relative">
      <Link
        href={`/storyboards/${id}`}
        aria-label={messages.openOf({ name, count: shots })}
        className="block overflow-hidden rounded-lg bg-panel shadow-raised transition-shadow hover:shadow-floating"
      >
        <div className="grid aspect-video grid-cols-2 grid-rows-2 gap-px bg-line">
          {cells.map((image, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- the cells are positions
              key={index}
              className="grid min-h-0 place-items-center overflow-hidden bg-sunken text-faint"
            >
              {image !== null ? (
                <Thumbnail src={image} alt="" />
              ) : (
                index < shots && <Film aria-hidden className="size-4 opacity-60" />
              )}
            </span>
          ))}
        </div>
        <div className="px-3 py-2.5 pr-12">
          <p className="truncate text-md font-medium">{name}</p>
          <p className="truncate text-sm text-muted tabular-nums">
            {messages.countShots({ count: shots })} · {formatWhen(updatedAt, now)}
          </p>
        </div>
      </Link>
      <IconButton
        label={messages.delete({ name })}
        className="absolute right-2 bottom-3 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-desk:size-11 max-desk:opacity-100"
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
