'use client';

import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { readablePrompt } from '@/lib/contract/prompt/readable-prompt';
import { promptMessages } from './messages-late';
import type { HelpState } from './use-prompt-help';

/**
 * The new prompt as it is being written, and what to do with it. The old one stays until the new one is accepted. Pass
 * the state as its `key`.
 */
export function HelpPreview({
  help,
  model,
  onAccept,
  onKeep,
  onAgain,
}: {
  help: Exclude<HelpState, { state: 'none' }>;
  model: string;
  onAccept: (prompt: string) => void;
  onKeep: () => void;
  onAgain: () => void;
}) {
  const text = help.state === 'done' ? readablePrompt(help.prompt) : help.state === 'writing' ? help.text : '';
  const first = useRef<HTMLButtonElement>(null);
  const { state } = help;
  // The pressed button is gone: the focus goes to what one would press next.
  useEffect(() => first.current?.focus(), []);
  return (
    <section aria-label={promptMessages.preview} className="flex flex-col gap-2.5 p-1">
      <h3 className="text-sm text-muted">
        {promptMessages.actions[help.asked.action].name}
        <span role="status" className="pl-1.5">
          {state === 'writing' && promptMessages.writing}
        </span>
      </h3>
      {state === 'failed' ? (
        <p role="alert" className="flex gap-2 text-bad wrap-anywhere">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {help.message}
        </p>
      ) : (
        <p
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
          tabIndex={0}
          aria-busy={state === 'writing'}
          className="max-h-60 min-h-24 overflow-y-auto rounded bg-sunken px-3 py-2 leading-relaxed whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </p>
      )}
      {state === 'done' && <p className="text-sm text-muted">{promptMessages.by({ model })}</p>}
      <div className="flex flex-wrap justify-end gap-1.5">
        {state !== 'writing' && (
          <Button
            ref={state === 'failed' ? first : undefined}
            variant={state === 'failed' ? 'outline' : 'quiet'}
            className="max-desk:h-11"
            onClick={onAgain}
          >
            {promptMessages.tryAgain}
          </Button>
        )}
        <Button ref={state === 'writing' ? first : undefined} className="max-desk:h-11" onClick={onKeep}>
          {state === 'writing' ? promptMessages.stop : promptMessages.keepMine}
        </Button>
        {help.state === 'done' && (
          <Button ref={first} variant="primary" className="max-desk:h-11" onClick={() => onAccept(help.prompt)}>
            {promptMessages.accept}
          </Button>
        )}
      </div>
    </section>
  );
}
