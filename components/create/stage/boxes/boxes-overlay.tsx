'use client';

import { BoxLabel, outlineStyle } from '@/components/schema-form/boxes/box-outline';
import { gridSize, type LayoutBox, numberBoxes } from '@/lib/schema-form/boxes/prompt-boxes';
import { stageBoxMessages } from './messages';
import { useBoxesShown } from './shown-boxes';

const percent = (steps: number) => `${(steps / gridSize) * 100}%`;

/** The boxes that a result was made from, over it, while they are to be shown. */
export function BoxesOverlay({ boxes }: { boxes: readonly LayoutBox[] }) {
  const isShown = useBoxesShown();
  if (!isShown) return null;
  return (
    <ul aria-label={stageBoxMessages.list} className="pointer-events-none absolute inset-0">
      {numberBoxes(boxes).map(({ box, index, position }) => (
        <li
          key={position}
          aria-label={box.text.trim() === '' ? stageBoxMessages.unnamed({ position }) : box.text}
          className="absolute rounded-[2px] border-2"
          style={{
            left: percent(box.left),
            top: percent(box.top),
            width: percent(box.right - box.left),
            height: percent(box.bottom - box.top),
            ...outlineStyle(index, 8),
          }}
        >
          <BoxLabel index={index} text={box.text} />
        </li>
      ))}
    </ul>
  );
}
