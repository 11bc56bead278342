'use client';

import { useQuery } from '@tanstack/react-query';
import { Clapperboard, ImagePlus, Maximize2, Pencil, Scissors } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { lastUsedModels, type LastUsedModels } from '@/lib/client/models/last-used-models';
import { modelListOptions } from '@/lib/client/models/models';
import { type QuickAction, quickActions, type QuickTarget, quickTarget } from '@/lib/client/models/quick-actions';
import { toasts } from '@/lib/client/toasts';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { actionMessages } from './messages';
import type { SendForAction } from './use-send-media';

/** The icons of the quick actions. */
export const quickIcons: Record<QuickAction, typeof Pencil> = {
  edit: Pencil,
  upscale: Maximize2,
  'cut-out': Scissors,
  animate: Clapperboard,
  reference: ImagePlus,
};

const noModels: LastUsedModels = {};

/**
 * The likeliest next steps, one press each: a button opens the model last used for it. An action that no model can do
 * with such files has no button; one that can't be done now says why.
 */
export function QuickButtons({ items, onSend }: { items: readonly StudioMedia[]; onSend: SendForAction }) {
  const { data: models } = useQuery(modelListOptions());
  const lastUsed = useSyncExternalStore(lastUsedModels.subscribe, lastUsedModels.current, () => noModels);
  const [first] = items;
  if (first === undefined || models === undefined) return null;
  return quickActions.map((action) => {
    const found = quickTarget(action, first.kind, models, lastUsed[action] ?? null);
    if (found.state === 'none') return null;
    const Icon = quickIcons[action];
    const label = actionMessages.quick[action];
    const problem = problemOf(found, items);
    const model = found.state === 'ready' ? nameOf(found.target) : '';
    return (
      <Button
        key={action}
        variant="ghost"
        title={problem ?? actionMessages.quickHint({ action: label, model })}
        aria-disabled={problem !== null}
        className="px-2! @max-[480px]:hidden @max-[800px]:px-1.5! max-desk:h-11"
        onClick={() => {
          if (problem !== null) toasts.show(problem);
          else if (found.state === 'ready') onSend(found.target, items, action);
        }}
      >
        {/* With less room the label stays, then the icon, then only the list of all targets. */}
        <Icon aria-hidden className="@max-[800px]:@min-[640px]:hidden" />
        <span className="@max-[640px]:sr-only">{label}</span>
      </Button>
    );
  });
}

/** Why an action can't be done with these files now; null when it can. */
function problemOf(found: QuickTarget, items: readonly StudioMedia[]): string | null {
  if (found.state !== 'ready') return found.state === 'unavailable' ? found.reason : null;
  if (items.some(({ kind }) => kind !== items[0]?.kind)) return actionMessages.mixedKinds;
  return items.length > 1 && !found.target.field.isList
    ? actionMessages.oneFileOnly({ model: nameOf(found.target) })
    : null;
}

function nameOf({ model }: { model: { id: string; display_name?: string | null | undefined } }): string {
  return model.display_name ?? model.id;
}
