'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Zoom } from '@/components/viewer/zoom/use-zoom';
import type { BoxFormat } from '@/lib/schema-form/boxes/box-format';
import { gridSize, type LayoutBox } from '@/lib/schema-form/boxes/prompt-boxes';
import { ToolCanvas } from '../stage-tool/tool-canvas';
import { BoxOnFrame } from './box-on-frame';
import { boxMessages } from './messages-late';
import type { Backdrop } from './use-backdrop';
import { boxAt, type BoxMode, useBoxDrag } from './use-box-drag';

const area = ({ left, right, top, bottom }: LayoutBox) => (right - left) * (bottom - top);

/** The shortest side in pixels of the window that has room for a handle in its middle. */
const roomForMiddle = 64;

/** The frame at the size of the stage, with the boxes. A drag renders only this. */
export function BoxCanvas({
  boxes,
  format,
  mode,
  isHand,
  isLocked,
  chosen,
  naming,
  zoom,
  backdrop,
  hint,
  onDragging,
  onChoose,
  onChange,
  onDrawn,
  onName,
  onText,
  onNamed,
}: {
  boxes: readonly LayoutBox[];
  format: BoxFormat;
  mode: BoxMode;
  isHand: boolean;
  /** Whether the list can't be read, so that nothing may be drawn. */
  isLocked: boolean;
  chosen: number | null;
  /** The box whose name is typed on it. */
  naming: number | null;
  zoom: Zoom;
  backdrop: Backdrop;
  hint: string;
  /** Called with what ends the running drag without a change; null without one. */
  onDragging: (abort: (() => void) | null) => void;
  onChoose: (index: number | null) => void;
  onChange: (boxes: readonly LayoutBox[]) => void;
  onDrawn: (boxes: readonly LayoutBox[], index: number) => void;
  onName: (index: number) => void;
  onText: (index: number, text: string) => void;
  /** The name was left, with the focus or by a key. */
  onNamed: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { gesture, live } = useBoxDrag(frame, {
    boxes,
    format,
    mode,
    chosen,
    isLocked,
    onChoose,
    onChange,
    onDrawn,
    onName,
  });
  const { abort } = gesture;
  const isDragging = live !== null;
  useLayoutEffect(() => {
    onDragging(isDragging ? abort : null);
  });
  // The chosen box has the focus, unless something outside the frame has it.
  useEffect(() => {
    const { activeElement } = document;
    const tool = frame.current?.closest('[data-stage-tool]');
    const isFree = activeElement === document.body || activeElement === tool || frame.current?.contains(activeElement);
    if (chosen === null || naming !== null || isFree !== true) return;
    frame.current?.querySelector<HTMLElement>(`[data-box="${chosen}"] > button`)?.focus({ preventScroll: true });
  }, [chosen, naming]);

  const shown = live?.boxes ?? boxes;
  const bySize = shown.toSorted((one, other) => area(other) - area(one));
  const { frame: size, source } = backdrop;
  const pixelsOf = ({ left, right, top, bottom }: LayoutBox) =>
    boxMessages.pixels({
      width: Math.round(((right - left) / gridSize) * (size.precision === 'proportion' ? gridSize : size.width)),
      height: Math.round(((bottom - top) / gridSize) * (size.precision === 'proportion' ? gridSize : size.height)),
    });
  const hasMiddles = ({ left, right, top, bottom }: LayoutBox) =>
    zoom.rect !== null &&
    ((right - left) / gridSize) * zoom.rect.width >= roomForMiddle &&
    ((bottom - top) / gridSize) * zoom.rect.height >= roomForMiddle;
  return (
    <ToolCanvas
      zoom={zoom}
      gesture={gesture}
      isHand={isHand}
      className={mode === 'draw' ? 'cursor-crosshair' : undefined}
      foot={hint}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble from the boxes */}
      <div
        ref={frame}
        role="group"
        aria-label={boxMessages.frame}
        className="absolute inset-0 bg-panel shadow-picture outline outline-line"
        onFocus={(event) => {
          const index = boxAt(event.target);
          if (index !== null && index !== chosen) onChoose(index);
        }}
        // The focus follows the chosen box, not the press.
        onMouseDown={(event) => event.preventDefault()}
      >
        {source === null ? (
          <EmptyFrame />
        ) : (
          <img
            src={source}
            alt=""
            draggable={false}
            className="pointer-events-none absolute inset-0 size-full object-cover"
          />
        )}
        {shown.map((box, index) => (
          <BoxOnFrame
            // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its place in the list
            key={index}
            box={box}
            index={index}
            layer={bySize.indexOf(box) + 1}
            isChosen={index === (live?.index ?? chosen)}
            hasMiddles={hasMiddles(box)}
            pixels={index === live?.index ? pixelsOf(box) : null}
            naming={
              index === naming && live === null ? { onText: (text) => onText(index, text), onEnd: onNamed } : null
            }
          />
        ))}
        {live?.guides.across.map((at) => (
          <span
            key={`across ${at}`}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 z-200 w-px bg-[#e5309a]"
            style={{ left: `${(at / gridSize) * 100}%` }}
          />
        ))}
        {live?.guides.down.map((at) => (
          <span
            key={`down ${at}`}
            aria-hidden
            className="pointer-events-none absolute inset-x-0 z-200 h-px bg-[#e5309a]"
            style={{ top: `${(at / gridSize) * 100}%` }}
          />
        ))}
      </div>
    </ToolCanvas>
  );
}

/** Thirds, to place things by. */
function EmptyFrame() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 grid grid-cols-3 grid-rows-3">
      {Array.from({ length: 9 }, (_, at) => (
        <span key={at} className="border-line not-nth-[3n]:border-r not-nth-[n+7]:border-b" />
      ))}
    </span>
  );
}
