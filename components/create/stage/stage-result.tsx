'use client';

import { ImageOff } from 'lucide-react';
import { useMemo } from 'react';
import { MediaView } from '@/components/viewer/media-view';
import type { ViewerActions } from '@/components/viewer/viewer-dialog';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { boxesOfPrompt } from '@/lib/schema-form/boxes/shown-boxes';
import { BoxesOverlay } from './boxes/boxes-overlay';
import { LockSeedButton } from './lock-seed-button';
import { StageMessage, StageFrame } from './stage-frame';
import { lateMessages } from '../messages-late';
import { titleOf } from '@/components/jobs/describe-job';

/** A result of a finished job, large. */
export function StageResult({
  job,
  media,
  onLockSeed,
  actions,
}: {
  job: StudioJob;
  /** Null where it is missing. */
  media: StudioMedia | null;
  onLockSeed: (model: string, seed: string) => void;
  /** What the viewer offers below the result. */
  actions: ViewerActions;
}) {
  const boxes = useMemo(() => boxesOfPrompt(job.prompt ?? ''), [job.prompt]);
  return (
    <StageFrame>
      {media === null ? (
        <StageMessage Icon={ImageOff} title={lateMessages.resultMissing}>
          {job.error?.message ?? null}
        </StageMessage>
      ) : (
        <MediaView
          media={media}
          alt={titleOf(job)}
          renderLock={(seed) => <LockSeedButton onLock={() => onLockSeed(job.model, seed)} />}
          actions={actions}
          overlay={boxes.length > 0 && <BoxesOverlay boxes={boxes} />}
        />
      )}
    </StageFrame>
  );
}
