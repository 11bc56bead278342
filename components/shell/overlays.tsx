'use client';

import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { latePart } from '@/components/ui/late-part';
import { isTypingTarget } from '@/components/ui/typing-target';
import { StrayFiles } from './stray-files';
import { queuePanel } from '@/lib/client/jobs/queue';
import { overlay } from './overlay';
import { overlayOfKey } from './shortcuts/shortcuts';

const CommandMenu = latePart(async () => (await import('./commands/command-menu')).CommandMenu);
const QueuePanel = latePart(async () => (await import('@/components/jobs/queue/queue-panel')).QueuePanel);
const ShortcutSheet = latePart(async () => (await import('./shortcuts/shortcut-sheet')).ShortcutSheet);

const close = () => overlay.set(null);

/** The overlays of every screen, and the keys that open them. */
export function Overlays() {
  const open = useSyncExternalStore(overlay.subscribe, overlay.current, () => null);
  const isQueueOpen = useSyncExternalStore(queuePanel.subscribe, queuePanel.current, () => false);
  useEffect(() => {
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      const asked =
        event.defaultPrevented || event.isComposing ? null : overlayOfKey(event, isTypingTarget(event.target));
      if (asked === null) return;
      if (asked === 'queue') {
        if (event.repeat || document.querySelector('[data-slot=modal]') !== null) return;
        event.preventDefault();
        queuePanel.set(!queuePanel.current());
        return;
      }
      event.preventDefault();
      if (!event.repeat) overlay.set(overlay.current() === asked ? null : asked);
    };
    window.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  return (
    <Suspense>
      <StrayFiles />
      {isQueueOpen && <QueuePanel />}
      {open === 'commands' && <CommandMenu onClose={close} />}
      {open === 'shortcuts' && <ShortcutSheet onClose={close} />}
    </Suspense>
  );
}
