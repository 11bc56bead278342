'use client';

import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import type { LatePopover } from '@/components/ui/use-late-popover';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { actionMessages } from './messages';
import type { SendMedia } from './use-send-media';

const SendToPopover = latePart(async () => (await import('./send-to-popover')).SendToPopover);

/** Opens the fields of all models that accept the files. */
export function SendToButton({
  late: { button, popover, wasOpened },
  items,
  onSend,
  variant = 'ghost',
}: {
  /** It can be opened by a key too. */
  late: LatePopover;
  items: readonly StudioMedia[];
  onSend: SendMedia;
  variant?: 'ghost' | 'outline';
}) {
  return (
    <>
      <Button variant={variant} title={actionMessages.sendToHint} className="shrink-0 px-2! max-desk:h-11" {...button}>
        <ArrowRight aria-hidden />
        <span className="desk:@max-[400px]:sr-only desk:in-data-[fit=least]:sr-only">{actionMessages.sendTo}</span>
      </Button>
      {wasOpened && (
        <Suspense>
          <SendToPopover popover={popover} items={items} onSend={onSend} />
        </Suspense>
      )}
    </>
  );
}
