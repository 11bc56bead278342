'use client';

import { useState } from 'react';
import { Thumbnail } from '@/components/ui/thumbnail';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { LivePreview } from '../preview/live-preview';
import type { LivePreviewState } from '../preview/use-live-preview';

/** The thumbnail of a job's result; until it has loaded, the newest preview. Both fill the positioned box around them. */
export function JobImage({
  job: { status, results },
  preview,
  alt,
}: {
  job: StudioJob;
  preview: LivePreviewState;
  /** Of the thumbnail, and of the preview. */
  alt: { result: string; preview: string };
}) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const thumbnail = status === 'succeeded' ? (results[0]?.thumbnailUrl ?? null) : null;
  return (
    <>
      {/* Under the thumbnail until that has loaded. */}
      {(thumbnail === null || loaded !== thumbnail) && (
        <LivePreview preview={preview} alt={thumbnail === null ? alt.preview : ''} />
      )}
      {thumbnail !== null && (
        <span className="absolute inset-0">
          <Thumbnail src={thumbnail} alt={alt.result} onLoad={() => setLoaded(thumbnail)} />
        </span>
      )}
    </>
  );
}
