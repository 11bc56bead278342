'use client';

import { ChevronRight, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { JsonObject } from '@/lib/contract/model';
import type { FormNote } from '../history/use-form-history';
import type { PromptOffer } from '@/lib/schema-form/carry-over/carry-to-task';
import { promptInWords } from '@/lib/schema-form/boxes/shown-boxes';
import { focusPrompt } from '../request/focus-prompt';
import { createMessages } from '../messages';
import { lateMessages } from '../messages-late';
import { CarryOverReport, summarizeReport } from './carry-over-report';

/** What happened to carried-over values: a summary, an expandable list, and a button that undoes the change. */
export function CarryOverNote({
  note,
  values,
  onChange,
  onUse,
  onUndo,
  onDismiss,
}: {
  note: Pick<FormNote, 'name' | 'title' | 'report' | 'offer'>;
  /** The form's current values. */
  values: JsonObject;
  onChange: (values: JsonObject) => void;
  /** Puts the offered prompt into the form. Null where none is offered. */
  onUse: ((offer: PromptOffer) => void) | null;
  /** Null where nothing can be undone. */
  onUndo: (() => void) | null;
  onDismiss: () => void;
}) {
  const { name, title, report, offer } = note;
  const [isOpen, setOpen] = useState(() => report.some(({ choice }) => choice !== null));
  const listId = useId();
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
            {summarizeReport(report)}
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
      {offer !== null && onUse !== null && (
        <p className="flex px-2 pb-2">
          <Button
            size="sm"
            className="max-w-full min-w-0 max-desk:h-11"
            onClick={() => {
              onUse(offer);
              // The button disappears: the focus goes to the prompt that it filled.
              focusPrompt();
            }}
          >
            <span className="truncate">{lateMessages.promptOffer({ prompt: promptInWords(offer.from) })}</span>
          </Button>
        </p>
      )}
      <div id={listId} hidden={!isOpen} className="border-t border-line px-2.5 py-2 [&[hidden]]:hidden">
        <CarryOverReport report={report} values={values} onChange={onChange} />
      </div>
    </section>
  );
}
