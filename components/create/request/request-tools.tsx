'use client';

import { CodeButton } from '../code/code-button';
import { PasteWatch } from '../code/read/paste-watch';
import { CountNote } from './count-note';
import { CompareButton } from '../compare-models/compare-button';
import type { useRequest } from './use-request';

/** What else can be done with the request than to press the button, and how much a press makes. */
export function AllRequestTools({ request }: { request: ReturnType<typeof useRequest> }) {
  return (
    <>
      <PasteWatch request={request} />
      <CountNote request={request} />
      <span className="-ml-2 flex grow">
        <CompareButton request={request} />
        <CodeButton request={request} />
      </span>
    </>
  );
}
