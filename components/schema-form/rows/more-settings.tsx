'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { messages } from '@/lib/schema-form/messages';
import { useMoreSettings } from './more-settings-state';

/** The settings that seldom matter, folded under a count of those that are set. */
export function MoreSettings({ children }: { children: ReactNode }) {
  const { isOpen, setOpen, set } = useMoreSettings();
  const id = useId();
  return (
    <div className="border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="-mx-2 flex h-8 items-center gap-1.5 rounded px-2 font-medium hover:bg-sunken max-desk:h-11"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight
          aria-hidden
          className={classNames('size-4 text-muted transition-transform', isOpen && 'rotate-90')}
        />
        {messages.moreSettings}
        {set > 0 && <span className="font-normal text-muted">· {messages.setOf(set)}</span>}
      </button>
      <div id={id} hidden={!isOpen} className="mt-3 flex min-w-0 flex-col gap-5 pb-1 [&[hidden]]:hidden">
        {isOpen && children}
      </div>
    </div>
  );
}
