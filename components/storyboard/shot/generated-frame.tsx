'use client';

import { RefreshCw, X } from 'lucide-react';
import { jobError } from '@/components/jobs/describe-job';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { Thumbnail } from '@/components/ui/thumbnail';
import type { StoryboardTake } from '@/lib/contract/studio/storyboard';
import { isOpenTake, takeResult } from '@/lib/storyboard/shot-state';
import { storyboardMessages as messages } from '../messages';

/** A first frame that an image model generates: its image, how far it is, or why it failed. */
export function GeneratedFrame({
  take,
  onAgain,
  onRemove,
}: {
  /** Null once the take is unknown. */
  take: StoryboardTake | null;
  onAgain: () => void;
  onRemove: () => void;
}) {
  const result = take === null ? null : takeResult(take);
  const isOpen = take !== null && isOpenTake(take);
  const job = take?.job ?? null;
  const failure =
    take === null || isOpen || result !== null
      ? null
      : job === null
        ? (take.message ?? messages.noReason)
        : job.status === 'failed'
          ? jobError(job)
          : messages.frameGone;
  return (
    <div className="flex items-start gap-3">
      <span className="relative block aspect-video w-36 shrink-0 overflow-hidden rounded bg-sunken">
        {result !== null && <Thumbnail src={result.thumbnailUrl ?? result.url} alt={messages.generatedFrame} />}
        {isOpen && (
          <Progress
            share={job?.progress ?? null}
            label={messages.frameRunning}
            className="absolute inset-x-2 bottom-2"
          />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        {isOpen && (
          <p role="status" className="text-sm text-muted">
            {messages.frameRunning}
          </p>
        )}
        {failure !== null && (
          <p role="alert" className="text-sm wrap-anywhere text-bad">
            {messages.frameFailed({ why: failure })}
          </p>
        )}
        {!isOpen && (
          <Button size="sm" variant="quiet" className="max-desk:h-11" onClick={onAgain}>
            <RefreshCw aria-hidden />
            {messages.generateFrameAgain}
          </Button>
        )}
        <Button size="sm" variant="quiet" className="max-desk:h-11" onClick={onRemove}>
          <X aria-hidden />
          {messages.removeFrame}
        </Button>
      </div>
    </div>
  );
}
