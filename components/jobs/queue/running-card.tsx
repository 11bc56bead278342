'use client';

import { CircleHelp, Image as ImageIcon, Video, X } from 'lucide-react';
import { modelNameOf } from '@/lib/client/models/model-names';
import { memo } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { formatClock } from '@/lib/client/format';
import { canCancel } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { mayChange } from '@/lib/client/me';
import { describeOwner, subjectOf } from '../describe-job';
import { Elapsed, useNow } from '../elapsed';
import { endsAtMs } from '../forecast';
import { LivePreview } from '../preview/live-preview';
import { useLivePreview } from '../preview/use-live-preview';
import { queueMessages } from './messages';

/** A job at work: its newest preview, its progress and the time left. */
export const RunningCard = memo(function RunningCard({
  job,
  engineTitle,
  onOpen,
  onCancel,
}: {
  job: StudioJob;
  /** The name of what generates it, for people. */
  engineTitle: string;
  onOpen: (id: string) => void;
  onCancel: (id: string) => void;
}) {
  const preview = useLivePreview(job);
  const name = subjectOf(job);
  const isUnknown = job.status === 'unconfirmed';
  const Icon = isUnknown ? CircleHelp : job.mediaType === 'video' ? Video : ImageIcon;
  return (
    <li className="flex gap-3 rounded-lg border border-line bg-panel p-2">
      <span className="relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-faint">
        <Icon aria-hidden className={isUnknown ? 'size-5 text-warn' : 'size-5'} />
        <LivePreview preview={preview} alt="" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-1">
          <button
            type="button"
            className="min-w-0 flex-1 truncate rounded-xs text-left font-medium hover:underline max-desk:min-h-8"
            aria-label={queueMessages.open({ what: name })}
            onClick={() => onOpen(job.id)}
          >
            {name}
          </button>
          {canCancel(job) && mayChange(job.owner) && (
            <IconButton
              size="sm"
              label={queueMessages.cancel({ what: name })}
              className="-mt-0.5 max-desk:-m-2 max-desk:size-11"
              onClick={() => onCancel(job.id)}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
        <p className="truncate text-sm text-muted">
          {[modelNameOf(job), engineTitle, describeOwner(job)].filter(Boolean).join(' · ')}
        </p>
        {isUnknown ? (
          <p className="mt-1.5 text-sm text-warn">
            {mayChange(job.owner) ? queueMessages.unknown : queueMessages.unknownOfOther}
          </p>
        ) : (
          <>
            <Progress share={job.progress} label={queueMessages.progressOf({ what: name })} className="my-1.5" />
            <p className="flex justify-between gap-2 text-sm text-muted tabular-nums">
              <span className="min-w-0 truncate">{job.note ?? <Done job={job} />}</span>
              {job.status === 'processing' && <TimeLeft job={job} />}
            </p>
          </>
        )}
      </div>
    </li>
  );
});

/** What is done, where the service reports it. */
function Done({ job }: { job: StudioJob }) {
  if (job.status === 'keeping') return queueMessages.saving;
  if (job.progress !== null) return queueMessages.percent({ share: job.progress });
  return null;
}

function TimeLeft({ job }: { job: StudioJob }) {
  const now = useNow();
  const at = endsAtMs(job, now);
  if (at === null) return <Elapsed since={job.startedAt ?? job.createdAt} />;
  return (
    <span className="shrink-0">
      {at - now < 1000 ? queueMessages.almostDone : queueMessages.left({ clock: formatClock(at - now) })}
    </span>
  );
}
