'use client';

import type { useLatePopover } from '@/components/ui/use-late-popover';
import type { MediaField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { MediaSourceButton } from './media-source-button';

/** Opens what this studio made or was given before, to fill a field with. What it opens outlives it, as the field changes. */
export function ResultsButton({
  field,
  results,
  words = messages.fromResults,
}: {
  field: MediaField;
  results: ReturnType<typeof useLatePopover>['button'];
  words?: string;
}) {
  return (
    <MediaSourceButton {...results} aria-label={messages.fromResultsFor(field.label)}>
      {words}
    </MediaSourceButton>
  );
}
