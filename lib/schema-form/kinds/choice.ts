import { type ChoiceField, staysUnset } from '../form-field.ts';
import { isSameJson } from '../json.ts';
import { messages } from '../messages.ts';
import { nearestOption } from './choice/nearest-option.ts';
import { choiceShape, lettersOf, readOptions, withUnit } from './choice/read-choice.ts';
import type { KindDefinition } from './kind-definition.ts';
import { leaf } from './leaf.ts';
import { unitOf } from './number/read-number.ts';

const mostLettersBeside = 16;

/** The option whose value a request writes in another type or case. */
function listedValue({ options }: ChoiceField, value: unknown): unknown {
  if (options.some((option) => isSameJson(option.value, value))) return value;
  const isPlain = typeof value === 'string' || typeof value === 'number';
  const same = isPlain ? options.find((option) => isSameText(option.value, value)) : undefined;
  return same === undefined ? value : same.value;
}

function isSameText(one: unknown, other: unknown): boolean {
  return String(one).toLowerCase() === String(other).toLowerCase();
}

/** One of several values. */
export const choiceKind: KindDefinition<ChoiceField> = {
  ...leaf,
  read: ({ facts, context }) => {
    const choice = readOptions(facts.schema, context.root);
    if (choice === null) return null;
    const options = withUnit(choice.options, unitOf(facts.name, facts.schema));
    return { ...facts, kind: 'choice', ...choice, options, shape: choiceShape(options, choice.takesOther) };
  },
  readValue: (_field, raw) => ({ state: 'value', value: raw }),
  /** An empty text may be an option. */
  readEmptied: () => ({ state: 'value', value: '' }),
  typedValue: listedValue,
  valueOfText: ({ options }, text) => {
    const found =
      options.find(({ value }) => isSameText(value, text)) ?? options.find(({ label }) => isSameText(label, text));
    return found === undefined ? text : found.value;
  },
  initialValue: ({ prefill }) => prefill,
  shows: ({ options, takesOther }, value) =>
    (takesOther && typeof value === 'string') || options.some((option) => isSameJson(option.value, value)),
  convert: nearestOption,
  /** A list says so itself. */
  hint: (field, raw) => {
    const isSideBySide = field.shape === 'ratios' || field.shape === 'buttons';
    return isSideBySide && raw == null && staysUnset(field) ? messages.notSet : null;
  },
  missingMessage: () => messages.choose,
  isWide: ({ shape, options }) =>
    shape === 'ratios' || shape === 'steps' || (shape === 'buttons' && lettersOf(options) > mostLettersBeside),
  isTyped: ({ options, takesOther }, raw) => takesOther && !options.some((option) => option.value === raw),
};
