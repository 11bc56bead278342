'use client';

import { useQuery } from '@tanstack/react-query';
import { Thumbnail } from '@/components/ui/thumbnail';
import { ContextMenuItem } from '@/components/ui/context-menu';
import { boardsOptions } from '@/lib/client/library/library';
import { menuMessages } from './messages';

/** The boards in the menu. */
export function BoardLines({ onPick }: { onPick: (board: string) => void }) {
  const { data: boards, isError } = useQuery(boardsOptions());
  if (isError && boards === undefined) return <ContextMenuItem disabled>{menuMessages.boardsFailed}</ContextMenuItem>;
  if (boards === undefined || boards.length === 0) {
    return <ContextMenuItem disabled>{menuMessages.noBoards}</ContextMenuItem>;
  }
  return boards.map(({ id, name, coverUrl }) => (
    <ContextMenuItem key={id} className="max-w-72" onSelect={() => onPick(id)}>
      <span className="size-5 shrink-0 overflow-hidden rounded-xs bg-sunken">
        {coverUrl !== null && <Thumbnail src={coverUrl} alt="" />}
      </span>
      <span className="min-w-0 truncate">{name}</span>
    </ContextMenuItem>
  ));
}
