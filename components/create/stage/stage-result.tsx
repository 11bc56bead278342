'use client';

import { ImageOff } from 'lucide-react';
import { Thumbnail } from '@/components/ui/thumbnail';
import { MediaView } from '@/components/viewer/media-view';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { LockSeedButton } from './lock-seed-button';
import { StageMessage, StageFrame } from './stage-frame';
import { lateMessages } from '../messages-late';
import { titleOf } from '@/components/jobs/describe-job';

/** A finished job: its result large, and the row of the others when there are several. */
export function StageResult({
  job,
  shown,
  onShow,
  onLockSeed,
}: {
  job: StudioJob;
  /** Index of the shown result. */
  shown: number;
  onShow: (index: number) => void;
  onLockSeed: (model: string, seed: string) => void;
}) {
  const media = job.results[shown];
  if (media === undefined) {
    return (
      <StageFrame>
        <StageMessage Icon={ImageOff} title={lateMessages.resultMissing}>
          {job.error?.message ?? null}
        </StageMessage>
      </StageFrame>
    );
  }
  return (
    <>
      <StageFrame>
        <MediaView
          media={media}
          alt={titleOf(job)}
          renderLock={(seed) => <LockSeedButton onLock={() => onLockSeed(job.model, seed)} />}
        />
      </StageFrame>
      {job.results.length > 1 && (
        <div className="-mt-3 flex justify-center gap-2 overflow-x-auto px-4 pb-4">
          {job.results.map((result, index) => (
            <button
              key={result.id}
              type="button"
              aria-label={lateMessages.resultNumber(index + 1, job.results.length)}
              aria-pressed={index === shown}
              onClick={() => onShow(index)}
              className="size-14 shrink-0 overflow-hidden rounded bg-sunken outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-accent"
            >
              {result.thumbnailUrl !== null && <Thumbnail src={result.thumbnailUrl} alt="" />}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
