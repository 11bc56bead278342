'use client';

import { type FileDropTarget, useFileDrop } from '@/components/ui/use-file-drop';

/** The data type of a drag that only reorders the media of one field. */
export const reorderType = 'application/x-easel-reorder';

function carriesMedia({ types }: DataTransfer): boolean {
  return !types.includes(reorderType) && (types.includes('Files') || types.includes('text/uri-list'));
}

/** A target to drop files and addresses on. It ignores drags that started inside it, to reorder. */
export function useMediaDrop(take: {
  files: (files: File[]) => void;
  address: (text: string) => void;
}): FileDropTarget {
  return useFileDrop({
    accepts: carriesMedia,
    onDrop: (data) => {
      const files = [...data.files];
      const address = data
        .getData('text/uri-list')
        .split(/\r?\n/)
        .find((line) => !line.startsWith('#'));
      if (files.length > 0) take.files(files);
      else if (address !== undefined && address !== '') take.address(address);
    },
  });
}
