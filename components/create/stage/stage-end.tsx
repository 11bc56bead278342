'use client';

import { Ban, CircleAlert, PencilLine, RotateCcw } from 'lucide-react';
import { wasRefused, fieldErrorMessage } from '@/components/jobs/describe-job';
import { Button } from '@/components/ui/button';
import { mayChange } from '@/lib/client/me';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { StageMessage } from './stage-frame';
import { adviceFor } from '@/components/jobs/failure-advice';
import { lateMessages } from '../messages-late';
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
  /** Called with the generation of a job with an unknown outcome; null when its id is unknown. */
  onGenerated: (generationId: string | null) => void;
  onDismiss: () => void;
}) {
  const canChange = mayChange(job.owner);
  if (job.status === 'unconfirmed') {
    return <UnknownOutcome job={job} onRetry={onRetry} onGenerated={onGenerated} onDismiss={onDismiss} />;
  }
  if (job.status === 'cancelled') {
    return (
      <StageMessage
        Icon={Ban}
        title={lateMessages.cancelledTitle}
        actions={
          canChange ? (
            <Button onClick={onRetry}>
              <RotateCcw aria-hidden />
              {lateMessages.retry}
            </Button>
          ) : null
        }
      >
        <p>{job.error?.message ?? lateMessages.cancelledWhy}</p>
      </StageMessage>
    );
  }
  const isRefused = wasRefused(job);
  const advice = adviceFor(job);
  const fields = job.error?.fields ?? [];
  return (
    <StageMessage
      Icon={CircleAlert}
      tone="bad"
      title={titleOf(job)}
      actions={
        <>
          <Button variant={advice.action === 'edit' ? 'outline' : 'ghost'} onClick={onEdit}>
            <PencilLine aria-hidden />
            {lateMessages.editRequest}
          </Button>
          {!isRefused && advice.action !== 'none' && canChange && (
            <Button variant={advice.action === 'retry' ? 'outline' : 'ghost'} onClick={onRetry}>
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
            <li key={`${pointer} ${message}`}>{fieldErrorMessage(pointer, message)}</li>
          ))}
        </ul>
      ) : (
        <p>{job.error?.message ?? lateMessages.noReason}</p>
      )}
      <p className="text-text">{advice.message}</p>
    </StageMessage>
  );
}

function titleOf(job: StudioJob): string {
  if (job.error?.code === 'not_followed') return lateMessages.notTrackedTitle;
  return wasRefused(job) ? lateMessages.refusedTitle : lateMessages.failedTitle;
}
