'use client';

import { CircleAlert, CircleCheck } from 'lucide-react';
import type { LooseModel } from '@/lib/contract/model';
import { valuesOfRequest } from '@/lib/client/jobs/read-request';
import { type CallImportState, useCallImport } from './use-call-import';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import type { RequestState } from '../../request/request-state';
import { codeMessages } from '../messages';

/** Reads a pasted call, describes it, and fills the form from it. */
export function CallImport({ request, onFilled }: { request: RequestState; onFilled: () => void }) {
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

/** What a pasted text is, which form it fills, and which of its settings can't be used. */
function ImportSummary({
  state,
  presentId,
}: {
  state: CallImportState;
  /** The model in the form. */
  presentId: string | null;
}) {
  if (state.state === 'error') {
    const text = codeMessages.errors[state.error];
    return text === '' ? null : <Line isGood={false} text={text} />;
  }
  if (state.state === 'looking') return <p className="text-muted">{codeMessages.lookingUp({ model: state.named })}</p>;
  if (state.state === 'no-form') return <Line isGood={false} text={codeMessages.noForm} />;
  const { call, target, naming, unfit, files } = state;
  const name = target.display_name ?? target.id;
  const count = Object.keys(valuesOfRequest(call.body)).length;
  const lead = {
    named: codeMessages.readFor({ model: name, count }),
    nameless: codeMessages.readWithout({ model: name, count }),
    unknown: codeMessages.readUnknown({ named: call.model ?? '', model: name }),
  }[naming];
  const more = [
    ...(naming === 'named' && target.id !== presentId ? [codeMessages.switches({ model: name })] : []),
    ...(files > 0 ? [codeMessages.willUpload({ count: files })] : []),
  ];
  return (
    <>
      <Line isGood={naming !== 'unknown'} text={[lead, ...more].join(' ')} />
      {unfit.length > 0 && <Misfits unfit={unfit} target={target} />}
    </>
  );
}

function Misfits({
  unfit,
  target,
}: {
  unfit: Extract<CallImportState, { state: 'ready' }>['unfit'];
  target: LooseModel;
}) {
  return (
    <section aria-label={codeMessages.misfits} key={target.id}>
      <h3 className="mb-1 text-sm font-medium">{codeMessages.misfits}</h3>
      <ul className="flex flex-col gap-0.5 text-sm">
        {unfit.map(({ name, why }) => (
          <li key={name} className="flex min-w-0 gap-2">
            <code className="shrink-0 font-mono">{name}</code>
            <span className="min-w-0 text-muted">{codeMessages.why[why]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ isGood, text }: { isGood: boolean; text: string }) {
  const Sign = isGood ? CircleCheck : CircleAlert;
  return (
    <p className="flex gap-2">
      <Sign aria-hidden className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-ok' : 'text-warn'}`} />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}
