'use client';

import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { moveFocus } from '@/components/ui/move-focus';
import type { MediaKind } from '@/lib/contract/media-kind';
import type { LooseModel } from '@/lib/contract/model';
import { type SendTarget, sendTargetsOf } from '@/lib/client/models/send-targets';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { intentMessages } from '../messages';
import { lateMessages } from '../messages-late';
import { intentIcons } from '@/components/models/card/model-image';

/** The fields that a result can go into, each with its model and intent. */
export function SendToPopover({
  popover,
  kind,
  models,
  onUse,
}: {
  popover: LatePopoverState;
  kind: MediaKind;
  models: LooseModel[];
  onUse: (use: SendTarget) => void;
}) {
  const uses = sendTargetsOf(kind, models);

  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={lateMessages.sendTo}
      onKeyDown={(event) => moveFocus(event, 'button')}
      className="flex w-[min(320px,calc(100vw-16px))] flex-col overflow-y-auto p-1.5"
    >
      {uses.length === 0 && <p className="px-2 py-2 text-muted">{lateMessages.noUse}</p>}
      {uses.map((use) => {
        const Icon = intentIcons[use.intent];
        return (
          <button
            key={`${use.model.id} ${use.field.name}`}
            type="button"
            className="flex items-center gap-3 rounded-sm px-2 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-desk:py-2.5"
            onClick={() => {
              onUse(use);
              popover.onOpenChange(false);
            }}
          >
            <Icon aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="min-w-0">
              <span className="block truncate font-medium">
                {intentMessages[use.intent].name} · {use.model.display_name ?? use.model.id}
              </span>
              <span className="block truncate text-muted">{use.field.title}</span>
            </span>
          </button>
        );
      })}
    </AnchoredPopover>
  );
}
