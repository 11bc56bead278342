'use client';

import {
  Clapperboard,
  Download,
  FolderMinus,
  FolderPlus,
  Maximize2,
  Palette,
  RotateCcw,
  Search,
  SquareSplitHorizontal,
  Star,
  Text,
  Trash2,
} from 'lucide-react';
import { modelNameOf } from '@/lib/client/models/model-names';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import {
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuSub,
} from '@/components/ui/context-menu';
import { compareAddress } from '@/components/viewer/compare/comparison';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { mayChange } from '@/lib/client/me';
import { itemAddress } from '@/lib/client/library-view-state';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import type { LibraryActions } from '../selection/use-library-actions';
import { selectedToCompare, type Selection } from '../selection/selection';
import { BoardLines } from './board-lines';
import { MarkLines } from './mark-lines';
import { menuMessages } from './messages';
import { SendLines } from './send-lines';
import { storyboardAddress } from './storyboard-address';

/** Everything that can be done with an item of the grid, or with the selection that it is in. */
export function ItemMenu({
  target,
  count,
  filter,
  board,
  actions,
  onFilter,
}: {
  target: Selection;
  count: number;
  filter: LibraryFilter;
  /** The open board, whose items can be removed from it; null without one. */
  board: string | null;
  actions: LibraryActions;
  /** Shows what a filter finds. */
  onFilter: (filter: LibraryFilter) => void;
}) {
  const router = useRouter();
  const { itemsOf } = actions;
  const items = useMemo(() => itemsOf(target), [itemsOf, target]);
  const [one] = items.length === 1 ? items : [];
  const compared = selectedToCompare(target);
  const isAllStarred = items.length > 0 && items.every(({ isStarred }) => isStarred);
  // Items that have not loaded yet may be somebody else's: then the studio says so.
  const isOwn = items.every(({ owner }) => mayChange(owner));
  const storyboard = storyboardAddress(items);
  if (filter.trash === true) {
    return (
      <ContextMenuContent aria-label={menuMessages.label({ count })}>
        <ContextMenuItem shortcut={menuMessages.deleteKey} disabled={!isOwn} onSelect={() => actions.trash(target)}>
          <RotateCcw aria-hidden />
          {menuMessages.restore}
        </ContextMenuItem>
      </ContextMenuContent>
    );
  }
  return (
    <ContextMenuContent aria-label={menuMessages.label({ count })}>
      {one !== undefined && (
        <ContextMenuItem shortcut="↵" onSelect={() => router.push(itemAddress(one.media.id, filter))}>
          <Maximize2 aria-hidden />
          {menuMessages.open}
        </ContextMenuItem>
      )}
      {compared !== null && (
        <ContextMenuItem onSelect={() => router.push(compareAddress(compared, { filter }))}>
          <SquareSplitHorizontal aria-hidden />
          {menuMessages.compare({ count: compared.length })}
        </ContextMenuItem>
      )}
      <SendLines items={items} />
      {storyboard !== null && (
        <ContextMenuItem onSelect={() => router.push(storyboard)}>
          <Clapperboard aria-hidden />
          {menuMessages.storyboard}
        </ContextMenuItem>
      )}
      <ContextMenuSeparator />
      <ContextMenuItem shortcut="S" onSelect={() => actions.star(target)}>
        <Star aria-hidden />
        {isAllStarred ? menuMessages.unstar : menuMessages.star}
      </ContextMenuItem>
      <MarkLines items={items} onChange={(change) => actions.change(target, change)} />
      <ContextMenuSeparator />
      <ContextMenuSub
        label={
          <>
            <FolderPlus aria-hidden />
            {menuMessages.board}
          </>
        }
      >
        <BoardLines onPick={(to) => actions.change(target, { do: 'add_to_board', board: to })} />
      </ContextMenuSub>
      {board !== null && (
        <ContextMenuItem onSelect={() => actions.change(target, { do: 'remove_from_board', board })}>
          <FolderMinus aria-hidden />
          {menuMessages.removeFromBoard}
        </ContextMenuItem>
      )}
      <ContextMenuItem onSelect={() => actions.download(target)}>
        <Download aria-hidden />
        {menuMessages.download({ count })}
      </ContextMenuItem>
      {one !== undefined && one.origin === 'result' && (
        <ContextMenuItem onSelect={() => void copyAndNotify(one.caption, menuMessages.promptCopied)}>
          <Text aria-hidden />
          {menuMessages.copyPrompt}
        </ContextMenuItem>
      )}
      {one !== undefined && (one.palette.length > 0 || one.origin === 'result') && (
        <ContextMenuSub
          label={
            <>
              <Search aria-hidden />
              {menuMessages.find}
            </>
          }
        >
          {one.palette.length > 0 && (
            <ContextMenuItem onSelect={() => onFilter({ colours: one.palette.slice(0, 2) })}>
              <Palette aria-hidden />
              {menuMessages.sameColours}
            </ContextMenuItem>
          )}
          {one.batchId !== null && (
            <ContextMenuItem onSelect={() => onFilter({ batch: one.batchId ?? '' })}>
              {menuMessages.sameBatch}
            </ContextMenuItem>
          )}
          {one.media.seed !== null && (
            <ContextMenuItem onSelect={() => onFilter({ settings: [{ name: 'seed', value: one.media.seed ?? '' }] })}>
              {menuMessages.sameSeed({ seed: one.media.seed })}
            </ContextMenuItem>
          )}
          {one.model !== null && (
            <ContextMenuItem onSelect={() => onFilter({ model: one.model ?? '' })}>
              {menuMessages.sameModel({ model: modelNameOf({ model: one.model, modelName: one.modelName }) })}
            </ContextMenuItem>
          )}
        </ContextMenuSub>
      )}
      <ContextMenuSeparator />
      <ContextMenuItem shortcut={menuMessages.deleteKey} disabled={!isOwn} onSelect={() => actions.trash(target)}>
        <Trash2 aria-hidden />
        {menuMessages.trash}
      </ContextMenuItem>
    </ContextMenuContent>
  );
}
