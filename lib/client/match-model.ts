import type { LooseModel } from '../contract/model.ts';
import { intentsOf } from './intents.ts';

/** Fewest letters of a word that may be found with others between them: fewer would be found everywhere. */
const fewestScattered = 3;

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

function matchName(name: string, word: string): number {
  if (name === word) return 100;
  if (name.startsWith(word)) return 80;
  const at = name.indexOf(word);
  if (at > 0) return /[a-z0-9]/.test(name.charAt(at - 1)) ? 40 : 60;
  return word.length >= fewestScattered && hasScattered(name, word) ? 20 - Math.min(15, name.length / 4) : 0;
}

/** Whether every letter of a word is in a name, in this order, the first one at the start of a part of the name. */
function hasScattered(name: string, word: string): boolean {
  return name.split(/[^a-z0-9.]+/).some((_part, index, parts) => {
    const rest = parts.slice(index).join('');
    if (rest.charAt(0) !== word.charAt(0)) return false;
    let from = 0;
    for (const letter of word) {
      const found = rest.indexOf(letter, from);
      if (found === -1) return false;
      from = found + 1;
    }
    return true;
  });
}
