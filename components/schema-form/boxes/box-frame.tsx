'use client';

import { type KeyboardEvent, useRef } from 'react';
import type { BoxFormat } from '@/lib/schema-form/boxes/box-format';
import { messages } from '@/lib/schema-form/messages';
import { numberBoxes } from '@/lib/schema-form/boxes/prompt-boxes';
import { pressArrow } from '@/lib/schema-form/boxes/edit-boxes';
import { BoxOnFrame } from './box-on-frame';
import type { Boxes } from './use-boxes';
import { useBoxDrag } from './use-box-drag';

/** The frame that one draws on. */
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
  editor: Boxes;
  format: BoxFormat;
  ratio: { width: number; height: number };
  /** Address of the picture under the boxes; null for an empty frame. */
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
