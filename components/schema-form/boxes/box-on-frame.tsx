'use client';

import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { BoxSide } from '@/lib/schema-form/boxes/box-format';
import { gridSize, type LayoutBox } from '@/lib/schema-form/boxes/prompt-boxes';
import { boxColour } from './box-colours';
import { BoxLabel, outlineStyle } from './box-outline';
import { boxMessages } from './messages-late';

const corners: { sides: BoxSide[]; className: string }[] = [
  { sides: ['left', 'top'], className: 'top-0 left-0 cursor-nwse-resize' },
  { sides: ['right', 'top'], className: 'top-0 left-full cursor-nesw-resize' },
  { sides: ['left', 'bottom'], className: 'top-full left-0 cursor-nesw-resize' },
  { sides: ['right', 'bottom'], className: 'top-full left-full cursor-nwse-resize' },
];
const middles: { sides: BoxSide[]; className: string }[] = [
  { sides: ['left'], className: 'top-1/2 left-0 cursor-ew-resize' },
  { sides: ['right'], className: 'top-1/2 left-full cursor-ew-resize' },
  { sides: ['top'], className: 'top-0 left-1/2 cursor-ns-resize' },
  { sides: ['bottom'], className: 'top-full left-1/2 cursor-ns-resize' },
];
const percent = (steps: number) => `${(steps / gridSize) * 100}%`;

/** How the name of a box is typed on the box itself. */
export interface BoxNaming {
  onText: (text: string) => void;
  onEnd: () => void;
}

/** One box on the frame. Its gestures and keys are handled by the canvas, which finds it by `data-box`. */
export const BoxOnFrame = memo(function BoxOnFrame({
  box,
  index,
  layer,
  isChosen,
  hasMiddles,
  pixels,
  naming,
}: {
  box: LayoutBox;
  index: number;
  /** Larger boxes are below smaller ones, so that each can be reached. */
  layer: number;
  isChosen: boolean;
  /** Whether there is room for handles in the middle of its sides. */
  hasMiddles: boolean;
  /** Its size in pixels of the result, shown while it is dragged; null otherwise. */
  pixels: string | null;
  /** Null while the name is only shown. */
  naming: BoxNaming | null;
}) {
  const position = index + 1;
  const colour = boxColour(index);
  return (
    <div
      data-box={index}
      className="absolute"
      style={{
        left: percent(box.left),
        top: percent(box.top),
        width: percent(box.right - box.left),
        height: percent(box.bottom - box.top),
        zIndex: isChosen ? 100 : layer,
      }}
    >
      <button
        type="button"
        aria-label={describeBox(position, box)}
        aria-pressed={isChosen}
        className={classNames(
          'absolute inset-0 rounded-[2px] border-2 outline-offset-3',
          isChosen ? 'cursor-move' : 'cursor-[inherit]',
        )}
        style={outlineStyle(index, isChosen ? 26 : 14)}
      />
      {naming === null ? (
        <BoxLabel index={index} text={box.text} />
      ) : (
        <span
          className={classNames(
            'absolute top-0 flex min-w-52 items-center gap-1.5 rounded-[4px] p-0.5 pl-1.5 text-sm font-medium text-white shadow-raised',
            box.left > gridSize * 0.6 ? 'right-0' : 'left-0',
          )}
          style={{ background: colour }}
        >
          <span className="tabular-nums">{position}</span>
          <input
            ref={(input) => input?.focus({ preventScroll: true })}
            aria-label={boxMessages.textOf({ position })}
            placeholder={boxMessages.placeholder}
            autoComplete="off"
            value={box.text}
            className="h-6 min-w-0 flex-1 rounded-[3px] bg-white px-1.5 text-base font-normal text-black outline-none placeholder:text-[#666]"
            onChange={(event) => naming.onText(event.target.value)}
            onBlur={naming.onEnd}
            onPointerDown={(event) => event.stopPropagation()}
            onMouseDown={(event) => event.stopPropagation()}
          />
        </span>
      )}
      {isChosen &&
        naming === null &&
        (hasMiddles ? [...corners, ...middles] : corners).map(({ sides, className }) => (
          <span
            key={sides.join(' ')}
            aria-hidden
            data-handle={sides.join(' ')}
            className={classNames(
              'absolute grid size-5 -translate-1/2 touch-none place-items-center pointer-coarse:size-11',
              className,
            )}
          >
            <span
              className="size-2.5 rounded-[3px] border-2 bg-white shadow-raised pointer-coarse:size-4"
              style={{ borderColor: colour }}
            />
          </span>
        ))}
      {pixels !== null && (
        <span className="pointer-events-none absolute top-full left-1/2 mt-2 -translate-x-1/2 rounded-sm bg-text px-1.5 py-0.5 text-sm whitespace-nowrap text-panel tabular-nums">
          {pixels}
        </span>
      )}
    </div>
  );
});

function describeBox(position: number, { left, top, right, bottom, text }: LayoutBox): string {
  const [width, height] = [right - left, bottom - top];
  return text.trim() === ''
    ? boxMessages.placed({ position, left, top, width, height })
    : boxMessages.named({ position, text, left, top, width, height });
}
