'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Skeleton } from '@/components/ui/skeleton';
import { type CodeChoice, readCodeChoice, writeCodeChoice } from './code-choice';
import { callStyles, codeLanguages } from './request-code';
import { copyText } from '@/lib/client/copy-text';
import { notices } from '@/lib/client/notices';
import type { useRequest } from '../../request/use-request';
import { createMessages } from '../../messages';
import { CodeNotes } from './code-notes';
import { CodeView } from './code-view';
import { codeMessages } from '../messages';
import { useCallCode } from './use-call-code';

/** The exact call of the form, in the language and style that one likes, to copy. */
export function CallCode({ request }: { request: ReturnType<typeof useRequest> }) {
  const [choice, setChoice] = useState(() => readCodeChoice(window.localStorage));
  const [copied, setCopied] = useState<string | null>(null);
  const call = useCallCode(request, choice);

  function choose(change: Partial<CodeChoice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    writeCodeChoice(window.localStorage, next);
  }

  async function copy(code: string) {
    const isCopied = await copyText(code);
    if (isCopied) setCopied(code);
    notices.announce(isCopied ? codeMessages.copied : codeMessages.notCopied);
    if (!isCopied) notices.show(codeMessages.notCopied, { tone: 'bad' });
  }

  const isCopied = call.state === 'ready' && copied === call.code;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pt-3 pb-4">
      <div className="grid shrink-0 grid-cols-[6fr_7fr] gap-3 max-desk:grid-cols-1 max-desk:gap-2">
        <Segmented
          aria-label={codeMessages.language}
          value={choice.language}
          onValueChange={(value) => choose({ language: codeLanguages.find((one) => one === value) ?? 'curl' })}
        >
          {codeLanguages.map((one) => (
            <SegmentedItem key={one} value={one}>
              {codeMessages.languages[one]}
            </SegmentedItem>
          ))}
        </Segmented>
        <Segmented
          aria-label={codeMessages.style}
          value={choice.style}
          onValueChange={(value) => choose({ style: callStyles.find((one) => one === value) ?? 'queue' })}
        >
          {callStyles.map((one) => (
            <SegmentedItem key={one} value={one}>
              {codeMessages.styles[one]}
            </SegmentedItem>
          ))}
        </Segmented>
      </div>
      {call.state === 'ready' ? (
        <>
          <CodeView key={call.shown} code={call.shown} shortenings={call.shortenings} />
          <div className="flex shrink-0 items-end gap-4 max-desk:flex-col max-desk:items-stretch">
            <CodeNotes request={request} call={call} choice={choice} />
            <Button variant="primary" size="lg" className="min-w-28" onClick={() => void copy(call.code)}>
              {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
              {isCopied ? codeMessages.copied : codeMessages.copy}
            </Button>
          </div>
        </>
      ) : call.state === 'loading' ? (
        <Skeleton aria-label={codeMessages.loading} className="min-h-40 flex-1" />
      ) : (
        <div role="alert" className="flex flex-col items-start gap-3 text-muted">
          <p>{call.state === 'failed' ? codeMessages.unreachable(call.why) : codeMessages.noForm}</p>
          {call.state === 'failed' && <Button onClick={call.retry}>{createMessages.tryAgain}</Button>}
        </div>
      )}
    </div>
  );
}
