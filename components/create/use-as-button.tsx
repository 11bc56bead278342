'use client';

import { ArrowRight } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { MediumUse } from '@/lib/client/medium-uses';
import type { LooseModel } from '@/lib/contract/model';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { createWords } from './words';

export type { MediumUse } from '@/lib/client/medium-uses';

const UseAsPopover = lazy(async () => ({ default: (await import('./use-as-popover')).UseAsPopover }));

/** Takes a result on: into any field of any model that takes its kind. */
export function UseAsButton({
  media,
  models,
  onUse,
}: {
  media: StudioMedia;
  models: LooseModel[];
  onUse: (use: MediumUse) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(!isOpen);
        }}
      >
        <ArrowRight aria-hidden />
        {createWords.takeAs}
      </Button>
      {wasOpened && (
        <Suspense>
          <UseAsPopover
            anchor={button}
            kind={media.kind}
            models={models}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onUse={onUse}
          />
        </Suspense>
      )}
    </>
  );
}
