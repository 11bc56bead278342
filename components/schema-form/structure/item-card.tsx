'use client';

import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { structureWords } from '@/lib/schema-form/structure-words';
import { BareControl } from './bare-control';
import type { DrawnPart } from './drawn-part';

/** One item of a list: its name, which takes the keys that move and remove it, and what it holds. */
export function ItemCard({
  title,
  at,
  total,
  onMove,
  onRemove,
  ...part
}: DrawnPart & { title: string; at: number; total: number; onMove: (to: number) => void; onRemove: () => void }) {
  const pressKey = (event: KeyboardEvent) => {
    const isOwn = event.target === event.currentTarget;
    if (event.altKey && event.key === 'ArrowUp') onMove(at - 1);
    else if (event.altKey && event.key === 'ArrowDown') onMove(at + 1);
    else if (isOwn && (event.key === 'Delete' || event.key === 'Backspace')) onRemove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes keys while it has the focus
    <div
      role="group"
      aria-label={title}
      aria-roledescription={structureWords.item}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
      title={structureWords.itemKeys}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that keys can move it
      tabIndex={0}
      data-item={at}
      onKeyDown={pressKey}
      className="flex min-w-0 flex-col gap-3 rounded border border-line p-3 pt-2"
    >
      <div className="flex h-6 items-center gap-0.5 max-desk:h-11">
        <span className="mr-auto min-w-0 truncate text-sm text-muted tabular-nums">{title}</span>
        {total > 1 && (
          <>
            <IconButton
              size="sm"
              className="max-desk:size-11"
              label={structureWords.moveEarlier(title)}
              aria-disabled={at === 0}
              onClick={() => onMove(at - 1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              size="sm"
              className="max-desk:size-11"
              label={structureWords.moveLater(title)}
              aria-disabled={at === total - 1}
              onClick={() => onMove(at + 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton size="sm" className="max-desk:size-11" label={structureWords.remove(title)} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      <BareControl {...part} label={title} showsFaults />
    </div>
  );
}
