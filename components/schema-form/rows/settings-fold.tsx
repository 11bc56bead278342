'use client';

import { ChevronRight } from 'lucide-react';
import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/components/ui/class-names';
import { hasIssueIn } from '@/lib/schema-form/issues/visible-issues';
import { messages } from '@/lib/schema-form/messages';
import type { FormModel } from '@/lib/schema-form/model/form-model';
import { countChanged } from '@/lib/schema-form/values/compare-values';
import { useVisibleIssues } from '../issues/visible-issues-provider';
import { useFormValue } from '../scope/use-form-value';

/** The folds of a form: the less important settings, and those for developers. */
export type FoldName = keyof typeof messages.folds;

/** Less important settings, folded under a count of those that are changed. A press that opens them shows them. */
export function SettingsFold({ name, children }: { name: FoldName; children: ReactNode }) {
  const { isOpen, setOpen, changed } = useContext(FoldsContext)[name];
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isOpen && isPressed.current) root.current?.scrollIntoView({ block: 'nearest' });
    isPressed.current = false;
  }, [isOpen]);
  return (
    <div ref={root} data-slot="settings-fold" className="border-t border-line pt-2">
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
        {messages.folds[name]}
        {changed > 0 && <span className="font-normal text-muted">· {messages.changedOf({ changed })}</span>}
      </button>
      <div id={id} hidden={!isOpen} className="mt-3 flex min-w-0 flex-col gap-5 pb-1 [&[hidden]]:hidden">
        {isOpen && children}
      </div>
    </div>
  );
}

/** Whether a fold is open, and how many of its settings are changed. */
export interface FoldState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  changed: number;
}

const opened: FoldState = { isOpen: true, setOpen: () => {}, changed: 0 };
const FoldsContext = createContext<Record<FoldName, FoldState>>({ more: opened, developer: opened });

/** Provides the state of the folds to the rows, which rjsf draws. */
export const FoldsProvider = FoldsContext.Provider;

const storageKeys: Record<FoldName, string> = {
  more: 'easel:more-settings',
  developer: 'easel:developer-settings',
};

function readFold(name: FoldName): boolean {
  try {
    return window.localStorage.getItem(storageKeys[name]) === 'open';
  } catch {
    return false;
  }
}

function writeFold(name: FoldName, isOpen: boolean): void {
  try {
    window.localStorage.setItem(storageKeys[name], isOpen ? 'open' : 'closed');
  } catch {
    // Storage is full or disabled: the fold starts closed next time.
  }
}

/** The state of a form's fold: open as the user last left it, or because one of its settings has an issue. */
export function useFold(name: FoldName, model: FormModel): FoldState {
  const names = useMemo(() => model[name].flatMap((row) => row.names), [model, name]);
  const fields = useMemo(() => model.fields.filter((field) => names.includes(field.name)), [model, names]);
  const hasIssue = hasIssueIn(model, names, useVisibleIssues());
  const [isOpen, setIsOpen] = useState(() => hasIssue || readFold(name));
  const [hadIssue, setHadIssue] = useState(hasIssue);
  if (hasIssue !== hadIssue) {
    setHadIssue(hasIssue);
    if (hasIssue) setIsOpen(true);
  }
  const setOpen = useCallback(
    (next: boolean) => {
      setIsOpen(next);
      writeFold(name, next);
    },
    [name],
  );
  const changed = useFormValue((values) => countChanged(fields, values));
  return useMemo(() => ({ isOpen, setOpen, changed }), [isOpen, setOpen, changed]);
}
