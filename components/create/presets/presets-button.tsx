'use client';

import { Bookmark } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { createMessages } from '../messages';
import type { PresetForm } from './use-apply-preset';

const PresetsPopover = latePart(async () => (await import('./presets-popover')).PresetsPopover);

/** Opens the presets of this form. */
export function PresetsButton({ form }: { form: PresetForm }) {
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <>
      <Button variant="quiet" size="sm" className="max-desk:h-11" {...button}>
        <Bookmark aria-hidden />
        {createMessages.presets}
      </Button>
      {wasOpened && (
        <Suspense>
          <PresetsPopover popover={popover} form={form} />
        </Suspense>
      )}
    </>
  );
}
