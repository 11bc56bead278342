import { CircleAlert, CircleCheck, CircleDashed, CircleDot, CircleStop, Clock } from 'lucide-react';
import { nameState } from './name-state';

const signs: Record<string, { Icon: typeof Clock; colour: string }> = {
  tokenized: { Icon: CircleCheck, colour: 'text-ok' },
  created: { Icon: CircleDashed, colour: 'text-muted' },
  tokenizing: { Icon: CircleDot, colour: 'text-accent' },
  enqueued: { Icon: Clock, colour: 'text-muted' },
  running: { Icon: CircleDot, colour: 'text-accent' },
  completed: { Icon: CircleCheck, colour: 'text-ok' },
  deployed: { Icon: CircleCheck, colour: 'text-ok' },
  stopped: { Icon: CircleStop, colour: 'text-muted' },
  errored: { Icon: CircleAlert, colour: 'text-bad' },
};

/** A fine-tune's state by shape, colour and label. */
export function FineTuneState({ state }: { state: string | null }) {
  const { Icon, colour } = signs[state ?? ''] ?? { Icon: CircleDashed, colour: 'text-muted' };
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className={`size-4 shrink-0 ${colour} ${state === 'tokenizing' ? 'animate-breathe' : ''}`} />
      {state === null ? '–' : nameState(state)}
    </span>
  );
}
