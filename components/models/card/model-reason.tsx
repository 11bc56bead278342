import type { LooseModel } from '@/lib/contract/model';
import { modelMessages } from '../messages';
import { MarkedText } from './marked-text';

/** One line: why the model can't generate now, by what it was found, or what it does. */
export function ModelReason({
  model,
  words,
  also,
}: {
  model: Pick<LooseModel, 'summary' | 'unavailable'>;
  words: readonly string[];
  also: string | null;
}) {
  if (model.unavailable != null) {
    return (
      <p title={model.unavailable} className="truncate text-warn">
        {model.unavailable}
      </p>
    );
  }
  return (
    <p title={model.summary ?? undefined} className="min-h-[19px] truncate text-muted">
      {also === null ? (
        <MarkedText text={model.summary ?? ''} words={words} />
      ) : (
        <>
          {modelMessages.foundBy}{' '}
          <MarkedText text={also} words={[also, ...also.toLowerCase().split(/[^\p{L}\p{N}]+/u)]} />
        </>
      )}
    </p>
  );
}
