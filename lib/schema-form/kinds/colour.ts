import type { ColourField } from '../form-field.ts';
import { messages } from '../messages.ts';
import { carryWhole } from './carry-whole.ts';
import { colourValue, readColour, readColourText } from './colour/colour-value.ts';
import type { KindDefinition } from './kind-definition.ts';
import { leaf } from './leaf.ts';

/** A colour. */
export const colourKind: KindDefinition<ColourField> = {
  ...leaf,
  read: ({ facts, context }) => {
    const notation = readColour(facts.name, facts.schema, context.root);
    return notation && { ...facts, kind: 'colour', notation };
  },
  /** Text stays text where the field is a string: services know colour names, too. */
  readValue: ({ notation }, raw) => {
    if (typeof raw !== 'string' || notation.shape === 'text') return { state: 'value', value: raw };
    const colour = readColourText(raw);
    return colour === null
      ? { state: 'issue', value: raw, message: messages.wrongColour }
      : { state: 'value', value: colourValue(notation, colour) };
  },
  typedValue: (_field, value) => value,
  valueOfText: (_field, text) => text,
  initialValue: ({ prefill }) => prefill,
  shows: () => true,
  convert: carryWhole,
  hint: () => null,
  missingMessage: () => messages.fillIn,
  isWide: () => false,
  isTyped: () => false,
};
