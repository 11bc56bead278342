import { CircleAlert, CircleCheck } from 'lucide-react';
import type { LooseModel } from '@/lib/contract/model';
import { valuesOfRequest } from '@/lib/client/read-request';
import { codeMessages } from '../messages';
import type { CallImportState } from './use-call-import';

/** What a pasted text is, where it would go, and what of it would not. */
export function ImportSummary({
  state,
  presentId,
}: {
  state: CallImportState;
  /** The model in the form. */
  presentId: string | null;
}) {
  if (state.state === 'fault') {
    const words = codeMessages.errors[state.fault];
    return words === '' ? null : <Line isGood={false} words={words} />;
  }
  if (state.state === 'looking') return <p className="text-muted">{codeMessages.lookingUp(state.named)}</p>;
  if (state.state === 'no-form') return <Line isGood={false} words={codeMessages.noForm} />;
  const { call, target, naming, unfit, files } = state;
  const name = target.display_name ?? target.id;
  const count = Object.keys(valuesOfRequest(call.body)).length;
  const lead = {
    named: codeMessages.readFor(name, count),
    nameless: codeMessages.readWithout(name, count),
    unknown: codeMessages.readUnknown(call.model ?? '', name),
  }[naming];
  const more = [
    ...(naming === 'named' && target.id !== presentId ? [codeMessages.switches(name)] : []),
    ...(files > 0 ? [codeMessages.willUpload(files)] : []),
  ];
  return (
    <>
      <Line isGood={naming !== 'unknown'} words={[lead, ...more].join(' ')} />
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

function Line({ isGood, words }: { isGood: boolean; words: string }) {
  const Sign = isGood ? CircleCheck : CircleAlert;
  return (
    <p className="flex gap-2">
      <Sign aria-hidden className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-ok' : 'text-warn'}`} />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </p>
  );
}
