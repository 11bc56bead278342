import type { FormField } from '../form-field.ts';
import { isJsonObject } from '../json.ts';
import { messages } from '../messages.ts';
import { carryWhole } from './carry-whole.ts';
import { type KindDefinition, absent } from './kind-definition.ts';
import { propertyBody } from './property-body.ts';
import { readStructureText } from './structure-text.ts';

/** Whether leaving a list out would bring the service's default items back. */
export function comesBack({ defaultValue }: FormField): boolean {
  return Array.isArray(defaultValue) && defaultValue.length > 0;
}

/** What all kinds with inner fields have in common. */
export const structure = {
  /**
   * Unchanged, since each inner field reads its own part. An empty list counts only where leaving it out would bring the
   * service's default items back.
   */
  readValue: (field, raw) => {
    const isEmptyList = Array.isArray(raw) && raw.length === 0;
    const isEmptyObject = isJsonObject(raw) && Object.keys(raw).length === 0;
    return (isEmptyList && !comesBack(field)) || isEmptyObject ? absent : { state: 'value', value: raw };
  },
  readEmptied: () => absent,
  isPresent: (field, raw, { readValue }) => readValue(field, raw).state !== 'absent',
  propertyBody,
  valueOfText: (_field, text) => readStructureText(text) ?? text,
  initialValue: ({ prefill }) => prefill,
  convert: carryWhole,
  missingMessage: () => messages.fillIn,
  isWide: () => true,
  isTyped: () => false,
} satisfies Partial<KindDefinition<FormField>>;
