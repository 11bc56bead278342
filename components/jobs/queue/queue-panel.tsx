'use client';

import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { pageNonce } from '@/components/ui/page-nonce';
import { useIsNarrow } from '@/components/ui/use-is-narrow';
import { countOpen } from '@/lib/client/jobs/job-pages';
import { queuePanel } from '@/lib/client/jobs/queue';
import { askToLeave } from '@/lib/client/leave-guard';
import { describeOpen } from '../describe-batch';
import { useQueue } from '../use-queue';
import { queueMessages } from './messages';
import { NotifyWhenEmpty } from './notify-when-empty';
import { QueueList } from './queue-list';
import { QueueTools } from './queue-tools';
import { useQueueActions } from './use-queue-actions';

const close = () => queuePanel.set(false);

/**
 * The queue, beside any screen, which stays usable: what runs, what waits for each engine, and what can be done with it.
 * In a small window it is a sheet over the screen.
 */
export function QueuePanel() {
  const isNarrow = useIsNarrow();
  const [before] = useState(() => document.activeElement);
  const content = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const queue = useQueue();
  const actions = useQueueActions();
  const open = (id: string) => {
    if (isNarrow) close();
    askToLeave(() => router.push(`/?${new URLSearchParams({ job: id })}`));
  };
  // The lock on scrolling below a sheet writes a style element.
  pageNonce();
  return (
    <Root open modal={isNarrow} onOpenChange={close}>
      <Portal>
        {isNarrow && <Overlay className="fixed inset-0 z-40 bg-black/40" />}
        <Content
          ref={content}
          data-slot="queue-panel"
          aria-describedby={undefined}
          tabIndex={-1}
          className="fixed inset-y-0 right-0 z-30 flex w-[min(476px,100vw)] animate-slide flex-col bg-panel text-text shadow-floating outline-none max-desk:z-40 max-desk:w-full"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before instanceof HTMLElement && before.isConnected) before.focus();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            // Outside, Escape belongs to the screen; with a row in hand, it puts that back.
            const isInside = content.current?.contains(document.activeElement) === true;
            const isMoving = content.current?.querySelector('[data-lifted]') != null;
            if (!isInside || isMoving) event.preventDefault();
          }}
        >
          <header className="border-b border-line px-4 pt-2.5 pb-3 max-desk:pt-1.5">
            <div className="flex items-center gap-2.5">
              <Title className="text-lg font-semibold">{queueMessages.title}</Title>
              <span className="min-w-0 truncate text-muted tabular-nums">{describeOpen(countOpen(queue.jobs))}</span>
              <IconButton label={queueMessages.close} className="-mr-1.5 ml-auto max-desk:size-11" onClick={close}>
                <X aria-hidden />
              </IconButton>
            </div>
            <QueueTools jobs={queue.jobs} pausedAt={queue.pausedAt} actions={actions} />
          </header>
          <QueueList queue={queue} actions={actions} onOpen={open} />
          <footer className="flex min-h-13 items-center border-t border-line px-4">
            <NotifyWhenEmpty />
          </footer>
        </Content>
      </Portal>
    </Root>
  );
}
