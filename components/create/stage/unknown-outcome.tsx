'use client';

import { CircleCheck, CircleHelp, type LucideIcon, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mayChange } from '@/lib/client/me';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { StageMessage } from './stage-frame';
import { lateMessages } from '../messages-late';
import { GenerationChoice } from './generation-choice';

/** A job with an unknown outcome: what is known, and the three outcomes to choose from. */
export function UnknownOutcome({
  job,
  onRetry,
  onGenerated,
  onDismiss,
}: {
  job: StudioJob;
  onRetry: () => void;
  onGenerated: (generationId: string | null) => void;
  onDismiss: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const canChange = mayChange(job.owner);
  return (
    <StageMessage Icon={CircleHelp} tone="warn" title={lateMessages.unknownOutcomeTitle}>
      <p>{lateMessages.unknownOutcomeWhy}</p>
      {job.error !== null && <p className="text-sm">{job.error.message}</p>}
      {job.note !== null && <p className="text-sm">{job.note}</p>}
      <p>{canChange ? lateMessages.chooseOutcome : lateMessages.othersOutcome({ name: job.owner.name })}</p>
      {canChange && (
        <ul className="mt-1 flex flex-col gap-2">
          <Choice Icon={RotateCcw} name={lateMessages.sendAgain} hint={lateMessages.sendAgainHint} onChoose={onRetry} />
          <Choice
            Icon={CircleCheck}
            name={lateMessages.wasGenerated}
            hint={lateMessages.wasGeneratedHint}
            isOpen={isOpen}
            onChoose={() => setOpen(!isOpen)}
          />
          {isOpen && (
            <li className="pl-3">
              <GenerationChoice jobId={job.id} onChoose={onGenerated} />
            </li>
          )}
          <Choice Icon={Trash2} name={lateMessages.dismiss} hint={lateMessages.dismissHint} onChoose={onDismiss} />
        </ul>
      )}
    </StageMessage>
  );
}

function Choice({
  Icon,
  name,
  hint,
  isOpen,
  onChoose,
}: {
  Icon: LucideIcon;
  name: string;
  hint: string;
  /** Whether its content is expanded; undefined for an outcome that needs no further input. */
  isOpen?: boolean;
  onChoose: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onChoose}
        className="flex w-full items-start gap-2.5 rounded border border-line-strong px-3 py-2 text-left hover:bg-sunken"
      >
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">
          <span className="block font-medium text-text">{name}</span>
          <span className="block text-sm leading-normal text-muted">{hint}</span>
        </span>
      </button>
    </li>
  );
}
