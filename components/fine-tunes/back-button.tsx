'use client';

import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { fineTuneMessages } from './messages';

/** Returns to the list in small windows, which show either the list or one fine-tune. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="quiet" className="-ml-3 self-start desk:hidden" onClick={onBack}>
      <ArrowLeft aria-hidden />
      {fineTuneMessages.back}
    </Button>
  );
}
