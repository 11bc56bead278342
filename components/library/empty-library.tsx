import { ImageOff, Images } from 'lucide-react';
import Link from 'next/link';
import { Button, buttonClasses } from '@/components/ui/button';
import { isNarrowed } from '@/lib/client/library-view-state';
import type { LibraryFilter } from '@/lib/contract/library';
import { libraryWords } from './words';

/** What is said where there is nothing, and what to do about it. */
export function EmptyLibrary({ filter, onClear }: { filter: LibraryFilter; onClear: () => void }) {
  const { q, board, trash, starred, origin, ...rest } = filter;
  const isSearch = isNarrowed({ ...(q === undefined ? {} : { q }), ...rest });
  const [title, hint] = isSearch
    ? [libraryWords.nothingFound, libraryWords.nothingFoundHint]
    : trash === true
      ? [libraryWords.emptyTrashPlace, libraryWords.emptyTrashPlaceHint]
      : board !== undefined
        ? [libraryWords.emptyBoard, libraryWords.emptyBoardHint]
        : starred === true
          ? [libraryWords.emptyStarred, libraryWords.emptyStarredHint]
          : origin === 'upload'
            ? [libraryWords.emptyUploads, libraryWords.emptyHint]
            : [libraryWords.empty, libraryWords.emptyHint];
  const Icon = isSearch ? ImageOff : Images;
  const isBare = !isSearch && trash !== true && board === undefined && starred !== true;
  return (
    <div className="flex h-full flex-col items-center justify-center gap-2 p-6 text-center">
      <Icon aria-hidden className="size-7 text-faint" />
      <p className="text-lg font-semibold">{title}</p>
      <p className="max-w-sm text-muted">{hint}</p>
      {isSearch && (
        <Button className="mt-2" onClick={onClear}>
          {libraryWords.clearFilters}
        </Button>
      )}
      {isBare && (
        <Link href="/" className={buttonClasses({ variant: 'primary', className: 'mt-2' })}>
          {libraryWords.goToCreate}
        </Link>
      )}
    </div>
  );
}
