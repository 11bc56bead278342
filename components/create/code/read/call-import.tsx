'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import type { useRequest } from '../../request/use-request';
import { codeMessages } from '../messages';
import { ImportSummary } from './import-summary';
import { useCallImport } from './use-call-import';

/** Takes a call as somebody pasted it, says what it is, and fills the form from it. */
export function CallImport({ request, onFilled }: { request: ReturnType<typeof useRequest>; onFilled: () => void }) {
  const [text, setText] = useState('');
  const { state, fill, isFilling, error } = useCallImport(request, text);
  const isReady = state.state === 'ready' && !isFilling;
  return (
    <form
      className="flex min-h-0 flex-1 flex-col gap-3 px-4 pt-3 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        void fill(onFilled);
      }}
    >
      <Textarea
        aria-label={codeMessages.paste}
        placeholder={codeMessages.pasteHint}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => setText(event.target.value)}
        className="max-h-none! min-h-32! flex-1 overflow-auto font-mono text-sm! leading-[1.55]! field-sizing-fixed!"
      />
      <div role="status" className="flex max-h-52 shrink-0 flex-col gap-2 overflow-y-auto">
        <ImportSummary state={state} presentId={request.model.model?.id ?? null} />
        {error !== null && <p className="text-bad">{error}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-4">
        <p className="min-w-0 flex-1 text-sm text-muted">{codeMessages.pasteHelp}</p>
        <Button data-main type="submit" variant="primary" size="lg" aria-disabled={!isReady}>
          {isFilling ? codeMessages.filling : codeMessages.fill}
        </Button>
      </div>
    </form>
  );
}
