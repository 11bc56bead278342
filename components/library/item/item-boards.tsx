'use client';

import { FolderPlus, X } from 'lucide-react';
import Link from 'next/link';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { libraryAddress } from '@/lib/client/library-view-state';
import { useChanges } from '@/components/media-actions/use-changes';
import type { LibraryItemDetail } from '@/lib/contract/studio/library';
import { libraryMessages } from '../messages';

const BoardPopover = latePart(async () => (await import('@/components/media-actions/board-popover')).BoardPopover);

/** The boards that an item is on. */
export function ItemBoards({ itemId, boards }: { itemId: string; boards: LibraryItemDetail['boards'] }) {
  const change = useChanges();
  const { button, popover, wasOpened } = useLatePopover();
  const selection = { ids: [itemId] };
  return (
    <section>
      <h2 className="mb-2 font-semibold">{libraryMessages.item.boards}</h2>
      <ul className="mb-2 flex flex-col">
        {boards.map(({ id, name, mayEdit }) => (
          <li key={id} className="flex items-center gap-2">
            <Link href={libraryAddress({ board: id })} className="min-w-0 flex-1 truncate rounded-xs hover:underline">
              {name}
            </Link>
            {mayEdit && (
              <IconButton
                size="sm"
                label={libraryMessages.item.removeFromBoard({ name })}
                onClick={() => void change(selection, { do: 'remove_from_board', board: id })}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" {...button}>
        <FolderPlus aria-hidden />
        {libraryMessages.item.addToBoard}
      </Button>
      {wasOpened && (
        <Suspense>
          <BoardPopover popover={popover} onPick={(board) => void change(selection, { do: 'add_to_board', board })} />
        </Suspense>
      )}
    </section>
  );
}
