import { classNames } from '@/components/ui/class-names';
import type { LooseModel } from '@/lib/contract/model';
import { MarkedText } from './marked-text';

/** Two lines: what a model does, or why it can't generate now. */
export function ModelReason({
  model,
  words,
  className,
}: {
  model: Pick<LooseModel, 'summary' | 'unavailable'>;
  /** The words to mark. */
  words: readonly string[];
  className?: string;
}) {
  const isAway = model.unavailable != null;
  const text = model.unavailable ?? model.summary ?? '';
  return (
    <p title={text} className={classNames('line-clamp-2', isAway ? 'text-warn' : 'text-muted', className)}>
      {isAway ? text : <MarkedText text={text} words={words} />}
    </p>
  );
}
