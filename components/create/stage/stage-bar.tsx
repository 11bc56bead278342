'use client';

import { Download, Info } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { shorten, titleOf } from '@/components/jobs/describe-job';
import { buttonClasses } from '@/components/ui/button';
import { formatClock, formatPixels, formatTook } from '@/lib/client/format';
import type { LooseModel } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { SendToButton } from './send-to-button';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { SendTarget } from '@/lib/client/models/send-targets';
import { createMessages } from '../messages';
import { lateMessages } from '../messages-late';

const DetailsPopover = latePart(async () => (await import('./details-popover')).DetailsPopover);

/** The bar above the result: its title and actions. */
export function StageBar({
  title,
  job,
  media,
  models,
  details,
  onUse,
}: {
  /** Shown while there is no job. */
  title: string;
  job: StudioJob | null;
  media: StudioMedia | null;
  models: LooseModel[];
  /** The details of the job, where they don't fit beside the result. */
  details: ReactNode;
  onUse: (use: SendTarget) => void;
}) {
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-panel px-3">
      <p className="flex min-w-0 flex-1 items-baseline gap-2.5 text-muted">
        {job === null ? (
          title
        ) : (
          <>
            <b className="min-w-16 truncate font-medium text-text">{shorten(titleOf(job), 120)}</b>
            <span className="min-w-0 shrink-0 truncate max-desk:hidden">{facts(job, media)}</span>
          </>
        )}
      </p>
      {job !== null && <DetailsButton>{details}</DetailsButton>}
      {media !== null && (
        <>
          <SendToButton media={media} models={models} onUse={onUse} />
          <a
            href={`${media.url}?download=1`}
            download={media.name}
            className={buttonClasses({ variant: 'ghost', className: 'max-desk:px-2!' })}
          >
            <Download aria-hidden />
            {lateMessages.download}
          </a>
        </>
      )}
    </div>
  );
}

/** Opens the details where they have no pane. */
function DetailsButton({ children }: { children: ReactNode }) {
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <span className="wide:hidden">
      <IconButton label={createMessages.details} {...button}>
        <Info aria-hidden />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <DetailsPopover popover={popover}>{children}</DetailsPopover>
        </Suspense>
      )}
    </span>
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
