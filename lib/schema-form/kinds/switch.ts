import type { SwitchField } from '../form-field.ts';
import { messages } from '../messages.ts';
import type { KindDefinition } from './kind-definition.ts';
import { leaf, leafBody } from './leaf.ts';

const words = new Map<string, boolean>([
  ...['true', 'yes', 'on', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'off', '0'].map((word) => [word, false] as const),
]);

/** On or off. */
export const switchKind: KindDefinition<SwitchField> = {
  ...leaf,
  read: ({ facts }) => (facts.schema['type'] === 'boolean' ? { ...facts, kind: 'switch' } : null),
  readValue: (_field, raw) => ({ state: 'value', value: raw }),
  /** One that was never touched looks off. */
  itemBody: (field, raw, body) => leafBody(field, raw, body, false),
  typedValue: (_field, value) => (value === 'true' ? true : value === 'false' ? false : value),
  valueOfText: (_field, text) => words.get(text.toLowerCase()) ?? text,
  initialValue: ({ prefill }) => prefill,
  shows: (_field, value) => typeof value === 'boolean',
  convert: (value) => (typeof value === 'boolean' ? value : undefined),
  hint: () => null,
  missingMessage: () => messages.fillIn,
  isWide: () => false,
  isTyped: () => false,
};
