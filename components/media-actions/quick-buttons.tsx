'use client';

import { Clapperboard, ImagePlus, Maximize2, Pencil, Scissors } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { isForEach } from '@/lib/client/models/is-for-each';
import type { QuickAction } from '@/lib/client/models/quick-actions';
import { toasts } from '@/lib/client/toasts';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { actionMessages } from './messages';
import { useQuickTargets } from './use-quick-targets';
import type { SendForAction } from './use-send-media';

/** The icons of the quick actions. */
export const quickIcons: Record<QuickAction, typeof Pencil> = {
  edit: Pencil,
  upscale: Maximize2,
  'cut-out': Scissors,
  animate: Clapperboard,
  reference: ImagePlus,
};

/**
 * The likeliest next steps, one press each: a button opens the model last used for it. An action that no model can do
 * with such files has no button, and none has one for files of several kinds; one that can't be done now says why.
 */
export function QuickButtons({ items, onSend }: { items: readonly StudioMedia[]; onSend: SendForAction }) {
  return useQuickTargets(items).map(({ action, found }) => {
    if (found.state === 'none') return null;
    const Icon = quickIcons[action];
    const label = actionMessages.quick[action];
    const problem = found.state === 'unavailable' ? found.reason : null;
    const model = found.state === 'ready' ? nameOf(found.target) : '';
    const isEach = found.state === 'ready' && isForEach(found.target, items.length);
    const hint = isEach ? actionMessages.quickEachHint : actionMessages.quickHint;
    return (
      <Button
        key={action}
        variant="ghost"
        title={problem ?? hint({ action: label, model })}
        aria-disabled={problem !== null}
        className="shrink-0 px-2! desk:in-data-[fit=icons]:px-1.5! desk:in-data-[fit=labels]:px-1! desk:in-data-[fit=least]:px-1.5! max-desk:h-11"
        onClick={() => {
          if (problem !== null) toasts.show(problem);
          else if (found.state === 'ready') onSend(found.target, items, action);
        }}
      >
        {/* With less room the label stays, then the icon (`fitLabels`). A phone has a row for both. */}
        <Icon aria-hidden className="desk:in-data-[fit=labels]:hidden" />
        <span className="desk:in-data-[fit=icons]:sr-only desk:in-data-[fit=least]:sr-only">{label}</span>
      </Button>
    );
  });
}

function nameOf({ model }: { model: { id: string; display_name?: string | null | undefined } }): string {
  return model.display_name ?? model.id;
}
