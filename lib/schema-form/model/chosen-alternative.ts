import type { JsonObject } from '../../contract/model.ts';
import { fitAlternative } from '../schema/fit-alternative.ts';
import type { AlternativeChoices } from '../reserved-values.ts';

/** What has alternatives: a field, or a form as a whole. */
export interface WithAlternatives {
  pointer: string;
  options: readonly { schema: JsonObject }[];
  defaultValue: unknown;
}

/**
 * The alternative in use: the one that was chosen, else the one that the value fits best, else the one of the default, else
 * the first.
 *
 * @returns its place, and whether the value can be read as it: false for a value from elsewhere that fits none
 */
export function chosenAlternative(
  field: WithAlternatives,
  raw: unknown,
  choices: AlternativeChoices,
): { at: number; isFitting: boolean } {
  const chosen = choices[field.pointer]?.at;
  if (chosen !== undefined && field.options[chosen] !== undefined) return { at: chosen, isFitting: true };
  const isEmpty = raw === undefined || raw === null;
  const shown = isEmpty ? field.defaultValue : raw;
  if (shown === null || shown === undefined) return { at: 0, isFitting: true };
  const fits = field.options.map(({ schema }) => fitAlternative(schema, shown));
  const best = Math.max(...fits);
  return { at: Math.max(0, fits.indexOf(best)), isFitting: isEmpty || best > 0 };
}
