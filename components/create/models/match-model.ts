import type { LooseModel } from '@/lib/contract/model';
import { intentsOf } from '@/lib/client/intents';
import { matchName } from '@/lib/client/match-name';

/**
 * How well a model fits a search, word by word: its name and ids count most, its summary less, what it does least. Letters
 * of a name or an id may be left out (`flx3` finds `flux-3`).
 *
 * @returns higher is better; null where a word is nowhere in it
 */
export function matchModel(model: LooseModel, search: string): number | null {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const names = [model.display_name ?? '', model.id, ...(model.aliases ?? [])].map((name) => name.toLowerCase());
  const told = [model.summary ?? '', ...intentsOf(model)].join(' ').toLowerCase();
  let total = 0;
  for (const word of words) {
    const best = Math.max(...names.map((name) => matchName(name, word)), told.includes(word) ? 10 : 0);
    if (best === 0) return null;
    total += best;
  }
  return total;
}
