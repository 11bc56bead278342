import type { StudioJob } from '@/lib/contract/studio/studio-job';

/** The previews of a job that are in the page, by URL. */
export interface PreviewFrames {
  /** The latest that has loaded. */
  shown: string | null;
  /** The next one, still invisible. */
  loading: string | null;
  /** The latest that could not be loaded: it is not tried again. */
  failed: string | null;
}

/** Before the first preview. */
export const noFrames: PreviewFrames = { shown: null, loading: null, failed: null };

/**
 * The frames after a change of the job. One preview loads at a time, so that a slow connection shows some of them; then
 * the newest is next. After success the last one stays, until the result has loaded.
 */
export function followJob(
  frames: PreviewFrames,
  { status, previewUrl }: Pick<StudioJob, 'status' | 'previewUrl'>,
): PreviewFrames {
  if (previewUrl === null) {
    const shown = status === 'succeeded' ? frames.shown : null;
    return shown === frames.shown && frames.loading === null ? frames : { ...noFrames, shown };
  }
  const isKnown = previewUrl === frames.shown || previewUrl === frames.failed;
  return isKnown || frames.loading !== null ? frames : { ...frames, loading: previewUrl };
}

/** The frames after a preview has loaded, or could not be. A preview that no longer loads changes nothing. */
export function settleFrame(frames: PreviewFrames, url: string, hasLoaded: boolean): PreviewFrames {
  if (url !== frames.loading) return frames;
  return hasLoaded ? { shown: url, loading: null, failed: null } : { ...frames, loading: null, failed: url };
}
