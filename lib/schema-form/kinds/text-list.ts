import type { TextListField } from '../form-field.ts';
import { textsOf } from '../json.ts';
import { messages } from '../messages.ts';
import { readColour } from './colour/colour-value.ts';
import { itemsHint } from './items-hint.ts';
import { type KindDefinition, absent } from './kind-definition.ts';
import { leaf, leafBody } from './leaf.ts';
import { readItems } from './list.ts';
import { splitListText } from './structure-text.ts';

const areTexts = (value: unknown) => Array.isArray(value) && value.every((entry) => typeof entry === 'string');
const listOf = (value: unknown) => (typeof value === 'string' ? [value] : value);

/** A list of short texts. */
export const textListKind: KindDefinition<TextListField> = {
  ...leaf,
  read: (draft) => {
    const { facts, context } = draft;
    const items = readItems(draft);
    if (items === null) return null;
    const { schema, bounds } = items;
    const isText = schema['type'] === 'string' && !('enum' in schema || 'const' in schema);
    if (!isText || readColour(facts.name, schema, context.root) !== null) return null;
    return { ...facts, ...bounds, kind: 'text-list' };
  },
  readValue: (field, raw) => {
    if (!Array.isArray(raw)) return { state: 'issue', value: raw, message: messages.fillIn };
    const entries = raw.filter((entry) => typeof entry !== 'string' || entry.trim() !== '');
    return entries.length === 0 && !(field.isRequired && field.minItems === 0)
      ? absent
      : { state: 'value', value: entries };
  },
  itemBody: (field, raw, body) => leafBody(field, raw, body, emptyList(field)),
  typedValue: (_field, value) => listOf(value),
  valueOfText: (_field, text) => splitListText(text, /[;|\n]/),
  initialValue: ({ prefill }) => listOf(prefill),
  shows: (_field, value) => areTexts(value),
  convert: (value) => (areTexts(value) ? value : undefined),
  hint: (field, raw) => itemsHint(field, textsOf(raw ?? field.defaultValue).length),
  missingMessage: ({ minItems }) => messages.tooFewItems({ least: Math.max(1, minItems) }),
  isWide: () => true,
  isTyped: () => true,
};

function emptyList({ isNullable, minItems }: TextListField): unknown {
  if (isNullable) return null;
  return minItems === 0 ? [] : undefined;
}
