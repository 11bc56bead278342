'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { Thumbnail } from '@/components/ui/thumbnail';
import { useLineSearch } from '@/components/ui/use-line-search';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { boardsOptions, createBoard, libraryKeys } from '@/lib/client/library/library';
import { reportActionError } from '@/lib/client/report-error';
import { BoardOwner } from './board-owner';
import { actionMessages } from './messages';
import { SearchLine, SearchList } from './search-list';

const { boards: messages } = actionMessages;

/** Picks a board to add items to, of those that the person may edit; a name that no board has creates one. */
export function BoardPopover({ popover, onPick }: { popover: LatePopoverState; onPick: (board: string) => void }) {
  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={actionMessages.addToBoard}
      className="flex w-[min(280px,calc(100vw-16px))] flex-col overflow-hidden"
    >
      <Boards
        onPick={(board) => {
          popover.onOpenChange(false);
          onPick(board);
        }}
      />
    </AnchoredPopover>
  );
}

/** Mounted when the popover opens: a search begins anew each time. */
function Boards({ onPick }: { onPick: (board: string) => void }) {
  const client = useQueryClient();
  const listId = useId();
  const { data: boards, isError, refetch } = useQuery(boardsOptions());
  const [typed, setTyped] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const name = typed.trim();
  const found = boards?.filter((board) => board.mayEdit && board.name.toLowerCase().includes(name.toLowerCase())) ?? [];
  const isNew = name !== '' && !found.some((board) => board.name.toLowerCase() === name.toLowerCase());

  async function create() {
    if (isCreating) return;
    setIsCreating(true);
    try {
      const { id } = await createBoard(name);
      await client.invalidateQueries({ queryKey: libraryKeys.boards });
      onPick(id);
    } catch (error) {
      setIsCreating(false);
      reportActionError(error);
    }
  }

  const take = (index: number) => {
    const board = found[index];
    if (board !== undefined) onPick(board.id);
    else if (isNew) void create();
  };
  const search = useLineSearch({
    listId,
    keys: [...found.map(({ id }) => id), ...(isNew ? ['new'] : [])],
    onTake: take,
  });
  const failed = (
    <span className="flex items-center gap-2 text-bad">
      {messages.failed}
      <Button size="sm" className="max-desk:h-11" onClick={() => void refetch()}>
        {messages.tryAgain}
      </Button>
    </span>
  );
  const unknown = isError ? failed : messages.loading;
  const empty = boards === undefined ? unknown : found.length === 0 && !isNew ? messages.none : null;
  return (
    <SearchList
      label={actionMessages.addToBoard}
      placeholder={messages.search}
      typed={typed}
      onType={(text) => setTyped(text.slice(0, 80))}
      search={search}
      empty={empty}
    >
      {found.map(({ id, name: title, owner, coverUrl }, index) => (
        <SearchLine key={id} search={search} index={index} onTake={() => take(index)}>
          <span className="flex items-center gap-2.5">
            <span className="size-5 shrink-0 overflow-hidden rounded-xs bg-line">
              {coverUrl !== null && <Thumbnail src={coverUrl} alt="" />}
            </span>
            <span className="min-w-0 truncate">{title}</span>
            <BoardOwner owner={owner} />
          </span>
        </SearchLine>
      ))}
      {isNew && (
        <SearchLine search={search} index={found.length} onTake={() => take(found.length)}>
          <span className="flex items-center gap-2.5">
            <Plus aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 truncate">{messages.create({ name })}</span>
          </span>
        </SearchLine>
      )}
    </SearchList>
  );
}
