'use client';

import { useState, useSyncExternalStore } from 'react';
import { AnchoredPanel } from '@/components/ui/anchored-panel';
import { BatchOutcome } from './batch-outcome';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { refreshJobs } from '@/lib/client/jobs/jobs';
import { newId } from '@/lib/client/new-id';
import type { RequestState } from '../request/request-state';
import { submitOptions } from '../request/use-submissions';
import { CompareBoard } from './compare-board';
import { type Batch, createBatch } from './create-batch';
import { compareMessages } from './messages';
import type { ComparisonChoice } from './use-comparison';

/** Runs the request on several models: first the choice of models, then the outcome where a request was not sent. */
export function ComparePanel({ popover, request }: { popover: LatePopoverState; request: RequestState }) {
  const [choice, setChoice] = useState<ComparisonChoice>({ models: null, variants: 1, common: null });
  const { batch, parts } = useBatch();

  function finish() {
    const sent = batch.parts();
    if (sent.some(({ state }) => state !== 'sent')) return;
    batch.clear();
    popover.onOpenChange(false);
    request.showPress(sent[0]?.submission.pressedAt ?? 0);
  }

  return (
    <AnchoredPanel
      {...popover}
      title={compareMessages.title}
      closeLabel={compareMessages.close}
      className="h-[640px] w-[820px]"
    >
      {parts.some(({ state }) => state !== 'sent') ? (
        <BatchOutcome
          parts={parts}
          models={request.model.models}
          onRetry={() => void batch.retry().then(finish)}
          onBack={() => batch.clear()}
        />
      ) : (
        <CompareBoard
          request={request}
          choice={choice}
          onChoose={setChoice}
          onSend={(requests) => void batch.send(requests).then(finish)}
        />
      )}
    </AnchoredPanel>
  );
}

/** A batch whose submissions are sent like any other: they wait for the network and for a busy studio. */
function useBatch(): { batch: Batch; parts: ReturnType<Batch['parts']> } {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(submitOptions);
  const [batch] = useState(() =>
    createBatch({
      submit: async (submission) => {
        try {
          return await mutateAsync(submission);
        } finally {
          // If the list can't be read now, the event stream updates it later.
          await refreshJobs(client).catch(() => undefined);
        }
      },
      newId,
      now: Date.now,
    }),
  );
  const parts = useSyncExternalStore(batch.subscribe, batch.parts, batch.parts);
  return { batch, parts };
}
