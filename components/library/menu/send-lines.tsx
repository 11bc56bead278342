'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { actionMessages } from '@/components/media-actions/messages';
import { useSendMedia } from '@/components/media-actions/use-send-media';
import { ContextMenuItem, ContextMenuSub } from '@/components/ui/context-menu';
import { lastUsedModels, type LastUsedModels } from '@/lib/client/models/last-used-models';
import { modelListOptions } from '@/lib/client/models/models';
import { quickActions, quickTarget } from '@/lib/client/models/quick-actions';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { menuMessages } from './messages';

const noModels: LastUsedModels = {};

/** The likeliest next steps in the menu, each with the model that it opens. Nothing where no model takes these files. */
export function SendLines({ items }: { items: readonly LibraryItem[] }) {
  const { data: models } = useQuery(modelListOptions());
  const lastUsed = useSyncExternalStore(lastUsedModels.subscribe, lastUsedModels.current, () => noModels);
  const send = useSendMedia(null);
  const files = items.map(({ media }) => media);
  const [first] = files;
  if (first === undefined || models === undefined || files.some(({ kind }) => kind !== first.kind)) return null;
  const targets = quickActions.flatMap((action) => {
    const found = quickTarget(action, first.kind, models, lastUsed[action] ?? null);
    if (found.state !== 'ready' || (files.length > 1 && !found.target.field.isList)) return [];
    return [{ action, target: found.target }];
  });
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
