'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Thumbnail } from '@/components/ui/thumbnail';
import { boardsOptions, createBoard, libraryKeys } from '@/lib/client/library/library';
import { BoardName } from './board-name';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { reportActionError } from '@/lib/client/report-error';
import { libraryMessages } from '../messages';

const row = 'flex h-8 w-full items-center gap-2.5 rounded-sm px-2 text-left hover:bg-sunken max-desk:h-11';

/** Picks a board to add items to, or creates one. */
export function BoardPicker({ popover, onPick }: { popover: LatePopoverState; onPick: (board: string) => void }) {
  const client = useQueryClient();
  const { data: boards } = useQuery(boardsOptions());
  const [isNaming, setIsNaming] = useState(false);

  function pick(id: string) {
    popover.onOpenChange(false);
    setIsNaming(false);
    onPick(id);
  }

  async function make(name: string) {
    try {
      const { id } = await createBoard(name);
      await client.invalidateQueries({ queryKey: libraryKeys.boards });
      pick(id);
    } catch (error) {
      reportActionError(error);
    }
  }

  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={libraryMessages.addToBoard}
      className="flex w-64 flex-col overflow-y-auto p-1"
    >
      {boards?.map(({ id, name, coverUrl }) => (
        <button key={id} type="button" className={row} onClick={() => pick(id)}>
          <span className="size-5 shrink-0 overflow-hidden rounded-xs bg-sunken">
            {coverUrl !== null && <Thumbnail src={coverUrl} alt="" />}
          </span>
          <span className="min-w-0 truncate">{name}</span>
        </button>
      ))}
      {isNaming ? (
        <BoardName
          initial=""
          submitLabel={libraryMessages.create}
          onSubmit={(name) => void make(name)}
          onCancel={() => setIsNaming(false)}
        />
      ) : (
        <button type="button" className={row} onClick={() => setIsNaming(true)}>
          <Plus aria-hidden className="size-4 shrink-0" />
          {libraryMessages.newBoard}
        </button>
      )}
    </AnchoredPopover>
  );
}
