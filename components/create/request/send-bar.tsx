'use client';

import { CircleAlert, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { VariantsStepper } from './variants-stepper';
import type { SendMessage } from './request-state';

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
  isPrimary,
  isReady,
  onSend,
}: {
  label: string;
  /** How long a press takes, and what it costs. */
  estimate: ReactNode;
  variants: number;
  onVariants: (count: number) => void;
  message: SendMessage | null;
  /** Further actions of the request. */
  tools?: ReactNode;
  /** Whether its button is the primary action of the screen. */
  isPrimary: boolean;
  isReady: boolean;
  onSend: () => void;
}) {
  const Icon = message?.tone === 'bad' ? CircleAlert : CloudOff;
  return (
    <div className="shrink-0 border-t border-line px-4 py-3">
      <div role="status">
        {message !== null && (
          <p className={`mb-2.5 flex gap-2 text-sm ${message.tone === 'bad' ? 'text-bad' : 'text-muted'}`}>
            <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
            <span className="line-clamp-4 min-w-0 wrap-anywhere">{message.text}</span>
          </p>
        )}
      </div>
      <div className="mb-2 min-h-5">{estimate}</div>
      <div className="flex items-center gap-2.5">
        <VariantsStepper count={variants} onChange={onVariants} />
        <Button
          variant={isPrimary ? 'primary' : 'outline'}
          size="lg"
          className="flex-1"
          aria-disabled={!isReady}
          onClick={onSend}
        >
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
      <div className="mt-2 flex min-h-7 flex-wrap items-center gap-y-2">{tools}</div>
    </div>
  );
}
