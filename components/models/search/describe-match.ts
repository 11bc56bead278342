import { originalTexts } from '@/lib/client/models/original-texts';
import type { LooseModel } from '@/lib/contract/model';
import { markText } from './mark-text';
import type { ModelMatch } from './search-models';

/**
 * What explains why a model was found where its name and summary don’t: the term of the field that it fulfils,
 * its English name, or another of its ids. Null where the texts explain it, and where it only comes close.
 */
export function describeMatch({ model, words, term }: ModelMatch): string | null {
  if (term !== null) return term;
  const shows = (text: string | null | undefined) => markText(text ?? '', words).some(({ isMarked }) => isMarked);
  if (shows(model.display_name) || shows(model.summary)) return null;
  const { display_name: name, summary } = originalTexts(model);
  return shows(name) || shows(summary) ? (name ?? null) : idWith(model, words);
}

function idWith(model: LooseModel, words: readonly string[]): string | null {
  const ids = [...(model.aliases ?? []), model.id];
  return ids.find((id) => words.some((word) => id.toLowerCase().includes(word))) ?? null;
}
