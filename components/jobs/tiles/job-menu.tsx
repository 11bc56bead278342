'use client';

import {
  ArrowLeft,
  ArrowRight,
  ArrowLeftToLine,
  CircleCheck,
  EyeOff,
  type LucideIcon,
  Pause,
  PencilLine,
  Play,
  RotateCcw,
  Trash2,
  X,
} from 'lucide-react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { moveFocus } from '@/components/ui/move-focus';
import { type JobVerb, verbLabel } from '../job-verbs';
import { subjectOf } from '../describe-job';
import { jobMessages } from '../messages';
import type { MenuSubject } from './tile-frame';

const icons: Record<JobVerb, LucideIcon> = {
  hold: Pause,
  release: Play,
  edit: PencilLine,
  first: ArrowLeftToLine,
  sooner: ArrowLeft,
  later: ArrowRight,
  cancel: X,
  stop: EyeOff,
  retry: RotateCcw,
  tryNow: RotateCcw,
  sendAgain: RotateCcw,
  wasMade: CircleCheck,
  dismiss: Trash2,
};

/** All actions on a job or a batch: one menu for the whole jobs bar. */
export function JobMenu({
  subject,
  onPerform,
  onClose,
}: {
  subject: MenuSubject;
  onPerform: (verb: JobVerb) => void;
  onClose: () => void;
}) {
  const [first] = subject.jobs;
  return (
    <AnchoredPopover
      anchor={{ current: subject.anchor }}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      align="end"
      aria-label={jobMessages.actions({ what: first === undefined ? '' : subjectOf(first) })}
      onKeyDown={(event) => moveFocus(event, 'button')}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (subject.anchor.isConnected) subject.anchor.focus();
      }}
      className="flex min-w-48 flex-col p-1.5"
    >
      {subject.verbs.map((verb) => {
        const Icon = icons[verb];
        return (
          <button
            key={verb}
            type="button"
            className="flex items-center gap-2.5 rounded-sm px-2 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-desk:py-2.5"
            onClick={() => {
              onPerform(verb);
              onClose();
            }}
          >
            <Icon aria-hidden className="size-4 shrink-0 text-muted" />
            {verbLabel(verb, subject.jobs)}
          </button>
        );
      })}
    </AnchoredPopover>
  );
}
