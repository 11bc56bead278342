'use client';

import { SquareDashed, X } from 'lucide-react';
import type { LayoutBox } from '@/lib/schema-form/boxes/prompt-boxes';
import { messages } from '@/lib/schema-form/messages';

/** The boxes of a prompt, which its text leaves out; each can be removed. */
export function BoxChips({
  boxes,
  onChange,
}: {
  boxes: readonly LayoutBox[];
  onChange: (boxes: readonly LayoutBox[]) => void;
}) {
  return (
    <ul aria-label={messages.boxes.chips} className="flex flex-wrap gap-1">
      {boxes.map((box, index) => {
        const name = box.text.trim() === '' ? messages.boxes.unnamed(index + 1) : box.text;
        return (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its place in the list
            key={index}
            className="flex h-6 max-w-full min-w-0 items-center gap-1 rounded-sm bg-sunken pl-1.5 text-sm max-desk:h-11"
          >
            <SquareDashed aria-hidden className="size-3.5 shrink-0 text-muted" />
            <span className="truncate" title={name}>
              {name}
            </span>
            <button
              type="button"
              aria-label={messages.boxes.removeChip(name)}
              className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:text-text focus-visible:-outline-offset-2 max-desk:size-11"
              onClick={() => onChange(boxes.filter((_box, other) => other !== index))}
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
