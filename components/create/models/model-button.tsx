'use client';

import { ChevronDown } from 'lucide-react';
import { Suspense, memo } from 'react';
import { latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { LooseModel } from '@/lib/contract/model';
import { createMessages } from '../messages';

const parts = () => import('./model-button-parts');
const ExampleThumbnail = latePart(async () => (await parts()).ExampleThumbnail);
const ModelFactsLine = latePart(async () => (await parts()).ModelFactsLine);
const ModelPopover = latePart(async () => (await import('./model-popover')).ModelPopover);

/** Shows the model in the form, and opens the choice of another. */
export const ModelButton = memo(function ModelButton({
  id,
  model,
  models,
  onChoose,
}: {
  /** Null while none is chosen yet. */
  id: string | null;
  /** Null for an unlisted id, and while it is loading. */
  model: LooseModel | null;
  models: LooseModel[];
  onChoose: (id: string) => void;
}) {
  const { button, popover, wasOpened } = useLatePopover();
  if (id === null) return <Skeleton className="h-[60px] short:h-11" />;
  const unavailable = model?.unavailable;
  return (
    <>
      <button
        type="button"
        {...button}
        className="flex h-[60px] w-full short:h-11 shrink-0 items-center gap-3 rounded border border-line px-2 text-left transition-colors hover:border-line-strong aria-expanded:border-line-strong"
      >
        <span className="grid size-11 shrink-0 short:size-8 place-items-center overflow-hidden rounded-sm bg-sunken text-muted">
          <Suspense>{model !== null && <ExampleThumbnail model={model} />}</Suspense>
        </span>
        <span className="min-w-0 flex-1">
          <span className="sr-only">{createMessages.model}: </span>
          <span className="block truncate text-md font-semibold">
            {model?.display_name ?? (id === '' ? createMessages.chooseModel : id)}
          </span>
          <span className={`block h-[22px] truncate short:hidden ${unavailable == null ? 'text-muted' : 'text-warn'}`}>
            {model === null ? (
              createMessages.byId
            ) : (
              <Suspense>{unavailable ?? <ModelFactsLine model={model} />}</Suspense>
            )}
          </span>
        </span>
        <ChevronDown aria-hidden className="mr-1 size-4 shrink-0 text-muted" />
      </button>
      {wasOpened && (
        <Suspense>
          <ModelPopover popover={popover} models={models} currentId={model?.id ?? id} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
});
