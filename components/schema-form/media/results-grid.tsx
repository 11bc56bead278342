'use client';

import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { formatDuration } from '@/lib/schema-form/media-field/describe-media';
import { messages } from '@/lib/schema-form/messages';
import { MediaThumbnail, badgeClasses } from './media-thumbnail';
import { indexAfterKey } from './grid-keys';
import type { ResultMedia } from './result-media';
import { promptInWords } from '@/lib/schema-form/boxes/shown-boxes';

const columns = 4;

/** Files to choose from: a single Tab stop, with arrow keys to move inside. */
export function ResultsGrid({
  label,
  media,
  chosen,
  isMany,
  isFull,
  onChoose,
  onLook,
}: {
  label: string;
  media: readonly ResultMedia[];
  chosen: readonly string[];
  isMany: boolean;
  /** Whether the field is full. */
  isFull: boolean;
  onChoose: (medium: ResultMedia) => void;
  onLook: (medium: ResultMedia) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const pressKey = (event: KeyboardEvent) => {
    const to = indexAfterKey(event.key, Math.min(current, media.length - 1), media.length, columns);
    if (to === null) return;
    event.preventDefault();
    setCurrent(to);
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[to]?.focus();
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={isMany}
      className="grid grid-cols-4 gap-1.5 outline-none"
      onKeyDown={pressKey}
    >
      {media.map((one, index) => {
        const taken = chosen.indexOf(one.address);
        const isTaken = taken !== -1;
        const name = one.prompt === null ? messages.uploadedName({ name: one.media.name }) : promptInWords(one.prompt);
        return (
          <button
            key={one.address}
            type="button"
            role="option"
            aria-selected={isTaken}
            aria-disabled={isFull && !isTaken}
            aria-label={isTaken && isMany ? `${name}, ${taken + 1}` : name}
            tabIndex={index === Math.min(current, media.length - 1) ? 0 : -1}
            className={classNames(
              'relative aspect-square overflow-hidden rounded-sm border focus-visible:outline-offset-1',
              isTaken ? 'border-accent outline-2 -outline-offset-1 outline-accent' : 'border-line',
              isFull && !isTaken && 'cursor-not-allowed opacity-40',
            )}
            onClick={() => onChoose(one)}
            onFocus={() => {
              setCurrent(index);
              onLook(one);
            }}
            onPointerEnter={() => onLook(one)}
          >
            <MediaThumbnail address={one.address} kind={one.media.kind} />
            {one.media.durationSeconds !== null && (
              <span aria-hidden className={badgeClasses}>
                {formatDuration(one.media.durationSeconds)}
              </span>
            )}
            {isTaken && (
              <span
                aria-hidden
                className="absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-accent text-xs font-semibold text-accent-text tabular-nums"
              >
                {isMany ? taken + 1 : <Check aria-hidden className="size-3" />}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
