'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { VariantsChoice } from './variants-choice';

/**
 * The footer of the request: the number of variants, and the button that sends it. A press that sends nothing shows the
 * reason.
 */
export function SendBar({
  label,
  estimate,
  variants,
  onVariants,
  message,
  tools = null,
  isReady,
  onSend,
}: {
  label: string;
  /** How long a press takes, and what it costs. */
  estimate: ReactNode;
  /** Null where all would be the same. */
  variants: number | null;
  onVariants: (count: number) => void;
  /** Why the last press sent nothing. */
  message: ReactNode;
  /** Further actions of the request. */
  tools?: ReactNode;
  isReady: boolean;
  onSend: () => void;
}) {
  return (
    <div className="shrink-0 border-t border-line px-4 py-3 short:flex short:flex-wrap short:items-center short:gap-x-3 short:pt-1 short:pb-1.5">
      <div role="status" className="short:basis-full">
        {message}
      </div>
      <div className="mb-2 min-h-5 short:mb-0 short:basis-full">{estimate}</div>
      <div className="flex items-center gap-2.5 short:min-w-56 short:flex-1">
        {variants !== null && <VariantsChoice count={variants} onChange={onVariants} />}
        <Button variant="primary" size="lg" className="flex-1" aria-disabled={!isReady} onClick={onSend}>
          {label}
          <kbd
            aria-hidden
            className="ml-1 rounded-xs border border-current px-1 font-sans text-xs font-medium max-desk:hidden"
          >
            <span className="in-data-[keys=mac]:hidden">Ctrl ↵</span>
            <span className="not-in-data-[keys=mac]:hidden">⌘ ↵</span>
          </kbd>
        </Button>
      </div>
      <div className="mt-2 flex min-h-7 flex-wrap items-center gap-y-2 short:mt-0 short:w-84 short:pl-2">{tools}</div>
    </div>
  );
}
