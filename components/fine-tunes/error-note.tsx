import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ErrorDescription } from './describe-error';

/** What went wrong, and what to do now. */
export function ErrorNote({ what, next, children = null }: ErrorDescription & { children?: ReactNode }) {
  return (
    <div role="alert" className="flex gap-2.5 self-stretch rounded bg-bad-soft px-3.5 py-3">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="flex min-w-0 flex-col items-start gap-2 wrap-anywhere">
        <div>
          <p className="font-medium">{what}</p>
          <p className="mt-0.5 text-muted">{next}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
