'use client';

import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { formatDuration } from '@/lib/schema-form/media-field/describe-media';
import type { MediaField } from '@/lib/schema-form/form-field';
import { describeAddress, kindOfAddress } from '@/lib/schema-form/media-field/media-address';
import { messages } from '@/lib/schema-form/messages';
import { MediaThumbnail, badgeClasses, overlayButtonClasses } from './media-thumbnail';
import type { DragHandlers } from './use-reorder-drag';
import { useMediaDetails } from './use-media-details';
import { indexAfterKey } from './grid-keys';
import { MediaPreview } from './media-preview';

/** The number of tiles in a row; the grid's class has the same number. */
const columns = 5;

/**
 * One of several media files: its thumbnail with its number. A press opens its actions; it is moved by drag, by Alt and
 * the arrow keys, and by buttons among the actions.
 */
export function MediaTile({
  field,
  address,
  index,
  total,
  shownIndex,
  drag,
  onMove,
  onRemove,
  onStep,
}: {
  field: MediaField;
  address: string;
  index: number;
  total: number;
  /** The index at which it is shown while another is dragged; otherwise its own. */
  shownIndex: number;
  drag: DragHandlers;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  /** Moves the focus to another tile. */
  onStep: (index: number) => void;
}) {
  const details = useMediaDetails(address);
  const kind = details?.kind ?? kindOfAddress(address) ?? field.media;
  const [isOpen, setIsOpen] = useState(false);
  const name = messages.itemName[kind ?? 'file']({ position: index + 1 });
  const title = details?.name ?? describeAddress(address).name;
  const pressKey = (event: KeyboardEvent) => {
    const to = indexAfterKey(event.key, index, total, columns);
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (to === null) return;
    else if (event.altKey || event.shiftKey) onMove(index, to);
    else onStep(to);
    event.preventDefault();
  };
  const close = (action: () => void) => () => {
    setIsOpen(false);
    action();
  };
  return (
    <li
      className={classNames('group relative aspect-square', drag.isDragged && 'opacity-40')}
      style={{ order: 2 * shownIndex + 1 }}
      {...drag.handlers}
    >
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger asChild>
          <button
            type="button"
            data-index={index}
            aria-label={`${name}, ${title}`}
            aria-roledescription={messages.position({ position: index + 1, total })}
            title={title}
            className={classNames(
              'block size-full overflow-hidden rounded border',
              drag.isDragged ? 'border-accent outline-2 outline-accent' : 'border-line',
            )}
            onKeyDown={pressKey}
          >
            <MediaThumbnail address={address} kind={kind} />
          </button>
        </PopoverTrigger>
        <PopoverContent aria-label={name} className="flex w-72 flex-col overflow-auto p-1">
          <MediaPreview address={address} kind={kind} title={title} details={details} />
          <Button
            variant="ghost"
            className="justify-start max-desk:h-11"
            aria-disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          >
            <ArrowLeft aria-hidden />
            {messages.moveEarlier}
          </Button>
          <Button
            variant="ghost"
            className="justify-start max-desk:h-11"
            aria-disabled={index === total - 1}
            onClick={() => onMove(index, index + 1)}
          >
            <ArrowRight aria-hidden />
            {messages.moveLater}
          </Button>
          <Button variant="ghost" className="justify-start max-desk:h-11" onClick={close(onRemove)}>
            <X aria-hidden />
            {messages.removeItem}
          </Button>
        </PopoverContent>
      </Popover>
      <span aria-hidden className={badgeClasses}>
        {shownIndex + 1}
        {details?.durationSeconds != null && ` · ${formatDuration(details.durationSeconds)}`}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={messages.remove({ name })}
        className={classNames(
          overlayButtonClasses,
          'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
        )}
        onClick={onRemove}
      >
        <X aria-hidden className="size-3" />
      </button>
    </li>
  );
}
