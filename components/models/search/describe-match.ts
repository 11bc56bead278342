import type { LooseModel } from '@/lib/contract/model';
import { markText } from './mark-text';
import type { ModelMatch } from './search-models';

/**
 * What explains why a model was found where its name and summary don’t: the term of the field that it stands for, or
 * another of its ids. Null where the texts explain it.
 */
export function describeMatch({ model, words, term }: ModelMatch): string | null {
  if (term !== null) return term;
  const shows = (text: string | null | undefined) => markText(text ?? '', words).some(({ isMarked }) => isMarked);
  return shows(model.display_name) || shows(model.summary) ? null : idWith(model, words);
}

function idWith(model: LooseModel, words: readonly string[]): string | null {
  const ids = [...(model.aliases ?? []), model.id];
  return ids.find((id) => words.some((word) => id.toLowerCase().includes(word))) ?? null;
}
