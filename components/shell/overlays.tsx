'use client';

import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { latePart } from '@/components/ui/late-part';
import { StrayFiles } from './stray-files';
import { overlay } from './overlay';
import { overlayOfKey } from './shortcuts/shortcuts';

const CommandMenu = latePart(async () => (await import('./commands/command-menu')).CommandMenu);
const ShortcutSheet = latePart(async () => (await import('./shortcuts/shortcut-sheet')).ShortcutSheet);

const typing =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=button])';
const close = () => overlay.set(null);

/** The overlays of every screen, and the keys that open them. */
export function Overlays() {
  const open = useSyncExternalStore(overlay.subscribe, overlay.current, () => null);
  useEffect(() => {
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(typing);
      const asked = event.defaultPrevented || event.isComposing ? null : overlayOfKey(event, isTyping);
      if (asked === null) return;
      event.preventDefault();
      if (!event.repeat) overlay.set(overlay.current() === asked ? null : asked);
    };
    window.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  return (
    <Suspense>
      <StrayFiles />
      {open === 'commands' && <CommandMenu onClose={close} />}
      {open === 'shortcuts' && <ShortcutSheet onClose={close} />}
    </Suspense>
  );
}
