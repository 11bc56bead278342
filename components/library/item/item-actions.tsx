'use client';

import { Download, RotateCcw, Star, Trash2 } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { LibraryItem } from '@/lib/contract/library';
import { itemWords } from '../item-words';
import { startDownload } from '../start-download';
import { useItemChanges } from '../use-item-changes';

/** Star, download, trash. */
export function ItemActions({ item }: { item: LibraryItem }) {
  const { star, trash } = useItemChanges();
  const { media, isStarred, isTrashed } = item;
  return (
    <div className="-mx-2.5 flex gap-1">
      <IconButton
        size="lg"
        label={isStarred ? itemWords.unstar : itemWords.star}
        aria-pressed={isStarred}
        onClick={() => star(item)}
      >
        <Star aria-hidden className={classNames(isStarred && 'fill-current')} />
      </IconButton>
      <IconButton size="lg" label={itemWords.download} onClick={() => startDownload(`${media.url}?download`)}>
        <Download aria-hidden />
      </IconButton>
      <IconButton
        size="lg"
        label={isTrashed ? itemWords.putBack : itemWords.trash}
        className="ml-auto"
        onClick={() => trash(item)}
      >
        {isTrashed ? <RotateCcw aria-hidden /> : <Trash2 aria-hidden />}
      </IconButton>
    </div>
  );
}
