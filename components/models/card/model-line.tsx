import { Clock } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import type { LooseModel } from '@/lib/contract/model';
import { describeModelPrice, priceClassOf } from '../facts/model-price';
import { describeUsualTime } from '../facts/usual-time';
import { modelMessages } from '../messages';

/** How long a model usually takes here, and what it costs. Without a run so far, the time is left out. */
export function ModelLine({
  model,
  usage,
  isEmbedded,
  className,
}: {
  model: LooseModel;
  usage: ModelUsage | null;
  isEmbedded: boolean;
  className?: string;
}) {
  const took = describeUsualTime(usage);
  const isFree = priceClassOf(model) === 'free';
  return (
    <span className={classNames('flex items-center gap-2 text-sm text-muted tabular-nums', className)}>
      {took !== null && (
        <span title={modelMessages.usually({ took })} className="flex shrink-0 items-center gap-1">
          <Clock aria-hidden className="size-3.5" />
          <span className="sr-only">{modelMessages.usualTime} </span>
          {took}
        </span>
      )}
      <span
        className={classNames(
          'ml-auto min-w-0 truncate font-medium',
          isFree ? 'text-[light-dark(#166c40,#4cc38a)]' : 'text-text',
        )}
      >
        {describeModelPrice(model, isEmbedded)}
      </span>
    </span>
  );
}
