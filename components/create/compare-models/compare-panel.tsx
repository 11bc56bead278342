'use client';

import { useRef, useSyncExternalStore } from 'react';
import { AnchoredPanel } from '@/components/ui/anchored-panel';
import { BatchOutcome } from './batch-outcome';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import type { RequestState } from '../request/request-state';
import { CompareBoard } from './compare-board';
import type { CommonSettings } from './common-settings';
import { choiceToRepeat, comparisonChoice } from './comparison-choice';
import { compareMessages } from './messages';
import { useBatchSending } from './use-batch-sending';

/** Runs the request on several models: first the choice of models, then the outcome where a request was not sent. */
export function ComparePanel({ popover, request }: { popover: LatePopoverState; request: RequestState }) {
  const choice = useSyncExternalStore(comparisonChoice.subscribe, comparisonChoice.current, comparisonChoice.current);
  const { batch, parts } = useBatchSending();
  const pressedCommon = useRef<CommonSettings | null>(null);

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
          nameOf={(id) => request.model.models.find((model) => model.id === id)?.display_name ?? id}
          onRetry={() => void batch.retry().then(finish)}
          onBack={() => {
            comparisonChoice.set(choiceToRepeat(choice, parts, pressedCommon.current));
            batch.clear();
          }}
        />
      ) : (
        <CompareBoard
          request={request}
          choice={choice}
          onChoose={comparisonChoice.set}
          onSend={(requests, common) => {
            pressedCommon.current = common;
            void batch.send(requests).then(finish);
          }}
        />
      )}
    </AnchoredPanel>
  );
}
