'use client';

import { ChevronDown } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { type Intent, intentsOf } from '@/lib/client/intents';
import type { LooseModel } from '@/lib/contract/model';
import { intentIcons } from './intent-icons';
import { createWords } from './words';

const ModelPopover = lazy(async () => ({ default: (await import('./model-popover')).ModelPopover }));

/** The model in the form, and the way to another. */
export function ModelButton({
  id,
  model,
  models,
  intent,
  onChoose,
}: {
  /** Null while nothing is chosen yet. */
  id: string | null;
  /** Null for an id that no list has, and while it is on its way. */
  model: LooseModel | null;
  models: LooseModel[];
  intent: Intent | null;
  onChoose: (id: string) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (id === null) return <Skeleton className="h-[60px]" />;
  const Icon = intentIcons[intent ?? (model === null ? 'make' : (intentsOf(model)[0] ?? 'make'))];
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${createWords.model}: ${model?.display_name ?? id}. ${createWords.chooseModel}`}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(!isOpen);
        }}
        className="flex h-[60px] w-full shrink-0 items-center gap-3 rounded border border-line px-2 text-left transition-colors hover:border-line-strong aria-expanded:border-line-strong"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-sm bg-sunken text-muted">
          <Icon aria-hidden className="size-[18px]" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-md font-semibold">{model?.display_name ?? id}</span>
          <span className="block truncate text-muted">{model?.summary ?? id}</span>
        </span>
        <ChevronDown aria-hidden className="mr-1 size-4 shrink-0 text-muted" />
      </button>
      {wasOpened && (
        <Suspense>
          <ModelPopover
            anchor={button}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            models={models}
            currentId={model?.id ?? id}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </>
  );
}
