import type { ConstantField } from '../form-field.ts';
import { messages } from '../messages.ts';
import { constantOf } from '../schema/allowed-values.ts';
import { carryWhole } from './carry-whole.ts';
import type { KindDefinition } from './kind-definition.ts';
import { leaf } from './leaf.ts';

/** A constant. The form neither shows nor stores it. */
export const constantKind: KindDefinition<ConstantField> = {
  ...leaf,
  /** A single listed value may be left out where the property may. */
  read: ({ facts, resolved }) => {
    const isOnly = 'const' in facts.schema || (facts.isRequired && !resolved.isNullable);
    const value = isOnly ? constantOf(facts.schema) : undefined;
    return value === undefined ? null : { ...facts, kind: 'constant', value };
  },
  readValue: (_field, raw) => ({ state: 'value', value: raw }),
  isPresent: () => false,
  propertyBody: ({ isRequired, value }) => (isRequired ? value : undefined),
  itemBody: ({ value }) => value,
  typedValue: (_field, value) => value,
  valueOfText: (_field, text) => text,
  initialValue: () => null,
  shows: () => true,
  convert: carryWhole,
  hint: () => null,
  missingMessage: () => messages.fillIn,
  isWide: () => true,
  isTyped: () => false,
};
