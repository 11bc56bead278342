'use client';

import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { nameApart } from './describe-queue';
import { queueMessages } from './messages';
import type { QueueRow } from './queue-lanes';

/** The jobs of an unfolded batch, by what tells them apart. */
export function BatchJobs({
  row,
  onOpen,
  onCancel,
}: {
  row: QueueRow;
  onOpen: (id: string) => void;
  /** Null for the jobs of somebody else. */
  onCancel: ((job: StudioJob) => void) | null;
}) {
  return (
    <ol className="mb-2 ml-17 flex flex-col text-sm text-muted max-desk:ml-13">
      {row.jobs.map((job) => {
        const name = nameApart(job, row.jobs);
        return (
          <li key={job.id} className="flex items-center gap-2 pr-2">
            <button
              type="button"
              className="min-w-0 flex-1 truncate rounded-xs text-left hover:text-text hover:underline max-desk:min-h-11"
              onClick={() => onOpen(job.id)}
            >
              {name}
            </button>
            {job.status === 'held' && !row.isHeld && <span>{queueMessages.held}</span>}
            {onCancel !== null && (
              <IconButton
                label={queueMessages.cancel({ what: name })}
                size="sm"
                className="max-desk:size-11"
                onClick={() => onCancel(job)}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}
