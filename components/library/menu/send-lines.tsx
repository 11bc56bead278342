'use client';

import { ArrowRight } from 'lucide-react';
import { actionMessages } from '@/components/media-actions/messages';
import { useQuickTargets } from '@/components/media-actions/use-quick-targets';
import { useSendMedia } from '@/components/media-actions/use-send-media';
import { ContextMenuItem, ContextMenuSub } from '@/components/ui/context-menu';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { menuMessages } from './messages';

/** The likeliest next steps in the menu, each with the model that it opens. Nothing where no model takes these files. */
export function SendLines({ items }: { items: readonly LibraryItem[] }) {
  const send = useSendMedia(null);
  const files = items.map(({ media }) => media);
  const targets = useQuickTargets(files).flatMap(({ action, found }) =>
    found.state === 'ready' ? [{ action, target: found.target }] : [],
  );
  if (targets.length === 0) return null;
  return (
    <ContextMenuSub
      label={
        <>
          <ArrowRight aria-hidden />
          {menuMessages.sendTo}
        </>
      }
    >
      {targets.map(({ action, target }) => (
        <ContextMenuItem key={action} onSelect={() => send(target, files)}>
          {actionMessages.quick[action]}
          <span className="ml-auto pl-6 text-sm text-faint">{target.model.display_name ?? target.model.id}</span>
        </ContextMenuItem>
      ))}
    </ContextMenuSub>
  );
}
