'use client';

import { Ban, CircleAlert, CircleHelp, PencilLine, RotateCcw } from 'lucide-react';
import { fieldFaultWords, wasRefused } from '@/components/jobs/words';
import { Button } from '@/components/ui/button';
import type { StudioJob } from '@/lib/contract/studio-job';
import { StageMessage } from './stage-message';
import { laterWords } from './later-words';

/** A job that brought nothing, or of which nobody knows: what happened, why, and what one can do now. */
export function StageEnd({
  job,
  onMend,
  onRetry,
  onGiveUp,
}: {
  job: StudioJob;
  onMend: () => void;
  onRetry: () => void;
  onGiveUp: () => void;
}) {
  if (job.status === 'unconfirmed') {
    return (
      <StageMessage
        Icon={CircleHelp}
        tone="warn"
        title={laterWords.unconfirmedLead}
        actions={
          <>
            <Button onClick={onRetry}>
              <RotateCcw aria-hidden />
              {laterWords.sendAnew}
            </Button>
            <Button onClick={onGiveUp}>{laterWords.giveUp}</Button>
          </>
        }
      >
        <p>{laterWords.unconfirmedWhy}</p>
        {job.error !== null && <p className="text-sm">{job.error.message}</p>}
      </StageMessage>
    );
  }
  if (job.status === 'cancelled') {
    return (
      <StageMessage
        Icon={Ban}
        title={laterWords.cancelledLead}
        actions={
          <Button onClick={onRetry}>
            <RotateCcw aria-hidden />
            {laterWords.retry}
          </Button>
        }
      >
        <p>{job.error?.message ?? laterWords.cancelledWhy}</p>
      </StageMessage>
    );
  }
  const isRefused = wasRefused(job);
  const fields = job.error?.fields ?? [];
  return (
    <StageMessage
      Icon={CircleAlert}
      tone="bad"
      title={isRefused ? laterWords.refusedLead : laterWords.failedLead}
      actions={
        <>
          <Button variant={isRefused ? 'primary' : 'outline'} onClick={onMend}>
            <PencilLine aria-hidden />
            {laterWords.mend}
          </Button>
          {!isRefused && (
            <Button variant="primary" onClick={onRetry}>
              <RotateCcw aria-hidden />
              {laterWords.retry}
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
        <p>{job.error?.message ?? laterWords.noReason}</p>
      )}
    </StageMessage>
  );
}
