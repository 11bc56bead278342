import { createStore } from '@/lib/client/create-store';
import type { CommonSettings } from './common-settings';
import type { BatchPart } from './create-batch';
import type { ComparisonChoice } from './use-comparison';

/** Before a choice: the model of the form, one generation. */
export const firstChoice: ComparisonChoice = { models: null, variants: 1, common: null };

/**
 * The choice to go back to after some models were not sent: without those that were, so that another press does not send
 * them again, and with the common settings of the press, so that all results can be compared.
 */
export function choiceToRepeat(
  choice: ComparisonChoice,
  parts: readonly BatchPart[],
  common: CommonSettings | null,
): ComparisonChoice {
  const sent = new Set(parts.filter(({ state }) => state === 'sent').map(({ id }) => id));
  return { ...choice, models: choice.models?.filter((id) => !sent.has(id)) ?? null, common: common ?? choice.common };
}

/** What is chosen to compare. It survives closing the panel, and a recipe fills it. */
export const comparisonChoice = createStore<ComparisonChoice>(firstChoice);
