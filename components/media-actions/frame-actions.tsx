'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { frameTargets } from '@/lib/client/models/frame-targets';
import { lastUsedModels } from '@/lib/client/models/last-used-models';
import { modelListOptions } from '@/lib/client/models/models';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { actionMessages } from './messages';
import { SendToButton } from './send-to-button';
import { type SendMedia, useSendMedia } from './use-send-media';

const uses = ['first', 'last'] as const;

/** What to do next with a frame that was taken from a video: go on from it, end at it, or any other field. */
export function FrameActions({ frame, onSend = null }: { frame: StudioMedia; onSend?: SendMedia | null }) {
  const { data: models } = useQuery(modelListOptions());
  const send = useSendMedia(onSend);
  const sending = useLatePopover();
  const targets = frameTargets(models ?? [], lastUsedModels.current().animate ?? null);
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {uses.map((use) => {
        const target = targets[use];
        if (target === null) return null;
        return (
          <Button
            key={use}
            variant={use === 'first' ? 'primary' : 'outline'}
            title={actionMessages.quickHint({
              action: actionMessages.frame[use],
              model: target.model.display_name ?? target.model.id,
            })}
            className="px-2! text-sm! max-desk:h-11"
            onClick={() => send(target, [frame])}
          >
            {actionMessages.frame[use]}
          </Button>
        );
      })}
      <span className="contents *:col-span-2">
        <SendToButton late={sending} items={[frame]} onSend={send} variant="outline" />
      </span>
    </div>
  );
}
