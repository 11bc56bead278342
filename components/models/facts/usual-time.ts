import { formatTook } from '@/lib/client/format';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';

/** How long a model usually takes here, for display; null without a run so far. */
export function describeUsualTime(usage: Pick<ModelUsage, 'seconds'> | null): string | null {
  return usage?.seconds == null ? null : formatTook(1000 * roundSeconds(usage.seconds));
}

/** A usual time is no measurement: whole seconds, tens of seconds from two minutes. */
function roundSeconds(seconds: number): number {
  return seconds < 120 ? Math.max(1, Math.round(seconds)) : Math.round(seconds / 10) * 10;
}
