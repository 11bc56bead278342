'use client';

import { useState } from 'react';
import { AnchoredPanel } from '@/components/ui/anchored-panel';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { CallCode } from './write/call-code';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import type { RequestState } from '../request/request-state';
import { codeMessages } from './messages';
import { CallImport } from './read/call-import';

/** The current request as code to copy, and an input for code that fills the form. */
export function CodePanel({ popover, request }: { popover: LatePopoverState; request: RequestState }) {
  const [view, setView] = useState('copy');
  return (
    <AnchoredPanel
      {...popover}
      title={codeMessages.title}
      closeLabel={codeMessages.close}
      className="h-[620px] w-[680px]"
    >
      <Segmented aria-label={codeMessages.views} value={view} onValueChange={setView} className="mx-4 mt-3 shrink-0">
        <SegmentedItem value="copy">{codeMessages.copyView}</SegmentedItem>
        <SegmentedItem value="read">{codeMessages.readView}</SegmentedItem>
      </Segmented>
      {view === 'copy' ? (
        <CallCode request={request} />
      ) : (
        <CallImport request={request} onFilled={() => popover.onOpenChange(false)} />
      )}
    </AnchoredPanel>
  );
}
