'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { GroupField } from '@/lib/schema-form/form-field';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { groupSummary, startsFolded } from '@/lib/schema-form/values/group-summary';
import { controlId, controlIds, type FieldPath } from '../fields/control-props';
import { FieldIssues } from '../issues/field-issues';
import { useVisibleIssues } from '../issues/visible-issues-provider';
import { useFieldAccess } from '../scope/field-access';
import { useFormValue } from '../scope/use-form-value';

/**
 * The name of a group, its help, and its rows on an indented line. One that is large or deep starts folded, with a
 * summary of what is set; an issue inside opens it.
 */
export function GroupFrame({ field, path, children }: { field: GroupField; path: FieldPath; children: ReactNode }) {
  const id = controlId(path);
  const ids = controlIds(id);
  const isFoldable = startsFolded(field);
  const access = useFieldAccess();
  const { atFields } = useVisibleIssues();
  const hasIssue = [...atFields.keys()].some((pointer) => `${pointer}/`.startsWith(`${field.pointer}/`));
  const [isOpen, setOpen] = useState(!isFoldable || hasIssue);
  const [hadIssue, setHadIssue] = useState(hasIssue);
  if (hasIssue !== hadIssue) {
    setHadIssue(hasIssue);
    if (hasIssue) setOpen(true);
  }
  // An open group has none, so that typing in it renders its field alone.
  const summary = useFormValue((values) => (isOpen ? null : groupSummary(field, access.read(values, field.pointer))));
  return (
    <fieldset data-pointer={field.pointer} aria-describedby={ids.issue} className="min-w-0">
      <legend className="max-w-full font-medium">
        {isFoldable ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-rows`}
            className="-mx-1.5 flex min-h-7 max-w-full items-center gap-1 rounded px-1.5 text-left hover:bg-sunken max-desk:min-h-11"
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight
              aria-hidden
              className={classNames('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
            />
            <span className="shrink-0">{field.label}</span>
            {summary !== null && <span className="min-w-0 truncate font-normal text-muted">· {summary}</span>}
          </button>
        ) : (
          field.label
        )}
      </legend>
      {field.description !== null && <p className="mt-0.5 text-sm text-faint">{plainHelp(field.description)}</p>}
      <div id={`${id}-rows`} hidden={!isOpen}>
        {isOpen && (
          <div className="mt-3 flex min-w-0 flex-col gap-4 border-l border-line-strong pl-4">
            {children}
            <FieldIssues id={ids.issue} issues={atFields.get(field.pointer) ?? []} />
          </div>
        )}
      </div>
    </fieldset>
  );
}
