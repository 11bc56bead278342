import { Box, Cloud } from 'lucide-react';
import type { LooseModel } from '@/lib/contract/model';
import { modelMessages } from '../messages';

/** Who generates for a model: the service itself, or one of its engines. */
export function EngineChip({ model }: { model: LooseModel }) {
  const Icon = model.engine == null ? Box : Cloud;
  return (
    <span className="flex h-[22px] min-w-0 items-center gap-1 rounded-sm border border-line px-1.5 text-sm text-muted">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{model.engine?.title ?? modelMessages.builtIn}</span>
    </span>
  );
}
