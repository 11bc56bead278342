import { classNames } from '@/components/ui/class-names';
import type { CompareSide } from './comparison';

/** The label of a file that is compared, in a corner of it, and what can be done with it there. */
export function SideTag({
  side: { label, isChosen = false, actions },
  className,
  hasActions = true,
}: {
  side: CompareSide;
  className: string;
  hasActions?: boolean;
}) {
  return (
    <div
      className={classNames(
        'pointer-events-none absolute top-2 flex items-start gap-1.5 leading-6 max-desk:flex-col',
        className,
      )}
      // The pane below would pan and zoom.
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <span
        className={classNames(
          'max-w-full truncate rounded-xs px-2 py-0.5',
          isChosen ? 'bg-accent text-accent-text' : 'bg-black/70 text-white',
        )}
      >
        {label}
      </span>
      {hasActions && actions !== undefined && <span className="pointer-events-auto shrink-0">{actions}</span>}
    </div>
  );
}
