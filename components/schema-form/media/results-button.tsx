'use client';

import { Suspense, lazy } from 'react';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { MediaField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { MediaSourceButton } from './media-source-button';
import type { MediaFieldState } from './use-media-field';

const ResultsPopover = lazy(async () => ({ default: (await import('./results-popover')).ResultsPopover }));

/** Fills a field with what this studio made or was given before. */
export function ResultsButton({
  field,
  state,
  words = messages.fromResults,
}: {
  field: MediaField;
  state: Pick<MediaFieldState, 'addresses' | 'hasRoom' | 'addAddress' | 'remove'>;
  words?: string;
}) {
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <>
      <MediaSourceButton {...button} aria-label={messages.fromResultsFor(field.label)}>
        {words}
      </MediaSourceButton>
      {wasOpened && (
        <Suspense>
          <ResultsPopover popover={popover} field={field} state={state} />
        </Suspense>
      )}
    </>
  );
}
