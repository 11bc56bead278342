'use client';

import { formatList } from '@/lib/intl/format-list';
import { memo, Suspense } from 'react';
import { classNames } from '@/components/ui/class-names';
import { latePart } from '@/components/ui/late-part';
import { messages } from '@/lib/schema-form/messages';
import { estimateTokens } from '@/lib/schema-form/prompt/prompt-tokens';
import type { PromptAccess } from './use-prompt-access';

// Memoised: typing does not render them.
const Tools = memo(latePart(async () => (await import('./prompt-tools')).PromptTools));

/** The messages about a prompt, and the buttons of its tools. */
export function PromptFoot({
  id,
  prompt,
  access,
  orphans,
  unused,
  mostTokens,
}: {
  id: string;
  prompt: string;
  /** The same object for the life of the field. */
  access: PromptAccess;
  /** Citations without a reference, as written. */
  orphans: readonly string[];
  /** Citations of the references that the prompt does not cite. */
  unused: readonly string[];
  /** Null without a limit. */
  mostTokens: number | null;
}) {
  const tokens = mostTokens === null ? 0 : estimateTokens(prompt);
  const isOver = mostTokens !== null && tokens > mostTokens;
  return (
    <div className="flex min-h-6 items-start gap-2 text-sm max-desk:min-h-11">
      <div id={id} role="status" className="min-w-0 flex-1 pt-0.5">
        {orphans.length > 0 && (
          <p className="text-bad">
            {messages.prompt.orphans({ count: orphans.length, citations: formatList(orphans) })}
          </p>
        )}
        {prompt !== '' && unused.length > 0 && (
          <p className="text-muted">{messages.prompt.unused({ citations: formatList(unused) })}</p>
        )}
      </div>
      {mostTokens !== null && tokens > 0 && (
        <span className={classNames('shrink-0 pt-0.5 tabular-nums', isOver ? 'text-bad' : 'text-faint')}>
          {messages.prompt.tokens({ count: tokens, most: mostTokens })}
        </span>
      )}
      <Suspense fallback={<span className="size-6 shrink-0 max-desk:size-11" />}>
        <Tools prompt={access} />
      </Suspense>
    </div>
  );
}
