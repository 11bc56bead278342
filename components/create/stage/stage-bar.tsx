'use client';

import { shorten } from '@/components/jobs/describe-job';
import { formatClock, formatPixels, formatTook } from '@/lib/client/format';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** The bar above the result: its title and what it is. */
export function StageBar({
  title,
  job,
  media,
}: {
  /** Shown while there is no job. */
  title: string;
  job: StudioJob | null;
  media: StudioMedia | null;
}) {
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-panel px-3">
      <p className="flex min-w-0 flex-1 items-baseline gap-2.5 text-muted">
        {job === null ? (
          title
        ) : (
          <>
            <b className="min-w-16 truncate font-medium text-text">
              {shorten(job.prompt ?? job.modelName ?? job.model, 120)}
            </b>
            <span className="min-w-0 shrink-0 truncate max-desk:hidden">{facts(job, media)}</span>
          </>
        )}
      </p>
    </div>
  );
}

function facts(job: StudioJob, media: StudioMedia | null): string {
  const took =
    job.startedAt === null || job.completedAt === null
      ? ''
      : formatTook(Date.parse(job.completedAt) - Date.parse(job.startedAt));
  return [
    job.prompt === null ? '' : (job.modelName ?? job.model),
    media?.width == null || media.height === null ? '' : formatPixels(media.width, media.height),
    media?.durationSeconds == null ? '' : formatClock(Math.round(media.durationSeconds) * 1000),
    took,
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}
