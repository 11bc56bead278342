'use client';

import { PencilLine } from 'lucide-react';
import { subjectOf } from '@/components/jobs/describe-job';
import { Button } from '@/components/ui/button';
import type { EditedJob } from './use-editing';
import { lateMessages } from '../messages-late';

/** Shows that the form edits a queued job, and ends editing it. */
export function EditingBar({ edited, onStop }: { edited: EditedJob; onStop: () => void }) {
  return (
    <section
      aria-label={lateMessages.editing}
      className="flex shrink-0 items-center gap-3 border-t border-line bg-accent-soft px-4 py-2"
    >
      <PencilLine aria-hidden className="size-4 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 text-sm">
        <b className="block font-medium">{lateMessages.editing}</b>
        <span className="line-clamp-2 wrap-anywhere text-muted">
          {lateMessages.editingHint({ subject: subjectOf(edited.job) })}
        </span>
      </p>
      <Button size="sm" onClick={onStop}>
        {lateMessages.stopEditing}
      </Button>
    </section>
  );
}
