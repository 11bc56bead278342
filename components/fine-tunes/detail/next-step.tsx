'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import type { FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { RequestError } from '@/lib/client/request';
import { tokenizeGate } from './tokenize-gate';
import { detailWords, gateWords } from './detail-words';
import { Fault } from './fault';
import { faultWords } from './fault-words';
import { FailedNote } from './failed-note';
import { StopButton } from './stop-button';
import { TrainButton } from './train-button';
import { useTokenize } from './use-tokenize';
import { WorkProgress } from './work-progress';

const stoppable = new Set(['tokenizing', 'enqueued', 'running']);

/** What can be done now: the Tokenize button, and why it can't be pressed when it can't. */
export function NextStep({
  address,
  fineTune,
  onStartAgain,
}: {
  address: FineTuneAddress;
  fineTune: FineTuneView | null;
  onStartAgain: () => void;
}) {
  const { isPending, error, start } = useTokenize(address);
  const gate = tokenizeGate(fineTune);
  const reasonId = useId();
  const isBlocked = !gate.canPress || isPending;
  const state = fineTune?.state ?? null;
  const isRefused = error instanceof RequestError && error.status === 409 && fineTune !== null;
  const isOffered = state === 'stopped' || state === 'errored';
  const isAtWork = fineTune !== null && state === 'tokenizing';
  return (
    <div role="group" aria-label={detailWords.nextStep} className="flex flex-col gap-3">
      <div className="flex items-center gap-4 rounded-lg border border-line bg-panel px-4 py-3 max-desk:flex-col max-desk:items-stretch">
        <div className="min-w-0 flex-1">
          <p id={reasonId} className={isAtWork ? 'sr-only' : 'text-muted'}>
            {gateWords[gate.reason]}
          </p>
          {isAtWork && <WorkProgress fineTune={fineTune} />}
        </div>
        <div className="flex gap-2 max-desk:flex-wrap max-desk:*:flex-1">
          {state !== null && stoppable.has(state) && <StopButton address={address} />}
          {state === 'stopped' && (
            <Button variant="primary" size="lg" onClick={onStartAgain}>
              {detailWords.startAgain}
            </Button>
          )}
          <TrainButton address={address} state={state} />
          <Button
            variant={gate.canPress ? 'primary' : 'outline'}
            size="lg"
            aria-disabled={isBlocked}
            aria-describedby={reasonId}
            onClick={() => {
              if (!isBlocked) start();
            }}
          >
            {isPending ? detailWords.starting : detailWords.tokenize}
          </Button>
        </div>
      </div>
      {error !== null && (
        <Fault {...faultWords(error, 'tokenize', address)}>
          {isRefused && !isOffered && <Button onClick={onStartAgain}>{detailWords.startAgain}</Button>}
        </Fault>
      )}
      {state === 'errored' && fineTune !== null && <FailedNote fineTune={fineTune} onStartAgain={onStartAgain} />}
    </div>
  );
}
