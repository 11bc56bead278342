import type { JsonObject } from '../../../contract/model.ts';
import { numberOf, textOf } from '../../json.ts';
import { messages } from '../../messages.ts';
import { optionLabel } from '../choice/option-label.ts';
import { alternativesKeyword, alternativesOf } from '../../schema/simplify-alternatives.ts';
import { constantOf } from '../../schema/allowed-values.ts';

/** A value that leaves a number to the model, and its label. */
export interface AutoValue {
  value: unknown;
  label: string;
}

const smart = -1;
const automaticPattern =
  /[-−]1(?!\d)[^.;]*?\b(smart|auto(?:matic)?|adaptive)\b|\b(smart|auto(?:matic)?|adaptive)\b[^.;]*?[-−]1(?!\d)/i;

function isNumeric(schema: JsonObject, type: unknown): boolean {
  const own = schema['type'] ?? type;
  return (own === 'integer' || own === 'number') && !('enum' in schema) && !('const' in schema);
}

/** The label of an alternative with a single value: its title, else its value, labelled as in choices. */
function autoOf(alternative: JsonObject): AutoValue | null {
  const value = constantOf(alternative);
  if (value === undefined || value === null) return null;
  const words = typeof value === 'string' ? optionLabel(value) : messages.smart;
  return { value, label: textOf(alternative['title']) ?? words };
}

/**
 * A number with a value that leaves it to the model: a word (`anyOf` of a number and `auto`), or a number out of its
 * range, as −1 where the description calls that smart or automatic. Null for a number without one.
 *
 * @returns the schema of the number itself, and the value that leaves it to the model
 */
export function readAuto(schema: JsonObject, root: JsonObject): { number: JsonObject; auto: AutoValue } | null {
  const keyword = alternativesKeyword(schema);
  if (keyword === null) return readTold(schema);
  const shown = alternativesOf(schema, root).filter((alternative) => alternative['x-hidden'] !== true);
  const [single, ...others] = shown.filter((alternative) => constantOf(alternative) !== undefined);
  const [ranged, ...more] = shown.filter((alternative) => isNumeric(alternative, schema['type']));
  if (single === undefined || ranged === undefined || others.length > 0 || more.length > 0 || shown.length > 2)
    return null;
  const auto = autoOf(single);
  if (auto === null) return null;
  const { [keyword]: _listed, ...own } = schema;
  return { number: { ...own, ...ranged }, auto };
}

function readTold(schema: JsonObject): { number: JsonObject; auto: AutoValue } | null {
  const word = automaticPattern.exec(textOf(schema['description']) ?? '');
  if (!isNumeric(schema, null) || numberOf(schema['minimum']) !== smart || word === null) return null;
  const said = (word[1] ?? word[2] ?? '').toLowerCase();
  const label = said === 'automatic' ? optionLabel('auto') : optionLabel(said);
  return { number: { ...schema, minimum: 0 }, auto: { value: smart, label } };
}
