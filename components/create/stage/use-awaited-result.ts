import { useCallback, useState } from 'react';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** A result that loads while the preview is still shown. */
interface AwaitedResult {
  /** Null when nothing is awaited. */
  awaited: StudioMedia | null;
  /** Records that the staged job shows a preview. */
  onPreview: () => void;
  /** Shows the result, loaded or not. */
  release: () => void;
}

/**
 * Lets the preview of the staged job stay until the image that replaces it has loaded.
 *
 * @param media the shown result; null before the job has succeeded
 */
export function useAwaitedResult(job: StudioJob | null, media: StudioMedia | null): AwaitedResult {
  const id = job?.id ?? null;
  const [previewed, setPreviewed] = useState<string | null>(null);
  if (previewed !== null && previewed !== id) setPreviewed(null);
  return {
    awaited: previewed !== null && previewed === id && media?.kind === 'image' ? media : null,
    onPreview: useCallback(() => setPreviewed(id), [id]),
    release: () => setPreviewed(null),
  };
}
