import { ImageOff, Images } from 'lucide-react';
import Link from 'next/link';
import { useRef } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { isNarrowed } from '@/lib/client/library-view-state';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import type { OpenBoard } from './boards/open-board';
import { libraryMessages } from './messages';
import { chosenFiles } from '@/components/ui/dropped-files';
import { libraryFiles } from './upload/library-files';
import type { LibraryFiles } from './upload/library-files';
import { uploadMessages } from './upload/messages';

/** Shown where there are no items: why, and what to do. */
export function EmptyLibrary({
  filter,
  board: state,
  onClear,
  onFiles,
}: {
  filter: LibraryFilter;
  /** What can be done with the open board. */
  board: OpenBoard['state'];
  onClear: () => void;
  onFiles: (files: LibraryFiles) => void;
}) {
  const { q, board, folder, trash, starred, origin, sort: _sort, ...rest } = filter;
  const isSearch = isNarrowed({ ...(q === undefined ? {} : { q }), ...rest });
  const [title, hint] = isSearch
    ? [libraryMessages.nothingFound, libraryMessages.nothingFoundHint]
    : trash === true
      ? [libraryMessages.trashIsEmpty, libraryMessages.trashIsEmptyHint]
      : board !== undefined || folder !== undefined
        ? textsOfBoard(state)
        : starred === true
          ? [libraryMessages.emptyStarred, libraryMessages.emptyStarredHint]
          : origin === 'upload'
            ? [libraryMessages.emptyUploads, libraryMessages.emptyUploadsHint]
            : [libraryMessages.empty, libraryMessages.emptyHint];
  const Icon = isSearch ? ImageOff : Images;
  const isBare = !isSearch && trash !== true && board === undefined && folder === undefined && starred !== true;
  const mayAdd = state === 'none' || state === 'editable';
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
      <div className="mt-2 flex gap-2">
        {isBare && (
          <Link href="/" className={buttonClasses({ variant: 'primary', className: 'max-desk:h-11' })}>
            {libraryMessages.goToCreate}
          </Link>
        )}
        {!isSearch && trash !== true && starred !== true && folder === undefined && mayAdd && (
          <ChooseFiles onFiles={onFiles} />
        )}
      </div>
    </div>
  );
}

function textsOfBoard(state: OpenBoard['state']): [string, string] {
  if (state === 'gone') return [libraryMessages.noBoard, libraryMessages.noBoardHint];
  const hint = state === 'viewed' ? libraryMessages.emptyViewedBoardHint : libraryMessages.emptyBoardHint;
  return [libraryMessages.emptyBoard, hint];
}

function ChooseFiles({ onFiles }: { onFiles: (files: LibraryFiles) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className="max-desk:h-11" onClick={() => input.current?.click()}>
        {uploadMessages.chooseFiles}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*,video/*,audio/*,.zip,application/zip"
        hidden
        onChange={(event) => {
          onFiles(libraryFiles(chosenFiles(event.target.files)));
          event.target.value = '';
        }}
      />
    </>
  );
}
