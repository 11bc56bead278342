'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import type { useLatePopover } from '@/components/ui/use-late-popover';
import { readDraft, writeDraft } from '@/lib/client/drafts';
import { schemaOf, withMedium } from '@/lib/client/media-fields';
import { type MediumUse, usesOf } from '@/lib/client/medium-uses';
import { modelListOptions } from '@/lib/client/models';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { initialValues } from '@/lib/schema-form/initial-values';
import { itemWords } from './item-words';

/** The fields that an item can go into. Choosing one puts it into that model's form, and leads there. */
export function TakeAsPopover({
  popover,
  media,
}: {
  popover: ReturnType<typeof useLatePopover>['popover'];
  media: StudioMedia;
}) {
  const router = useRouter();
  const { data: models } = useQuery(modelListOptions());
  const uses = models === undefined ? null : usesOf(media.kind, models);

  function take({ model, field }: MediumUse) {
    const before = readDraft(window.localStorage, model.id) ?? initialValues(schemaOf(model) ?? {});
    writeDraft(window.localStorage, model.id, withMedium(before, field, media.url));
    router.push(`/?model=${encodeURIComponent(model.id)}`);
  }

  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={itemWords.takeAs}
      className="flex max-h-96! w-72 flex-col overflow-y-auto p-1.5"
    >
      {uses?.length === 0 && <p className="p-2 text-muted">{itemWords.takenByNone}</p>}
      {uses?.map((use) => (
        <button
          key={`${use.model.id} ${use.field.name}`}
          type="button"
          className="rounded-sm px-2 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-desk:py-2.5"
          onClick={() => take(use)}
        >
          <span className="block truncate font-medium">{use.model.display_name ?? use.model.id}</span>
          <span className="block truncate text-muted">{use.field.title}</span>
        </button>
      ))}
    </AnchoredPopover>
  );
}
