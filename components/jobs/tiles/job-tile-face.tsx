'use client';

import { Play } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Progress } from '@/components/ui/progress';
import { formatClock } from '@/lib/client/format';
import { isOpenJob } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { Elapsed, useNow } from '../elapsed';
import type { Forecast } from '../forecast';
import { StartOf } from '../start-of';
import { jobState, subjectOf, describeEstimate, jobError, wasRefused } from '../describe-job';
import { jobMessages } from '../messages';
import { PreviewBadge } from '../preview/live-preview';
import { useLivePreview } from '../preview/use-live-preview';
import { JobImage } from './job-image';

/** The content of a tile: the thumbnail of the result with badges, the newest preview, or the state as text. */
export function JobTileFace({ job, forecast }: { job: StudioJob; forecast: Forecast | null }) {
  const preview = useLivePreview(job);
  const hasThumbnail = job.status === 'succeeded' && job.results[0]?.thumbnailUrl != null;
  const subject = subjectOf(job);
  return (
    <>
      <JobImage
        job={job}
        preview={preview}
        alt={{ result: subject, preview: jobMessages.previewOf({ what: subject }) }}
      />
      {hasThumbnail && <ResultBadges results={job.results} />}
      {!hasThumbnail && preview.isShown && <PreviewFace job={job} />}
      {!hasThumbnail && !preview.isShown && <TextFace job={job} forecast={forecast} />}
    </>
  );
}

function ResultBadges({ results }: Pick<StudioJob, 'results'>) {
  const [result] = results;
  if (result === undefined) return null;
  return (
    <span aria-hidden className="absolute top-1 right-1 flex gap-1">
      {result.dynamicRange !== null && <Badge>{jobMessages.hdr}</Badge>}
      {result.kind === 'video' && (
        <Badge>
          <Play aria-hidden className="size-2.5 fill-current" />
          {result.durationSeconds !== null && formatClock(Math.round(result.durationSeconds) * 1000)}
        </Badge>
      )}
      {results.length > 1 && <Badge>{results.length}</Badge>}
    </span>
  );
}

/** The state of a job, over its preview. */
function PreviewFace({ job }: { job: StudioJob }) {
  return (
    <>
      <PreviewBadge className="top-1.5 left-1.5" />
      <span className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-linear-to-t from-black/80 to-transparent px-2 pt-6 pb-1.5 text-xs font-medium text-white">
        <span className="sr-only">{jobState(job)}</span>
        {job.status === 'processing' && (
          <span className="truncate">
            <Course job={job} />
          </span>
        )}
        <Progress share={job.progress} label={jobMessages.progress} className="bg-white/35! *:bg-white!" />
      </span>
    </>
  );
}

/** The first line makes room for the buttons of the tile while they are shown; those for fingers are taller than it. */
const besideButtons =
  'block truncate group-focus-within/tile:pr-14 group-hover/tile:pr-14 pointer-coarse:group-has-[[data-menu]]/tile:pr-17 pointer-coarse:group-has-[[data-menu]]/tile:min-h-7 pointer-coarse:pr-9';

function TextFace({ job, forecast }: { job: StudioJob; forecast: Forecast | null }) {
  const isRefused = wasRefused(job);
  return (
    <span className="flex size-full flex-col justify-between px-2.5 py-2 text-sm leading-[1.3]">
      <span className="min-w-0">
        <b className={classNames(besideButtons, 'font-medium', job.status === 'failed' && 'text-bad')}>
          {forecast?.isPaused === true
            ? jobMessages.paused
            : job.status === 'processing'
              ? jobMessages.generating
              : jobState(job)}
        </b>
        <span className="mt-0.5 line-clamp-2 wrap-anywhere text-muted">
          <Detail job={job} forecast={forecast} />
        </span>
        {/* Below the error of a refused request there is room for its button alone. */}
        {job.status !== 'cancelled' && !isRefused && (
          <span
            className={classNames(
              'wrap-anywhere text-faint',
              job.status === 'failed' || forecast?.startsAtMs != null
                ? 'line-clamp-1'
                : 'line-clamp-2 pointer-coarse:line-clamp-1',
            )}
          >
            {subjectOf(job)}
          </span>
        )}
      </span>
      {(job.status === 'processing' || job.status === 'keeping') && (
        <Progress share={job.progress} label={jobMessages.progress} />
      )}
    </span>
  );
}

function Detail({ job, forecast }: { job: StudioJob; forecast: Forecast | null }) {
  if (job.status === 'failed') return jobError(job);
  if (job.status === 'held') return jobMessages.heldDetail;
  if (job.status === 'waiting' || job.status === 'queued') {
    return job.note ?? (forecast === null ? null : <StartOf forecast={forecast} />);
  }
  if (job.status === 'processing') return <Course job={job} />;
  if (job.status === 'keeping' && job.error !== null) return job.error.message;
  if (job.note !== null && isOpenJob(job.status)) return job.note;
  if (isOpenJob(job.status)) return <Elapsed since={job.createdAt} />;
  return subjectOf(job);
}

/** How long a job has run, and its progress or an estimate. */
function Course({ job }: { job: StudioJob }) {
  const since = job.startedAt ?? job.createdAt;
  const now = useNow();
  const message =
    job.progress === null
      ? describeEstimate(job.estimate, now - Date.parse(since))
      : jobMessages.percent({ share: job.progress });
  return (
    <>
      <Elapsed since={since} />
      {` · ${message}`}
    </>
  );
}

function Badge({ children }: { children: React.ReactNode }) {
  return (
    <span className="flex items-center gap-1 rounded-xs bg-black/65 px-1.5 text-xs font-medium text-white tabular-nums">
      {children}
    </span>
  );
}
