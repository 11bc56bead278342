'use client';

import { CodeXml } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useCommandSource } from '@/components/ui/use-command-source';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { lateMessages } from '../messages-late';
import type { RequestState } from '../request/request-state';

const CodePanel = latePart(async () => (await import('./code-panel')).CodePanel);

/** Opens the panel that converts the form to code, and back. */
export function CodeButton({ request }: { request: RequestState }) {
  const { button, popover, wasOpened } = useLatePopover();
  useCommandSource(() => [
    {
      id: 'create.code',
      group: 'here',
      label: lateMessages.asCode,
      detail: lateMessages.asCodeHint,
      keywords: 'curl TypeScript Python JSON',
      run: () => popover.onOpenChange(true),
    },
  ]);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        title={lateMessages.asCodeHint}
        aria-label={lateMessages.asCode}
        className="max-desk:h-11"
        {...button}
      >
        <CodeXml aria-hidden />
        {lateMessages.asCodeShort}
      </Button>
      {wasOpened && (
        <Suspense>
          <CodePanel popover={popover} request={request} />
        </Suspense>
      )}
    </>
  );
}
