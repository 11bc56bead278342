'use client';

import { CodeButton } from './code/code-button';
import { PasteWatch } from './code/paste-watch';
import type { useRequest } from './use-request';

/** What else can be done with the request than to press the button. */
export function RequestTools({ request }: { request: ReturnType<typeof useRequest> }) {
  return (
    <>
      <PasteWatch request={request} />
      <span className="-ml-2 flex min-w-0 flex-1">
        <CodeButton request={request} />
      </span>
    </>
  );
}
