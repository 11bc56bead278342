'use client';

import { ChevronRight, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { JsonObject } from '@/lib/contract/model';
import { setAt } from '@/lib/schema-form/set-at';
import type { SwitchedField } from '@/lib/schema-form/switch/switch-report';
import { MediaChoice } from './media-choice';
import { ReportLine } from './report-line';
import type { FormNote } from '../history/use-form-history';
import { lateMessages } from '../messages-late';
import { createMessages } from '../messages';

const order = ['gone', 'dropped', 'parked', 'converted', 'kept'] as const;

/** What of values from elsewhere was kept, converted, parked and dropped: a line, a list when it is wanted, and the way back. */
export function CarryOverNote({
  note,
  values,
  onChange,
  onUndo,
  onDismiss,
}: {
  note: Pick<FormNote, 'name' | 'title' | 'report'>;
  /** What is in the form now. */
  values: JsonObject;
  onChange: (values: JsonObject) => void;
  /** Null where nothing can be taken back. */
  onUndo: (() => void) | null;
  onDismiss: () => void;
}) {
  const { name, title, report } = note;
  const choices = report.filter(({ choice }) => choice !== null);
  const [isOpen, setOpen] = useState(choices.length > 0);
  const listId = useId();
  const lines = order.flatMap((what) => report.filter((line) => line.what === what));
  return (
    <section aria-label={name} className="animate-appear rounded border border-line bg-sunken/50">
      <div className="flex items-center gap-1 py-1 pr-1 pl-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-7 min-w-0 flex-1 items-center gap-1.5 rounded-sm px-1 text-left text-sm max-desk:min-h-11"
        >
          <ChevronRight
            aria-hidden
            className={classNames('size-3.5 shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
          />
          <span role="status" className="min-w-0">
            <span className="text-muted">{title} </span>
            {summary(report)}
          </span>
        </button>
        {onUndo !== null && (
          <Button variant="quiet" size="sm" className="max-desk:h-11" onClick={onUndo}>
            {createMessages.undo}
          </Button>
        )}
        <IconButton label={lateMessages.closeReport} size="sm" className="max-desk:size-11" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div id={listId} hidden={!isOpen} className="border-t border-line px-2.5 py-2 [&[hidden]]:hidden">
        {choices.map((line) => {
          const { label, choice } = line;
          return choice === null ? null : (
            <MediaChoice
              key={choice.pointer}
              label={label}
              choice={choice}
              isList={Array.isArray(line.to)}
              onChoose={(chosen) => onChange(setAt(values, choice.pointer, chosen))}
            />
          );
        })}
        <ul className="flex flex-col gap-1">
          {lines.map((line) => (
            <ReportLine key={`${line.what} ${line.label}`} line={line} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How many of each, what was lost last: `4 kept · 1 parked`. */
function summary(report: readonly SwitchedField[]): string {
  return order
    .toReversed()
    .flatMap((what) => {
      const count = report.filter((line) => line.what === what).length;
      return count === 0 ? [] : [`${count} ${lateMessages.reportKinds[what]}`];
    })
    .join(' · ');
}
