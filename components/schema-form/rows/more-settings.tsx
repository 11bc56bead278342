'use client';

import { ChevronRight } from 'lucide-react';
import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/components/ui/class-names';
import { messages } from '@/lib/schema-form/messages';

/** The less important settings, folded under a count of those that are changed. A press that opens them shows them. */
export function MoreSettings({ children }: { children: ReactNode }) {
  const { isOpen, setOpen, changed } = useMoreSettings();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isOpen && isPressed.current) root.current?.scrollIntoView({ block: 'nearest' });
    isPressed.current = false;
  }, [isOpen]);
  return (
    <div ref={root} data-slot="more-settings" className="border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="-mx-2 flex h-8 items-center gap-1.5 rounded px-2 font-medium hover:bg-sunken max-desk:h-11"
        onClick={() => {
          isPressed.current = true;
          setOpen(!isOpen);
        }}
      >
        <ChevronRight
          aria-hidden
          className={classNames('size-4 text-muted transition-transform', isOpen && 'rotate-90')}
        />
        {messages.moreSettings}
        {changed > 0 && <span className="font-normal text-muted">· {messages.changedOf({ changed })}</span>}
      </button>
      <div id={id} hidden={!isOpen} className="mt-3 flex min-w-0 flex-col gap-5 pb-1 [&[hidden]]:hidden">
        {isOpen && children}
      </div>
    </div>
  );
}

/** Whether the fold is open, and how many of its settings are changed. */
export interface MoreSettingsState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  changed: number;
}

const MoreSettingsContext = createContext<MoreSettingsState>({ isOpen: true, setOpen: () => {}, changed: 0 });

/** Provides the state of the fold to the rows, which rjsf draws. */
export const MoreSettingsProvider = MoreSettingsContext.Provider;

/** The state of the form's fold. */
function useMoreSettings(): MoreSettingsState {
  return useContext(MoreSettingsContext);
}

const storageKey = 'easel:more-settings';

function readFold(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'open';
  } catch {
    return false;
  }
}

function writeFold(isOpen: boolean): void {
  try {
    window.localStorage.setItem(storageKey, isOpen ? 'open' : 'closed');
  } catch {
    // Storage is full or disabled: the fold starts closed next time.
  }
}

/** Whether the further settings are open: as the user last left them, or because one of them has an issue. */
export function useFold(hasIssue: boolean): Pick<MoreSettingsState, 'isOpen' | 'setOpen'> {
  const [isOpen, setIsOpen] = useState(() => hasIssue || readFold());
  const [hadIssue, setHadIssue] = useState(hasIssue);
  if (hasIssue !== hadIssue) {
    setHadIssue(hasIssue);
    if (hasIssue) setIsOpen(true);
  }
  const setOpen = useCallback((next: boolean) => {
    setIsOpen(next);
    writeFold(next);
  }, []);
  return { isOpen, setOpen };
}
