'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { fineTuneOptionsOptions } from '../api/options';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import type { FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { RequestError } from '@/lib/client/request';
import { StopButton } from './stop-button';
import { TokenizedStep } from './tokenized-step';
import { useTokenize } from './use-tokenize';
import { tokenizeAvailability } from './tokenize-availability';
import { detailMessages, tokenizeReasons } from '../messages';
import { ErrorNote } from '../error-note';
import { describeError } from '../describe-error';
import { CircleAlert } from 'lucide-react';
import { Elapsed } from '@/components/jobs/elapsed';
import { Progress } from '@/components/ui/progress';

const stoppable = new Set(['tokenizing', 'enqueued', 'running']);

/** The next action: the Tokenize button, the progress, or what the tokens are good for. */
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
  const gate = tokenizeAvailability(fineTune);
  const reasonId = useId();
  const state = fineTune?.state ?? null;
  const isTokenized = state === 'tokenized';
  const { data: options } = useQuery({ ...fineTuneOptionsOptions(), enabled: isTokenized });
  const isRefused = error instanceof RequestError && error.status === 409 && fineTune !== null;
  const isOffered = state === 'stopped' || state === 'errored';
  const isAtWork = fineTune !== null && state === 'tokenizing';
  if (isTokenized && fineTune !== null) {
    return (
      <TokenizedStep
        address={address}
        fineTune={fineTune}
        canTrain={options === undefined ? null : (options?.can_train ?? null)}
      />
    );
  }
  return (
    <div role="group" aria-label={detailMessages.nextStep} className="flex flex-col gap-3">
      <div className="flex items-center gap-4 rounded-lg border border-line bg-panel px-4 py-3 max-desk:flex-col max-desk:items-stretch">
        <div className="min-w-0 flex-1">
          <p id={reasonId} className={isAtWork ? 'sr-only' : 'text-muted'}>
            {tokenizeReasons[gate.reason]}
          </p>
          {isAtWork && <WorkProgress fineTune={fineTune} />}
        </div>
        <div className="flex gap-2 max-desk:flex-wrap max-desk:*:flex-1">
          {state !== null && stoppable.has(state) && <StopButton address={address} />}
          {state === 'stopped' && (
            <Button variant="primary" size="lg" onClick={onStartAgain}>
              {detailMessages.startAgain}
            </Button>
          )}
          {gate.isAvailable && (
            <Button
              variant="primary"
              size="lg"
              aria-disabled={isPending}
              aria-describedby={reasonId}
              onClick={() => {
                if (!isPending) start();
              }}
            >
              {isPending ? detailMessages.starting : detailMessages.tokenize}
            </Button>
          )}
        </div>
      </div>
      {error !== null && (
        <ErrorNote {...describeError(error, 'tokenize', address)}>
          {isRefused && !isOffered && <Button onClick={onStartAgain}>{detailMessages.startAgain}</Button>}
        </ErrorNote>
      )}
      {state === 'errored' && fineTune !== null && <FailedNote fineTune={fineTune} onStartAgain={onStartAgain} />}
    </div>
  );
}

/** Why a fine-tune failed, in the service's words, and what to do now. */
function FailedNote({ fineTune, onStartAgain }: { fineTune: FineTuneView; onStartAgain: () => void }) {
  const hasRows = (fineTune.tokenization?.row_errors.length ?? 0) > 0;
  return (
    <div className="flex gap-2.5 rounded bg-bad-soft px-3.5 py-3">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="flex min-w-0 flex-col items-start gap-2 wrap-anywhere">
        <div>
          <p className="font-medium">{fineTune.error ?? detailMessages.failed}</p>
          <p className="mt-0.5 text-muted">{hasRows ? detailMessages.failedNext : detailMessages.failedNextBare}</p>
        </div>
        <Button onClick={onStartAgain}>{hasRows ? detailMessages.leaveOutRows : detailMessages.startAgain}</Button>
      </div>
    </div>
  );
}

/** The progress of tokenizing: a share, rows, and the elapsed time. */
function WorkProgress({ fineTune }: { fineTune: FineTuneView }) {
  const { progress, tokenization, startedAt } = fineTune;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className="font-medium">{tokenization === null ? detailMessages.waiting : detailMessages.counting}</p>
        <p className="ml-auto text-muted tabular-nums">
          {tokenization !== null &&
            (tokenization.rows === null
              ? detailMessages.rows({ count: tokenization.rows_read })
              : detailMessages.rowsOf({ read: tokenization.rows_read, all: tokenization.rows }))}
          {progress !== null && ` · ${detailMessages.percent({ share: Math.floor(progress * 100) / 100 })}`}
        </p>
      </div>
      <Progress share={progress} label={detailMessages.progress} />
      {startedAt !== null && (
        <p className="text-sm text-muted">
          <Elapsed since={startedAt} />
        </p>
      )}
    </div>
  );
}
