'use client';

import { type DragEvent, useState } from 'react';

/** The data type of a drag that only reorders the media of one field. */
export const reorderType = 'application/x-easel-reorder';

function carries({ dataTransfer: { types } }: DragEvent): boolean {
  return !types.includes(reorderType) && (types.includes('Files') || types.includes('text/uri-list'));
}

/** A target to drop files and addresses on. It ignores drags that started inside it, to reorder. */
export function useFileDrop(take: { files: (files: File[]) => void; address: (text: string) => void }) {
  const [depth, setDepth] = useState(0);
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!carries(event)) return;
        event.preventDefault();
        setDepth((inside) => inside + 1);
      },
      onDragOver: (event: DragEvent) => {
        if (!carries(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave: (event: DragEvent) => {
        if (carries(event)) setDepth((inside) => Math.max(0, inside - 1));
      },
      onDrop: (event: DragEvent) => {
        if (!carries(event)) return;
        event.preventDefault();
        setDepth(0);
        const files = [...event.dataTransfer.files];
        const address = event.dataTransfer
          .getData('text/uri-list')
          .split(/\r?\n/)
          .find((line) => !line.startsWith('#'));
        if (files.length > 0) take.files(files);
        else if (address !== undefined && address !== '') take.address(address);
      },
    },
  };
}
