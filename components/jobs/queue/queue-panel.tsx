'use client';

import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { AtOnceNote } from '@/components/limits/at-once-note';
import { IconButton } from '@/components/ui/icon-button';
import { useIsNarrow } from '@/components/ui/use-is-narrow';
import { countOpen } from '@/lib/client/jobs/job-pages';
import { queuePanel } from '@/lib/client/jobs/queue';
import { mayMake } from '@/lib/client/me';
import { askToLeave } from '@/lib/client/leave-guard';
import { describeOpen } from '../describe-batch';
import { useQueue } from '../use-queue';
import { queueMessages } from './messages';
import { NotifyWhenEmpty } from './notify-when-empty';
import { QueueFrame, QueueTitle } from './queue-frame';
import { QueueList } from './queue-list';
import { QueueTools } from './queue-tools';
import { ScopeChoice } from './scope-choice';
import { useQueueActions } from './use-queue-actions';
import { useQueueScope } from './use-queue-scope';

const close = () => queuePanel.set(false);

/**
 * The queue, beside any screen, which stays usable: what runs, what waits for each engine, and what can be done with it.
 * In a small window it is a sheet over the screen.
 */
export function QueuePanel() {
  const isNarrow = useIsNarrow();
  const router = useRouter();
  const queue = useQueue();
  const scoped = useQueueScope(queue.jobs);
  const actions = useQueueActions();
  const open = (id: string) => {
    if (isNarrow) close();
    askToLeave(() => router.push(`/?${new URLSearchParams({ job: id })}`));
  };
  return (
    <QueueFrame isSheet={isNarrow} onClose={close}>
      <header className="border-b border-line px-4 pt-2.5 pb-3 max-desk:pt-1.5">
        <div className="flex items-center gap-2.5">
          <QueueTitle isSheet={isNarrow} />
          <span className="min-w-0 truncate text-muted tabular-nums">{describeOpen(countOpen(scoped.jobs))}</span>
          <IconButton label={queueMessages.close} className="-mr-1.5 ml-auto max-desk:size-11" onClick={close}>
            <X aria-hidden />
          </IconButton>
        </div>
        {scoped.hasChoice && <ScopeChoice scope={scoped.scope} />}
        <QueueTools queue={queue} listed={scoped.jobs} actions={actions} />
        <AtOnceNote />
      </header>
      <QueueList queue={queue} scoped={scoped} actions={actions} onOpen={open} />
      {mayMake() && (
        <footer className="flex min-h-13 items-center border-t border-line px-4">
          <NotifyWhenEmpty hasOthers={scoped.hasChoice} />
        </footer>
      )}
    </QueueFrame>
  );
}
