'use client';

import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { latePart } from '@/components/ui/late-part';
import type { PastedCall } from './paste-offer';
import type { RequestState } from '../../request/request-state';

const PasteOffer = latePart(async () => (await import('./paste-offer')).PasteOffer);

/** Detects a call that is pasted into a text field of the form, and offers to fill the form from it. */
export function PasteWatch({ request }: { request: RequestState }) {
  const { form, values, model } = request;
  const [pasted, setPasted] = useState<PastedCall | null>(null);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLTextAreaElement) || form.current?.contains(target) !== true) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // Fields that hold JSON expect it.
    const isProse = !target.classList.contains('font-mono');
    if (!isProse || !looksLikeCall(text) || values === null || model.id === null) return;
    setPasted({ text, before: values, model: model.id });
  });
  useEffect(() => {
    const stopped = new AbortController();
    document.addEventListener('paste', (event) => onPaste(event), { capture: true, signal: stopped.signal });
    return () => stopped.abort();
  }, []);

  if (pasted === null) return null;
  return (
    <Suspense>
      <PasteOffer key={pasted.text} request={request} pasted={pasted} onDone={() => setPasted(null)} />
    </Suspense>
  );
}

const curl = /^(?:[$>%#]\s+)?curl(?:\.exe)?\s|\bcurl(?:\.exe)?\s+(?:-\w|['"^]*https?:)/;
const requestName = /["'](?:model|prompt)["']\s*:/;
const client = /\b(?:fetch|requests\.post|urllib\.request|axios\.post)\b/;
const calledClient = /\b(?:fetch|requests\.post|axios\.post)\s*\(/;
const promptWord = /\bprompt\b/;

/**
 * Whether pasted text is likely a whole call rather than prose: a fast check for every paste, however long. `readCall`
 * decides.
 */
export function looksLikeCall(text: string): boolean {
  const whole = text.trim();
  if (curl.test(whole)) return true;
  if (whole.startsWith('{') && whole.endsWith('}') && requestName.test(whole)) return true;
  return isFollowed(whole, client, promptWord) || isFollowed(whole, promptWord, calledClient);
}

/** Whether the second pattern occurs anywhere after the first, in one pass over each. */
function isFollowed(text: string, first: RegExp, second: RegExp): boolean {
  const at = text.search(first);
  return at !== -1 && second.test(text.slice(at));
}
