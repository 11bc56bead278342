'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { moveFocus } from '@/components/ui/move-focus';
import { intentNames } from '@/lib/client/models/intents';
import { modelListOptions } from '@/lib/client/models/models';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { libraryMessages } from '../messages';
import { sendTargetUrl, sendTargetsOf } from '@/lib/client/models/send-targets';

/** The fields that accept an item, by what their models do. Each opens the model's form with the item in the field. */
export function UseAsPopover({ popover, media }: { popover: LatePopoverState; media: StudioMedia }) {
  const router = useRouter();
  const { data: models } = useQuery(modelListOptions());
  const uses = models === undefined ? null : sendTargetsOf(media.kind, models);

  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={libraryMessages.item.sendTo}
      onKeyDown={(event) => moveFocus(event, 'button')}
      className="flex max-h-96! w-72 flex-col overflow-y-auto p-1.5"
    >
      {uses?.length === 0 && <p className="p-2 text-muted">{libraryMessages.item.noModelAccepts}</p>}
      {uses?.map((use) => (
        <button
          key={`${use.model.id} ${use.field.name}`}
          type="button"
          className="rounded-sm px-2 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-desk:py-2.5"
          onClick={() => router.push(sendTargetUrl(use, media.id))}
        >
          <span className="block truncate font-medium">
            {intentNames[use.intent]} · {use.model.display_name ?? use.model.id}
          </span>
          <span className="block truncate text-muted">{use.field.title}</span>
        </button>
      ))}
    </AnchoredPopover>
  );
}
