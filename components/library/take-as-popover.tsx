'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { moveFocus } from '@/components/ui/move-focus';
import type { useLatePopover } from '@/components/ui/use-late-popover';
import { intentNames } from '@/lib/client/models/intents';
import { sendTargetUrl, sendTargetsOf } from '@/lib/client/models/send-targets';
import { modelListOptions } from '@/lib/client/models/models';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { itemWords } from './item-words';

/** The fields that an item can go into, by what their models do. Each leads to that model's form with the item in it. */
export function TakeAsPopover({
  popover,
  media,
}: {
  popover: ReturnType<typeof useLatePopover>['popover'];
  media: StudioMedia;
}) {
  const router = useRouter();
  const { data: models } = useQuery(modelListOptions());
  const uses = models === undefined ? null : sendTargetsOf(media.kind, models);

  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={itemWords.takeAs}
      onKeyDown={(event) => moveFocus(event, 'button')}
      className="flex max-h-96! w-72 flex-col overflow-y-auto p-1.5"
    >
      {uses?.length === 0 && <p className="p-2 text-muted">{itemWords.takenByNone}</p>}
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
