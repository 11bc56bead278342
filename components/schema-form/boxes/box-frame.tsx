'use client';

import { type KeyboardEvent, useRef, type PointerEvent } from 'react';
import type { BoxFormat, BoxSide } from '@/lib/schema-form/boxes/box-format';
import { useBoxDrag } from './use-box-drag';
import { classNames } from '@/components/ui/class-names';
import { pressArrow } from '@/lib/schema-form/boxes/edit-boxes';
import { numberBoxes, type LayoutBox, gridSize } from '@/lib/schema-form/boxes/prompt-boxes';
import { messages } from '@/lib/schema-form/messages';
import type { BoxEditor } from './use-boxes';

/** The frame to draw boxes on. */
export function BoxFrame({
  editor,
  format,
  ratio,
  source,
  chosen,
  onChoose,
  onDrawn,
  onRemove,
}: {
  editor: BoxEditor;
  format: BoxFormat;
  ratio: { width: number; height: number };
  /** Address of the image under the boxes; null for an empty frame. */
  source: string | null;
  chosen: number | null;
  onChoose: (index: number | null) => void;
  onDrawn: (index: number) => void;
  onRemove: (index: number) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const drag = useBoxDrag(frame, editor, format, onDrawn);
  const { boxes, change, issue } = editor;

  const pressKey = (event: KeyboardEvent, index: number) => {
    const box = boxes[index];
    if (box === undefined || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(index);
      return;
    }
    const next = pressArrow(box, event);
    if (next === null) return;
    event.preventDefault();
    change(boxes.with(index, next), `keys ${index}`);
  };
  return (
    <div className="flex justify-center rounded bg-canvas p-3">
      <div
        ref={frame}
        role="group"
        aria-label={messages.boxes.frame}
        data-slot="box-frame"
        className="relative w-full cursor-crosshair touch-none bg-panel shadow-picture select-none"
        style={{
          aspectRatio: `${ratio.width} / ${ratio.height}`,
          maxWidth: `calc(min(50vh, 420px) * ${(ratio.width / ratio.height).toFixed(4)})`,
        }}
        onPointerDown={(event) => {
          if (issue !== null) return;
          onChoose(null);
          drag.start(event, null);
        }}
        onPointerMove={drag.follow}
        onPointerUp={drag.end}
        onPointerCancel={drag.end}
      >
        {source !== null && (
          <img
            src={source}
            alt=""
            draggable={false}
            className="pointer-events-none absolute inset-0 size-full object-cover"
          />
        )}
        {numberBoxes(boxes).map(({ box, index, position }) => (
          <BoxOnFrame
            key={position}
            box={box}
            position={position}
            isChosen={index === chosen}
            onChoose={() => onChoose(index)}
            onStart={(event, sides) => drag.start(event, { index, sides })}
            onKey={(event) => pressKey(event, index)}
          />
        ))}
      </div>
    </div>
  );
}

const handles: { sides: BoxSide[]; className: string }[] = [
  { sides: ['left', 'top'], className: '-top-3 -left-3 cursor-nwse-resize' },
  { sides: ['right', 'top'], className: '-top-3 -right-3 cursor-nesw-resize' },
  { sides: ['left', 'bottom'], className: '-bottom-3 -left-3 cursor-nesw-resize' },
  { sides: ['right', 'bottom'], className: '-right-3 -bottom-3 cursor-nwse-resize' },
];
const percent = (steps: number) => `${(steps / gridSize) * 100}%`;

/** One box on the frame: dragging moves it, and once selected its corners resize it. */
function BoxOnFrame({
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
