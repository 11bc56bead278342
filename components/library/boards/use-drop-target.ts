'use client';

import { type DragEvent, useState } from 'react';

/** The handlers of an element that something can be dropped on. */
export interface DropTarget {
  isOver: boolean;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: () => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Takes drags of one data type; `onDrop` gets the data. */
export function useDropTarget(type: string, effect: 'copy' | 'move', onDrop: (data: string) => void): DropTarget {
  const [isOver, setIsOver] = useState(false);
  function onDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes(type)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = effect;
    setIsOver(true);
  }
  return {
    isOver,
    handlers: {
      onDragEnter: onDrag,
      onDragOver: onDrag,
      onDragLeave: () => setIsOver(false),
      onDrop: (event) => {
        setIsOver(false);
        const data = event.dataTransfer.getData(type);
        if (data === '') return;
        event.preventDefault();
        event.stopPropagation();
        onDrop(data);
      },
    },
  };
}
