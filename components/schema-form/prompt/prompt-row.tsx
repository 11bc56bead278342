'use client';

import { Pin, Type } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Thumbnail } from '@/components/ui/thumbnail';
import { promptInWords } from '@/lib/schema-form/boxes/shown-boxes';
import type { UsedPrompt } from '@/lib/schema-form/prompt/search-prompts';
import { promptMessages } from './messages-late';

/** A prompt used before, with its first result: a press takes it. */
export function PromptRow({
  used: { prompt, modelName, thumbnailUrl, isPinned },
  onChoose,
  onTogglePin,
}: {
  used: UsedPrompt;
  onChoose: () => void;
  onTogglePin: () => void;
}) {
  const text = promptInWords(prompt);
  return (
    <li className="group flex items-start rounded-sm hover:bg-sunken has-focus-visible:bg-sunken">
      <button
        type="button"
        data-used-prompt=""
        className="flex min-w-0 flex-1 items-start gap-2.5 rounded-sm p-1.5 text-left focus-visible:-outline-offset-2"
        onClick={onChoose}
      >
        <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-faint">
          {thumbnailUrl === null ? <Type aria-hidden className="size-4" /> : <Thumbnail src={thumbnailUrl} alt="" />}
        </span>
        <span className="min-w-0">
          <span className="line-clamp-2 wrap-anywhere">{text}</span>
          <span className="block truncate text-sm text-muted">{modelName}</span>
        </span>
      </button>
      <IconButton
        label={isPinned ? promptMessages.unpin({ prompt: text }) : promptMessages.pin({ prompt: text })}
        aria-pressed={isPinned}
        className={`mt-1 max-desk:size-11 ${isPinned ? '' : 'desk:opacity-0 desk:group-focus-within:opacity-100 desk:group-hover:opacity-100'}`}
        onClick={onTogglePin}
      >
        <Pin aria-hidden className={isPinned ? 'fill-current' : ''} />
      </IconButton>
    </li>
  );
}
