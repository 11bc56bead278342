'use client';

import { useState, type ComponentProps } from 'react';
import type { MediaField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { MediaAddressInput } from './media-address-input';
import type { MediaFieldState } from './use-media-field';
import type { LatePopover } from '@/components/ui/use-late-popover';

/** Further ways to add media to a field: from the library, or an address, which opens an input. */
export function MediaSources({
  field,
  state,
  results,
}: {
  field: MediaField;
  state: MediaFieldState;
  results: LatePopover['button'];
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

/** A button for a further way to fill a media field, less prominent than dropping and picking. */
export function MediaSourceButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="relative z-1 min-h-6 rounded-xs px-1 text-sm text-muted underline decoration-line-strong underline-offset-3 hover:text-text hover:decoration-current aria-expanded:text-text max-desk:min-h-11"
      {...props}
    />
  );
}

/**
 * Opens the results and uploads of this studio, to fill a field with. The popover outlives this button, which changes
 * with the field.
 */
export function ResultsButton({
  field,
  results,
  text = messages.fromResults,
}: {
  field: MediaField;
  results: LatePopover['button'];
  text?: string;
}) {
  return (
    <MediaSourceButton {...results} aria-label={messages.fromResultsFor({ label: field.label })}>
      {text}
    </MediaSourceButton>
  );
}
