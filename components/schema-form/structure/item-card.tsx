import { inSentence } from '@/lib/schema-form/format';
import type { KeyboardEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { messages } from '@/lib/schema-form/messages';
import type { ControlProps } from '../fields/control-props';
import { InnerField } from './inner-field';

/**
 * One item of a list. It can have the focus itself, with keys that move and remove it; the keys that move it work from
 * inside it too.
 *
 * @param isPlain a single value on one row, instead of a card of fields
 * @param isFixed whether the list has its minimum number of items
 */
export function ItemCard({
  title,
  isPlain,
  isFixed,
  at,
  total,
  onMove,
  onRemove,
  ...part
}: Pick<ControlProps, 'field' | 'path'> & {
  title: string;
  isPlain: boolean;
  isFixed: boolean;
  at: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const pressKey = (event: KeyboardEvent) => {
    const isOwn = event.target === event.currentTarget;
    if (event.altKey && event.key === 'ArrowUp') onMove(at - 1);
    else if (event.altKey && event.key === 'ArrowDown') onMove(at + 1);
    else if (isOwn && !isFixed && (event.key === 'Delete' || event.key === 'Backspace')) onRemove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const buttons = isFixed ? null : (
    <ItemButtons title={title} at={at} total={total} onMove={onMove} onRemove={onRemove} />
  );
  const control = <InnerField {...part} label={title} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles keys while it has the focus
    <div
      role="group"
      aria-label={title}
      aria-roledescription={messages.structure.item}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that keys can move it
      tabIndex={0}
      data-item={at}
      onKeyDown={pressKey}
      className={classNames(
        'min-w-0 rounded',
        isPlain
          ? 'flex items-center gap-1.5 *:first:min-w-0 *:first:flex-1'
          : 'flex flex-col gap-2 border border-line p-3 pt-2',
      )}
    >
      {isPlain ? (
        <>
          {control}
          {buttons}
        </>
      ) : (
        <>
          <div className="flex min-h-6 items-center">
            <span
              title={messages.structure.itemKeys}
              className="mr-auto min-w-0 truncate text-sm text-muted tabular-nums"
            >
              {title}
            </span>
            {buttons}
          </div>
          {control}
        </>
      )}
    </div>
  );
}

/** The actions of a list item. */
function ItemButtons({
  title,
  at,
  total,
  onMove,
  onRemove,
}: {
  title: string;
  at: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const shared = { size: 'sm', className: 'max-desk:size-11' } as const;
  return (
    <div className="flex shrink-0 items-center gap-0.5">
      {total > 1 && (
        <>
          <IconButton
            {...shared}
            label={messages.structure.moveEarlier({ name: title })}
            aria-disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            {...shared}
            label={messages.structure.moveLater({ name: title })}
            aria-disabled={at === total - 1}
            onClick={() => onMove(at + 1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton {...shared} label={messages.structure.remove({ name: inSentence(title) })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
