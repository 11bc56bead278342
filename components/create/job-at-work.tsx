'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { Elapsed } from '@/components/jobs/elapsed';
import { jobWords } from '@/components/jobs/words';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { mediaInRequest, requestedProportion } from '@/lib/client/read-request';
import type { JsonObject } from '@/lib/contract/model';
import { isCancellable } from '@/lib/contract/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio-job';
import { isStudioMediaPath } from '@/lib/schema-form/media-address';
import { laterWords } from './later-words';

const leads: Partial<Record<StudioJob['status'], string>> = {
  sending: laterWords.sendingLead,
  queued: laterWords.queuedLead,
  keeping: laterWords.keepingLead,
};

/** A job under way: a sheet of the proportions that were asked for, what is done with it, and how far that has come. */
export function JobAtWork({
  job,
  schema,
  onCancel,
}: {
  job: StudioJob;
  /** The request schema of its model, as far as known: it tells what is made when nothing is asked. */
  schema: JsonObject | null;
  onCancel: () => void;
}) {
  const [sourceRatio, setSourceRatio] = useState<number | null>(null);
  const isFilm = job.mediaType === 'video';
  const ratio = requestedProportion(job.request, schema) ?? sourceRatio ?? (isFilm ? 16 / 9 : 1);
  const source = mediaInRequest(job.request).find(isStudioMediaPath);
  const isMoving = job.status === 'processing' || job.status === 'keeping';
  return (
    <div
      className="relative flex min-h-[min(220px,100cqh)] min-w-[min(300px,100cqw)] flex-col overflow-hidden bg-panel shadow-picture"
      style={{ aspectRatio: ratio, width: `min(100cqw, ${(ratio * 100).toFixed(3)}cqh)`, maxHeight: '100cqh' }}
    >
      {source !== undefined && (
        <img
          src={`${source}/thumbnail`}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSourceRatio(naturalWidth / naturalHeight)}
          className="absolute inset-0 size-full object-cover opacity-15 grayscale"
        />
      )}
      <div className="relative flex flex-1 flex-col items-center justify-center gap-1 p-4 text-center">
        <p className="text-lg font-semibold">{leads[job.status] ?? laterWords.workingLead(isFilm)}</p>
        <p className="text-muted">
          <Elapsed since={job.startedAt ?? job.createdAt} />
          {' · '}
          {job.progress !== null && isMoving ? jobWords.percent(job.progress) : laterWords.noEstimate}
        </p>
        {job.note !== null && <p className="max-w-md text-sm wrap-anywhere text-muted">{job.note}</p>}
        {job.upstreamStatus !== null && (
          <p className="text-sm wrap-anywhere text-muted">{laterWords.unknownStatus(job.upstreamStatus)}</p>
        )}
        <p className="mt-2 text-sm text-faint">{laterWords.goesOn}</p>
        {isCancellable(job.status) && (
          <Button size="sm" className="mt-3" onClick={onCancel}>
            <X aria-hidden />
            {laterWords.cancel}
          </Button>
        )}
      </div>
      {isMoving && (
        <Progress
          share={job.progress}
          label={laterWords.progress}
          className="absolute! inset-x-0 bottom-0 rounded-none!"
        />
      )}
    </div>
  );
}
