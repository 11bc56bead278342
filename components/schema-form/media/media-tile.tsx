'use client';

import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { describeMedia, formatDuration } from '@/lib/schema-form/describe-media';
import type { MediaField } from '@/lib/schema-form/form-field';
import { describeAddress, kindOfAddress } from '@/lib/schema-form/media-address';
import { messages } from '@/lib/schema-form/messages';
import { MediaThumbnail } from './media-thumbnail';
import { badgeClasses, overlayButtonClasses } from './tile-classes';
import { reorderType } from './use-file-drop';
import { useMediaDetails } from './use-media-details';

/**
 * One of several media: its picture with its number. A press opens what can be done with it; it moves by drag, by Alt
 * and the arrow keys, and by the buttons behind the press.
 */
export function MediaTile({
  field,
  address,
  index,
  total,
  onMove,
  onRemove,
  onStep,
}: {
  field: MediaField;
  address: string;
  index: number;
  total: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  /** Moves the focus to a neighbour. */
  onStep: (steps: number) => void;
}) {
  const details = useMediaDetails(address);
  const kind = details?.kind ?? kindOfAddress(address) ?? field.media;
  const [isTarget, setIsTarget] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const name = messages.itemName(kind, index + 1);
  const title = details?.name ?? describeAddress(address).name;
  const pressKey = (event: KeyboardEvent) => {
    const steps = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (steps === 0) return;
    else if (event.altKey || event.shiftKey) onMove(index, index + steps);
    else onStep(steps);
    event.preventDefault();
  };
  const drag = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(reorderType, String(index));
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(reorderType)) return;
      event.preventDefault();
      setIsTarget(true);
    },
    onDragLeave: () => setIsTarget(false),
    onDrop: (event: DragEvent) => {
      const from = event.dataTransfer.getData(reorderType);
      setIsTarget(false);
      if (from === '') return;
      event.preventDefault();
      onMove(Number(from), index);
    },
  };
  const close = (action: () => void) => () => {
    setIsOpen(false);
    action();
  };
  return (
    <li className="group relative aspect-square" {...drag}>
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger asChild>
          <button
            type="button"
            data-place={index}
            aria-label={`${name}, ${title}`}
            aria-roledescription={messages.position(index + 1, total)}
            title={title}
            className={classNames(
              'block size-full overflow-hidden rounded border',
              isTarget ? 'border-accent outline-2 outline-accent' : 'border-line',
            )}
            onKeyDown={pressKey}
          >
            <MediaThumbnail address={address} kind={kind} />
          </button>
        </PopoverTrigger>
        <PopoverContent className="flex w-52 flex-col p-1">
          <span className="px-2 pt-1.5 pb-2">
            <span className="block truncate font-medium">{title}</span>
            {details !== null && <span className="block text-sm text-faint">{describeMedia(details)}</span>}
          </span>
          <Button
            variant="ghost"
            className="justify-start max-desk:h-11"
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          >
            <ArrowLeft aria-hidden />
            {messages.moveEarlier}
          </Button>
          <Button
            variant="ghost"
            className="justify-start max-desk:h-11"
            disabled={index === total - 1}
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
        {index + 1}
        {details?.durationSeconds != null && ` · ${formatDuration(details.durationSeconds)}`}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={messages.remove(name)}
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
