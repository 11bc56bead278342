'use client';

import { useState } from 'react';
import type { useLatePopover } from '@/components/ui/use-late-popover';
import type { MediaField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { MediaAddressInput } from './media-address-input';
import { MediaSourceButton } from './media-source-button';
import { ResultsButton } from './results-button';
import type { MediaFieldState } from './use-media-field';

/** Further ways to add to a field that has something: what was made before, or an address, which opens into an input. */
export function MediaSources({
  field,
  state,
  results,
}: {
  field: MediaField;
  state: MediaFieldState;
  results: ReturnType<typeof useLatePopover>['button'];
}) {
  const [isTyping, setIsTyping] = useState(false);
  if (isTyping) {
    return <MediaAddressInput field={field} onAddress={state.addAddress} onClose={() => setIsTyping(false)} />;
  }
  return (
    <div className="-mx-1 flex gap-2">
      <ResultsButton field={field} results={results} />
      {state.hasRoom && <MediaSourceButton onClick={() => setIsTyping(true)}>{messages.giveAddress}</MediaSourceButton>}
    </div>
  );
}
