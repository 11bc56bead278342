'use client';

import { useState } from 'react';
import { AnchoredPanel } from '@/components/ui/anchored-panel';
import type { useLatePopover } from '@/components/ui/use-late-popover';
import type { useRequest } from '../request/use-request';
import { BatchOutcome } from './batch-outcome';
import { CompareBoard } from './compare-board';
import { compareMessages } from './messages';
import { useBatch } from './use-batch';
import type { ComparisonChoice } from './use-comparison';

/** One brief to several models: first which and how, then what became of it where that is not all well. */
export function ComparePanel({
  popover,
  request,
}: {
  popover: ReturnType<typeof useLatePopover>['popover'];
  request: ReturnType<typeof useRequest>;
}) {
  const [choice, setChoice] = useState<ComparisonChoice>({ models: null, variants: 1 });
  const { batch, parts } = useBatch();

  function finish() {
    const sent = batch.parts();
    if (sent.some(({ state }) => state !== 'sent')) return;
    const [first] = sent;
    batch.clear();
    popover.onOpenChange(false);
    request.showJob(first?.state === 'sent' ? first.jobId : null);
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
