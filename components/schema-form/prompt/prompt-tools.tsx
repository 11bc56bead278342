'use client';

import { useQuery } from '@tanstack/react-query';
import { History, Palette, Sparkles } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import { type LatePopoverState, useLatePopover } from '@/components/ui/use-late-popover';
import { statusOptions } from '@/lib/client/status';
import { promptMessages } from './messages-late';
import type { PromptAccess } from './use-prompt-access';

const HistoryPopover = latePart(async () => (await import('./prompt-history-popover')).PromptHistoryPopover);
const StylesPopover = latePart(async () => (await import('./styles-popover')).StylesPopover);
const HelpPopover = latePart(async () => (await import('./help-popover')).HelpPopover);

/** The buttons below a prompt: styles and snippets, help where a text service is set, and the history. */
export function PromptTools({ prompt }: { prompt: PromptAccess }) {
  const { data: helper } = useQuery({ ...statusOptions(), select: ({ promptHelp }) => promptHelp });
  return (
    <div role="group" aria-label={promptMessages.tools} className="flex shrink-0 gap-0.5 max-desk:gap-0">
      {helper != null && (
        <Tool label={promptMessages.help} icon={<Sparkles aria-hidden />}>
          {(popover) => <HelpPopover popover={popover} prompt={prompt} model={helper.model} />}
        </Tool>
      )}
      <Tool label={promptMessages.styles} icon={<Palette aria-hidden />}>
        {(popover) => <StylesPopover popover={popover} prompt={prompt} />}
      </Tool>
      <Tool label={promptMessages.history} icon={<History aria-hidden />}>
        {(popover) => <HistoryPopover popover={popover} prompt={prompt} />}
      </Tool>
    </div>
  );
}

function Tool({
  label,
  icon,
  children,
}: {
  label: string;
  icon: ReactNode;
  children: (popover: LatePopoverState) => ReactNode;
}) {
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <>
      <IconButton size="sm" label={label} className="max-desk:size-11" {...button}>
        {icon}
      </IconButton>
      {wasOpened && <Suspense>{children(popover)}</Suspense>}
    </>
  );
}
