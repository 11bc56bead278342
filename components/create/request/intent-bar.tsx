'use client';

import { memo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { moveAlong } from '@/components/ui/move-along';
import { Skeleton } from '@/components/ui/skeleton';
import { type Intent, intentNames } from '@/lib/client/models/intents';
import { createMessages } from '../messages';

/** The tasks; each chooses a model for it. One stop of the Tab key: the arrow keys move among them. */
export const IntentBar = memo(function IntentBar({
  offered,
  current,
  onChoose,
}: {
  /** Null while they are unknown. */
  offered: Intent[] | null;
  current: Intent | null;
  onChoose: (intent: Intent) => void;
}) {
  if (offered === null) return <Skeleton className="my-0.5 h-7 max-desk:h-10" />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of its buttons
    <div
      role="group"
      aria-label={createMessages.intents}
      onKeyDown={moveAlong}
      className="-mx-1.5 flex flex-wrap overflow-x-auto p-0.5 [scrollbar-width:none] max-desk:flex-nowrap"
    >
      {offered.map((intent, index) => (
        <button
          key={intent}
          type="button"
          aria-pressed={intent === current}
          tabIndex={intent === current || (index === 0 && (current === null || !offered.includes(current))) ? 0 : -1}
          onClick={() => onChoose(intent)}
          className={classNames(
            'h-7 rounded-sm px-1.5 whitespace-nowrap transition-colors max-desk:h-10',
            intent === current ? 'bg-sunken font-medium text-text' : 'text-muted hover:text-text',
          )}
        >
          {intentNames[intent]}
        </button>
      ))}
    </div>
  );
});
