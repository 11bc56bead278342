import type { JsonObject } from '../../../contract/model.ts';
import type { AlternativeChoices } from '../../reserved-values.ts';
import { fitAlternative } from '../../schema/fit-alternative.ts';

/** A field or a whole form with alternatives. */
export interface WithAlternatives {
  pointer: string;
  options: readonly { schema: JsonObject }[];
  defaultValue: unknown;
}

/**
 * The alternative in use: the chosen one, else the one that fits the value best, else the one of the default, else the
 * first.
 *
 * @returns its index, and whether the value fits it: false for a foreign value that fits none
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
