import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { messages } from '@/lib/schema-form/messages';

/** What one can do with an item of a list. */
export function ItemButtons({
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
            label={messages.structure.moveEarlier(title)}
            aria-disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            {...shared}
            label={messages.structure.moveLater(title)}
            aria-disabled={at === total - 1}
            onClick={() => onMove(at + 1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton {...shared} label={messages.structure.remove(title)} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
