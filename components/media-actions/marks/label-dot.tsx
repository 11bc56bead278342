import { classNames } from '@/components/ui/class-names';
import type { LibraryLabel } from '@/lib/contract/studio/library-marks';

const colours: Record<LibraryLabel, string> = {
  red: 'bg-label-red',
  yellow: 'bg-label-yellow',
  green: 'bg-label-green',
  blue: 'bg-label-blue',
  purple: 'bg-label-purple',
};

/** The dot of a colour label. Its name stands beside it, or in the name of what it is on. */
export function LabelDot({ label, className }: { label: LibraryLabel; className?: string }) {
  return (
    <span aria-hidden className={classNames('inline-block size-3 shrink-0 rounded-full', colours[label], className)} />
  );
}
