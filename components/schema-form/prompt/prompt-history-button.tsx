'use client';

import { History } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { messages } from '@/lib/schema-form/messages';

const PromptHistoryPopover = latePart(async () => (await import('./prompt-history-popover')).PromptHistoryPopover);

/** The way to prompts used before. */
export function PromptHistoryButton({ onChoose }: { onChoose: (prompt: string) => void }) {
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <>
      <IconButton size="sm" label={messages.prompt.history} className="max-desk:size-11" {...button}>
        <History aria-hidden />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <PromptHistoryPopover popover={popover} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}
