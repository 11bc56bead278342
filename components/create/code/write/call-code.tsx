'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Skeleton } from '@/components/ui/skeleton';
import { type CodeChoice, readCodeChoice, writeCodeChoice } from './code-choice';
import { callStyles, codeLanguages } from './api-call';
import { copyText } from '@/lib/client/copy-text';
import { CodeView } from './code-view';
import { useCallCode } from './use-call-code';
import { toasts } from '@/lib/client/toasts';
import { formatBytes } from '@/lib/contract/format-bytes';
import { makesVideo } from '@/lib/client/models/model-intents';
import { checkValues } from '@/lib/schema-form/issues/check-values';
import { createMessages } from '../../messages';
import type { RequestState } from '../../request/request-state';
import { codeMessages } from '../messages';
import type { PortableFile } from './portable-files';

const loopback = /^https?:\/\/(?:localhost|127\.|\[::1\])/;

/** The exact call of the form to copy, in a choice of languages and styles. */
export function CallCode({ request }: { request: RequestState }) {
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
    toasts.announce(isCopied ? codeMessages.copied : codeMessages.notCopied);
    if (!isCopied) toasts.show(codeMessages.notCopied, { tone: 'bad' });
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
          <p>{call.state === 'failed' ? codeMessages.unreachable({ why: call.why }) : codeMessages.noForm}</p>
          {call.state === 'failed' && <Button onClick={call.retry}>{createMessages.tryAgain}</Button>}
        </div>
      )}
    </div>
  );
}

/** Notes for running the code: the key, the embedded files, the limits. */
function CodeNotes({
  request,
  call: { files, origin },
  choice: { language, style },
}: {
  request: RequestState;
  call: { files: readonly PortableFile[]; origin: string };
  choice: CodeChoice;
}) {
  const { model, values, variants } = request;
  const issues = model.schema === null || values === null ? [] : checkValues(model.schema, values);
  const inside = files.filter(({ how }) => how === 'inside');
  const outside = files.filter(({ how }) => how === 'address');
  const lost = files.filter(({ how }) => how === 'none');
  const isVideo = model.model !== null && makesVideo(model.model);
  const notes = [
    `${codeMessages.keyNote} ${codeMessages.needs[language]}`,
    ...(inside.length === 0
      ? []
      : [
          codeMessages.insideNote({
            files: inside.length,
            size: formatBytes(inside.reduce((sum, { bytes }) => sum + bytes, 0)),
          }),
        ]),
    ...(outside.length === 0 ? [] : [codeMessages.addressNote({ names: outside.map(({ name }) => name).join(', ') })]),
    ...lost.map(({ name, why }) => codeMessages.noAddressNote({ names: name, why: why ?? '' })),
    ...(style === 'sync' && variants > 1 ? [codeMessages.syncCountNote] : []),
    ...(style === 'sync' && isVideo && language === 'typescript' ? [codeMessages.syncVideoNote] : []),
    ...(loopback.test(origin) ? [codeMessages.localNote({ origin })] : []),
    ...(issues.length === 0 ? [] : [codeMessages.invalidNote({ count: issues.length })]),
  ];
  return (
    <ul className="flex max-h-32 min-w-0 flex-1 flex-col gap-1 overflow-y-auto text-sm text-muted">
      {notes.map((note) => (
        <li key={note} className="wrap-anywhere">
          {note}
        </li>
      ))}
    </ul>
  );
}
