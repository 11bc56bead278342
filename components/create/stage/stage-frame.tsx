import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** The neutral surround of whatever is looked at. It is a size container: what is in it may be as large as fits. */
export function StageFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('min-h-0 min-w-0 flex-1 p-8 max-desk:p-4', className)}>
      <div className="@container-size grid size-full place-items-center">{children}</div>
    </div>
  );
}
