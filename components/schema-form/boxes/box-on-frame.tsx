'use client';

import type { KeyboardEvent, PointerEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { BoxSide } from '@/lib/schema-form/boxes/box-format';
import { messages } from '@/lib/schema-form/messages';
import { type LayoutBox, gridSize } from '@/lib/schema-form/boxes/prompt-boxes';

const handles: { sides: BoxSide[]; className: string }[] = [
  { sides: ['left', 'top'], className: '-top-3 -left-3 cursor-nwse-resize' },
  { sides: ['right', 'top'], className: '-top-3 -right-3 cursor-nesw-resize' },
  { sides: ['left', 'bottom'], className: '-bottom-3 -left-3 cursor-nesw-resize' },
  { sides: ['right', 'bottom'], className: '-right-3 -bottom-3 cursor-nwse-resize' },
];
const percent = (steps: number) => `${(steps / gridSize) * 100}%`;

/** One box on the frame: it is dragged by itself, and resized by its corners once it is chosen. */
export function BoxOnFrame({
  box,
  position,
  isChosen,
  onChoose,
  onStart,
  onKey,
}: {
  box: LayoutBox;
  position: number;
  isChosen: boolean;
  onChoose: () => void;
  onStart: (event: PointerEvent, sides: readonly BoxSide[] | null) => void;
  onKey: (event: KeyboardEvent) => void;
}) {
  return (
    <button
      type="button"
      aria-label={messages.boxes.box(position, box)}
      aria-pressed={isChosen}
      className={classNames(
        'absolute cursor-move touch-none rounded-xs border-2 border-accent text-left outline-offset-2',
        isChosen ? 'z-10 bg-accent/25 ring-1 ring-panel' : 'bg-accent/10 hover:bg-accent/20',
      )}
      style={{
        left: percent(box.left),
        top: percent(box.top),
        width: percent(box.right - box.left),
        height: percent(box.bottom - box.top),
      }}
      onFocus={onChoose}
      onPointerDown={(event) => {
        event.currentTarget.focus();
        onStart(event, null);
      }}
      onKeyDown={onKey}
    >
      <span className="pointer-events-none absolute top-0 left-0 max-w-full truncate rounded-br-xs bg-accent px-1 text-xs font-medium text-accent-text">
        {position}
        {box.text.trim() !== '' && ` ${box.text}`}
      </span>
      {isChosen &&
        handles.map(({ sides, className }) => (
          <span
            key={sides.join(' ')}
            aria-hidden
            data-slot="box-handle"
            className={classNames('absolute grid size-6 touch-none place-items-center', className)}
            onPointerDown={(event) => onStart(event, sides)}
          >
            <span className="size-2.5 rounded-xs border-2 border-accent bg-panel" />
          </span>
        ))}
    </button>
  );
}
