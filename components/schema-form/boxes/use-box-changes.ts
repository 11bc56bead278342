'use client';

import { useState } from 'react';
import type { BoxFormat } from '@/lib/schema-form/boxes/box-format';
import { createBox, duplicateBox } from '@/lib/schema-form/boxes/edit-boxes';
import type { LayoutBox } from '@/lib/schema-form/boxes/prompt-boxes';
import type { BoxEditor } from './use-boxes';

const firstSides = { left: 300, top: 300, right: 700, bottom: 700 };

/** Which box is chosen, and what can be done with single boxes. */
export interface BoxChanges {
  /** The index of the chosen box; null for none. */
  chosen: number | null;
  choose: (index: number | null) => void;
  /** Replaces a box; changes of one subject are undone together. */
  set: (index: number, box: LayoutBox, subject: string) => void;
  rename: (index: number, text: string) => void;
  /** Puts a box into the middle of the frame. */
  add: () => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
}

/** Chooses boxes, and changes single ones. A new box is chosen. */
export function useBoxChanges({ boxes, change }: BoxEditor, format: BoxFormat): BoxChanges {
  const [selected, choose] = useState<number | null>(null);
  const chosen = selected !== null && selected < boxes.length ? selected : null;
  const set = (index: number, box: LayoutBox, subject: string) => change(boxes.with(index, box), subject);
  const append = (box: LayoutBox) => {
    change([...boxes, box], null);
    choose(boxes.length);
  };
  return {
    chosen,
    choose,
    set,
    rename: (index, text) => {
      const box = boxes[index];
      if (box !== undefined) set(index, { ...box, text }, `text ${index}`);
    },
    add: () => append(createBox(firstSides, boxes, format)),
    duplicate: (index) => {
      const box = boxes[index];
      if (box !== undefined) append(duplicateBox(box, boxes, format));
    },
    remove: (index) => {
      change(boxes.toSpliced(index, 1), null);
      choose(null);
    },
  };
}
