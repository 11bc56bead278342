'use client';

import { Languages, ListCollapse, ListPlus, ScanEye } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { moveFocus } from '@/components/ui/move-focus';
import { toasts } from '@/lib/client/toasts';
import type { PromptHelpAction } from '@/lib/contract/studio/prompt-help';
import { HelpPreview } from './help-preview';
import { ImageChoice } from './image-choice';
import { promptMessages } from './messages-late';
import type { PromptAccess } from './use-prompt-access';
import { usePromptHelp } from './use-prompt-help';

const icons = { expand: ListPlus, shorten: ListCollapse, translate: Languages, describe: ScanEye };
const actions: readonly PromptHelpAction[] = ['expand', 'shorten', 'translate', 'describe'];

/** Help with the prompt by a text service: what to do, then its answer beside the prompt, to accept or not. */
export function HelpPopover({
  popover,
  prompt,
  model,
}: {
  popover: Pick<ComponentProps<typeof AnchoredPopover>, 'anchor' | 'isOpen' | 'onOpenChange'>;
  prompt: PromptAccess;
  /** The model that writes. */
  model: string;
}) {
  return (
    <AnchoredPopover
      {...popover}
      align="end"
      // In line with the last tool.
      alignOffset={-52}
      aria-label={promptMessages.help}
      onKeyDown={(event) => moveFocus(event, '[data-help]')}
      className="flex max-h-[min(520px,var(--radix-popover-content-available-height))] w-[min(352px,calc(100vw-16px))] flex-col gap-1 overflow-y-auto p-2"
    >
      <Help prompt={prompt} model={model} onDone={() => popover.onOpenChange(false)} />
    </AnchoredPopover>
  );
}

function Help({ prompt, model, onDone }: { prompt: PromptAccess; model: string; onDone: () => void }) {
  const { help, ask, reset } = usePromptHelp();
  const [isChoosing, setChoosing] = useState(false);
  const isEmpty = prompt.words().trim() === '';

  function begin(action: PromptHelpAction) {
    if (action === 'describe') setChoosing(true);
    else ask({ action, prompt: prompt.words() });
  }
  function accept(next: string) {
    const before = prompt.words();
    prompt.replace(next);
    onDone();
    toasts.show(promptMessages.accepted, {
      action: { label: promptMessages.undo, run: () => prompt.replace(before) },
    });
  }

  if (help.state !== 'none') {
    return (
      <HelpPreview
        key={help.state}
        help={help}
        model={model}
        onAccept={accept}
        onKeep={() => {
          reset();
          onDone();
        }}
        onAgain={() => ask(help.asked)}
      />
    );
  }
  if (isChoosing) return <ImageChoice onChoose={(image) => ask({ action: 'describe', image })} />;
  return actions.map((action) => {
    const Icon = icons[action];
    const { name, hint } = promptMessages.actions[action];
    const isOff = action !== 'describe' && isEmpty;
    return (
      <button
        key={action}
        type="button"
        data-help=""
        aria-disabled={isOff}
        className="flex min-h-9 items-center gap-2.5 rounded-sm px-2 py-1 text-left hover:bg-sunken focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 max-desk:min-h-11"
        onClick={() => {
          if (!isOff) begin(action);
        }}
      >
        <Icon aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="font-medium">{name}</span>
        <span className="ml-auto truncate text-sm text-muted">{hint}</span>
      </button>
    );
  });
}
