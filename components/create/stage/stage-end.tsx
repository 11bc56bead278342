'use client';

import { Ban, CircleAlert, PencilLine, RotateCcw } from 'lucide-react';
import { remedyOf } from '@/components/jobs/remedy';
import { fieldFaultWords, wasRefused } from '@/components/jobs/words';
import { Button } from '@/components/ui/button';
import type { StudioJob } from '@/lib/contract/studio-job';
import { lateMessages } from '../messages-late';
import { StageMessage } from './stage-frame';
import { UnknownOutcome } from './unknown-outcome';

/** A job that ended without a result, or whose outcome is unknown: what happened, why, and what to do now. */
export function StageEnd({
  job,
  onEdit,
  onRetry,
  onGenerated,
  onDismiss,
}: {
  job: StudioJob;
  onEdit: () => void;
  onRetry: () => void;
  /** Called with the generation that a job without an answer has become; null when nobody can name it. */
  onGenerated: (generationId: string | null) => void;
  onDismiss: () => void;
}) {
  if (job.status === 'unconfirmed') {
    return <UnknownOutcome job={job} onRetry={onRetry} onGenerated={onGenerated} onDismiss={onDismiss} />;
  }
  if (job.status === 'cancelled') {
    return (
      <StageMessage
        Icon={Ban}
        title={lateMessages.cancelledTitle}
        actions={
          <Button onClick={onRetry}>
            <RotateCcw aria-hidden />
            {lateMessages.retry}
          </Button>
        }
      >
        <p>{job.error?.message ?? lateMessages.cancelledWhy}</p>
      </StageMessage>
    );
  }
  const isRefused = wasRefused(job);
  const remedy = remedyOf(job);
  const fields = job.error?.fields ?? [];
  return (
    <StageMessage
      Icon={CircleAlert}
      tone="bad"
      title={titleOf(job)}
      actions={
        <>
          <Button variant={remedy.way === 'edit' ? 'primary' : 'outline'} onClick={onEdit}>
            <PencilLine aria-hidden />
            {lateMessages.editRequest}
          </Button>
          {!isRefused && remedy.way !== 'none' && (
            <Button variant={remedy.way === 'retry' ? 'primary' : 'outline'} onClick={onRetry}>
              <RotateCcw aria-hidden />
              {lateMessages.retry}
            </Button>
          )}
        </>
      }
    >
      {fields.length > 0 ? (
        <ul className="flex list-disc flex-col gap-1 pl-4">
          {fields.map(({ pointer, message }) => (
            <li key={`${pointer} ${message}`}>{fieldFaultWords(pointer, message)}</li>
          ))}
        </ul>
      ) : (
        <p>{job.error?.message ?? lateMessages.noReason}</p>
      )}
      <p className="text-text">{remedy.words}</p>
    </StageMessage>
  );
}

function titleOf(job: StudioJob): string {
  if (job.error?.code === 'not_followed') return lateMessages.notTrackedTitle;
  return wasRefused(job) ? lateMessages.refusedTitle : lateMessages.failedTitle;
}
