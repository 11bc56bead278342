import type { LooseModel } from '../contract/model.ts';
import { type Intent, intents, intentsOf } from './intents.ts';

/** Models that serve one intent, as a list shows them. */
export interface ModelGroup {
  intent: Intent;
  models: LooseModel[];
}

/** The models that match every word of a search, grouped by what they do first; groups without any are left out. */
export function findModels(models: LooseModel[], search: string): ModelGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = models.filter((model) => {
    const text = [model.id, ...(model.aliases ?? []), model.display_name, model.summary, ...intentsOf(model)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return intents.flatMap((intent) => {
    const group = found.filter((model) => intentsOf(model)[0] === intent);
    return group.length === 0 ? [] : [{ intent, models: group }];
  });
}
