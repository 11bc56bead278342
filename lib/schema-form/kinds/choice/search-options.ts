import type { ChoiceOption } from '../../form-field.ts';

/** An option, and its index among all. */
export interface FoundOption {
  option: ChoiceOption;
  index: number;
}

function spelt(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s_:.-]+/g, ' ')
    .trim();
}

/**
 * The options that contain every typed word in their label or value, in any spelling. Those that begin with the typed
 * text come first, then those with a word that does; otherwise the order stays.
 */
export function searchOptions(options: readonly ChoiceOption[], typed: string): FoundOption[] {
  const all = options.map((option, index) => ({ option, index }));
  const wanted = spelt(typed);
  if (wanted === '') return all;
  const textOf = ({ option }: FoundOption) => spelt(`${option.label} ${String(option.value)}`);
  const found = all.filter((one) => wanted.split(' ').every((word) => textOf(one).includes(word)));
  const rank = (one: FoundOption) =>
    textOf(one).startsWith(wanted) ? 0 : ` ${textOf(one)}`.includes(` ${wanted}`) ? 1 : 2;
  return found.toSorted((one, other) => rank(one) - rank(other));
}
