'use client';

import { classNames } from '@/components/ui/class-names';
import { estimateTokens } from '@/lib/schema-form/prompt/prompt-tokens';
import { History } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { messages } from '@/lib/schema-form/messages';

/** The messages about a prompt, and the button for earlier prompts. */
export function PromptFoot({
  id,
  prompt,
  orphans,
  unused,
  mostTokens,
  onChoose,
}: {
  id: string;
  prompt: string;
  /** Citations without a reference, as written. */
  orphans: readonly string[];
  /** Citations of the references that the prompt does not cite. */
  unused: readonly string[];
  /** Null without a limit. */
  mostTokens: number | null;
  onChoose: (prompt: string) => void;
}) {
  const tokens = mostTokens === null ? 0 : estimateTokens(prompt);
  const isOver = mostTokens !== null && tokens > mostTokens;
  return (
    <div className="flex min-h-6 items-start gap-2 text-sm">
      <div id={id} role="status" className="min-w-0 flex-1 pt-0.5">
        {orphans.length > 0 && <p className="text-bad">{messages.prompt.orphans(orphans)}</p>}
        {prompt !== '' && unused.length > 0 && <p className="text-muted">{messages.prompt.unused(unused)}</p>}
      </div>
      {mostTokens !== null && tokens > 0 && (
        <span className={classNames('shrink-0 pt-0.5 tabular-nums', isOver ? 'text-bad' : 'text-faint')}>
          {messages.prompt.tokens(tokens, mostTokens)}
        </span>
      )}
      <PromptHistoryButton onChoose={onChoose} />
    </div>
  );
}

const PromptHistoryPopover = latePart(async () => (await import('./prompt-history-popover')).PromptHistoryPopover);

/** Opens the prompts used before. */
function PromptHistoryButton({ onChoose }: { onChoose: (prompt: string) => void }) {
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
