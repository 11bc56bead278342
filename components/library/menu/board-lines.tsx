'use client';

import { useQuery } from '@tanstack/react-query';
import { BoardOwner } from '@/components/media-actions/board-owner';
import { Thumbnail } from '@/components/ui/thumbnail';
import { ContextMenuItem } from '@/components/ui/context-menu';
import { boardsOptions } from '@/lib/client/library/library';
import { menuMessages } from './messages';

/** The boards in the menu: those that the person may edit. */
export function BoardLines({ onPick }: { onPick: (board: string) => void }) {
  const { data: boards, isError } = useQuery(boardsOptions());
  if (isError && boards === undefined) return <ContextMenuItem disabled>{menuMessages.boardsFailed}</ContextMenuItem>;
  const editable = boards?.filter(({ mayEdit }) => mayEdit) ?? [];
  if (editable.length === 0) {
    return <ContextMenuItem disabled>{menuMessages.noBoards}</ContextMenuItem>;
  }
  return editable.map(({ id, name, owner, coverUrl }) => (
    <ContextMenuItem key={id} className="max-w-72" onSelect={() => onPick(id)}>
      <span className="size-5 shrink-0 overflow-hidden rounded-xs bg-sunken">
        {coverUrl !== null && <Thumbnail src={coverUrl} alt="" />}
      </span>
      <span className="min-w-0 truncate">{name}</span>
      <BoardOwner owner={owner} />
    </ContextMenuItem>
  ));
}
