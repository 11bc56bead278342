'use client';

import { type DragEvent, useState } from 'react';
import { carriesFiles } from './dropped-files';

/** An element that files can be dropped on. */
export interface FileDropTarget {
  /** Whether something that it takes is dragged over it. */
  isOver: boolean;
  /** The event handlers of the element. */
  handlers: Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>;
}

/**
 * Makes an element a target to drop on.
 *
 * @param options.accepts what it takes: files from outside of the page where left out
 * @param options.onDrop must read the data at once: it is gone after the event
 */
export function useFileDrop({
  accepts = carriesFiles,
  onDrop,
}: {
  accepts?: (data: DataTransfer) => boolean;
  onDrop: (data: DataTransfer) => void;
}): FileDropTarget {
  const [isOver, setIsOver] = useState(false);
  function follow(event: DragEvent) {
    if (!accepts(event.dataTransfer)) return;
    // Also tells those around it that the drag is taken.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  }
  return {
    isOver,
    handlers: {
      onDragEnter: follow,
      onDragOver: follow,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event) => {
        setIsOver(false);
        if (!accepts(event.dataTransfer)) return;
        event.preventDefault();
        onDrop(event.dataTransfer);
      },
    },
  };
}
