'use client';

import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import type { Intent } from '@/lib/client/models/intents';
import { createMessages, intentMessages } from '../messages';

/** The tabs of tasks; each chooses a model for its task. */
export const IntentBar = memo(function IntentBar({
  offered,
  current,
  onChoose,
}: {
  /** Null while the models are loading. */
  offered: Intent[] | null;
  current: Intent | null;
  onChoose: (intent: Intent) => void;
}) {
  if (offered === null) return <Skeleton className="my-0.5 h-7 max-desk:h-10" />;
  return (
    <div
      role="group"
      aria-label={createMessages.intents}
      className="-mx-1.5 flex justify-between overflow-x-auto p-0.5 [scrollbar-width:none] max-desk:justify-start"
    >
      {offered.map((intent) => (
        <button
          key={intent}
          type="button"
          aria-pressed={intent === current}
          onClick={() => onChoose(intent)}
          className={classNames(
            'h-7 rounded-sm px-1.5 whitespace-nowrap transition-colors max-desk:h-10',
            intent === current ? 'bg-sunken font-medium text-text' : 'text-muted hover:text-text',
          )}
        >
          {intentMessages[intent].name}
        </button>
      ))}
    </div>
  );
});
