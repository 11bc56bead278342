'use client';

import { CircleCheck, CircleHelp, type LucideIcon, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { StudioJob } from '@/lib/contract/studio-job';
import { lateMessages } from '../messages-late';
import { GenerationChoice } from './generation-choice';
import { StageMessage } from './stage-message';

/** A job of which nobody knows whether the service took it: what is known, and the three things one can say to it. */
export function UnknownOutcome({
  job,
  onAgain,
  onMade,
  onDismiss,
}: {
  job: StudioJob;
  onAgain: () => void;
  onMade: (generationId: string | null) => void;
  onDismiss: () => void;
}) {
  const [isMade, setIsMade] = useState(false);
  return (
    <StageMessage Icon={CircleHelp} tone="warn" title={lateMessages.unknownOutcomeTitle}>
      <p>{lateMessages.unknownOutcomeWhy}</p>
      {job.error !== null && <p className="text-sm">{job.error.message}</p>}
      {job.note !== null && <p className="text-sm">{job.note}</p>}
      <p>{lateMessages.chooseOutcome}</p>
      <ul className="mt-1 flex flex-col gap-2">
        <Choice Icon={RotateCcw} name={lateMessages.sendAgain} hint={lateMessages.sendAgainHint} onChoose={onAgain} />
        <Choice
          Icon={CircleCheck}
          name={lateMessages.wasGenerated}
          hint={lateMessages.wasGeneratedHint}
          isOpen={isMade}
          onChoose={() => setIsMade(!isMade)}
        />
        {isMade && (
          <li className="pl-3">
            <GenerationChoice jobId={job.id} onMade={onMade} />
          </li>
        )}
        <Choice Icon={Trash2} name={lateMessages.dismiss} hint={lateMessages.dismissHint} onChoose={onDismiss} />
      </ul>
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
  /** Whether what belongs to it is shown; for one that ends the question, nothing. */
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
