import { useState } from 'react';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { type PreviewFrames, followJob, noFrames, settleFrame } from './preview-frames';

/** The previews of a running job, for `LivePreview`. */
export interface LivePreviewState {
  frames: PreviewFrames;
  /** Whether one has loaded. */
  isShown: boolean;
  /** Records that a preview has loaded, or could not be. */
  onSettled: (url: string, hasLoaded: boolean) => void;
}

/** Follows the previews of one job. The component must be keyed by the job's id. */
export function useLivePreview(job: StudioJob): LivePreviewState {
  const [known, setKnown] = useState(noFrames);
  const frames = followJob(known, job);
  if (frames !== known) setKnown(frames);
  return {
    frames,
    isShown: frames.shown !== null,
    onSettled: (url, hasLoaded) => setKnown((current) => settleFrame(current, url, hasLoaded)),
  };
}
