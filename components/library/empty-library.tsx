import { ImageOff, Images } from 'lucide-react';
import Link from 'next/link';
import { Button, buttonClasses } from '@/components/ui/button';
import { isNarrowed } from '@/lib/client/library-view-state';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { libraryMessages } from './messages';

/** Shown where there are no items: why, and what to do. */
export function EmptyLibrary({ filter, onClear }: { filter: LibraryFilter; onClear: () => void }) {
  const { q, board, trash, starred, origin, ...rest } = filter;
  const isSearch = isNarrowed({ ...(q === undefined ? {} : { q }), ...rest });
  const [title, hint] = isSearch
    ? [libraryMessages.nothingFound, libraryMessages.nothingFoundHint]
    : trash === true
      ? [libraryMessages.trashIsEmpty, libraryMessages.trashIsEmptyHint]
      : board !== undefined
        ? [libraryMessages.emptyBoard, libraryMessages.emptyBoardHint]
        : starred === true
          ? [libraryMessages.emptyStarred, libraryMessages.emptyStarredHint]
          : origin === 'upload'
            ? [libraryMessages.emptyUploads, libraryMessages.emptyUploadsHint]
            : [libraryMessages.empty, libraryMessages.emptyHint];
  const Icon = isSearch ? ImageOff : Images;
  const isBare = !isSearch && trash !== true && board === undefined && starred !== true;
  return (
    <div className="flex h-full flex-col items-center justify-center gap-2 p-6 text-center">
      <Icon aria-hidden className="size-7 text-faint" />
      <p className="text-lg font-semibold">{title}</p>
      <p className="max-w-sm text-muted">{hint}</p>
      {isSearch && (
        <Button className="mt-2" onClick={onClear}>
          {libraryMessages.clearFilters}
        </Button>
      )}
      {isBare && (
        <Link href="/" className={buttonClasses({ variant: 'primary', className: 'mt-2' })}>
          {libraryMessages.goToCreate}
        </Link>
      )}
    </div>
  );
}
