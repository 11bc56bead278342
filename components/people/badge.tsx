import type { ReactNode } from 'react';

/** A short remark beside a name. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span data-slot="badge" className="shrink-0 rounded-full bg-sunken px-2 text-sm font-medium text-muted">
      {children}
    </span>
  );
}
