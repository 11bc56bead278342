import type { FormField } from '../form-field.ts';
import { type BodyBuilder, type KindDefinition, absent } from './kind-definition.ts';
import { propertyBody } from './property-body.ts';

/** The value of a field that is sent even when empty: its own, its default, else what `empty` gives. */
export function leafBody(
  field: FormField,
  raw: unknown,
  { readValue }: BodyBuilder,
  empty: unknown = field.isNullable ? null : undefined,
): unknown {
  const reading = readValue(field, raw);
  return reading.state === 'absent' ? (field.defaultValue ?? empty) : reading.value;
}

/** What all kinds without inner fields have in common. */
export const leaf = {
  readEmptied: () => absent,
  hasShape: () => true,
  isPresent: (field, raw, { readValue }) => readValue(field, raw).state !== 'absent',
  propertyBody,
  itemBody: (field, raw, body) => leafBody(field, raw, body),
  innerFields: () => [],
  fieldAt: () => null,
  blankItem: () => null,
} satisfies Partial<KindDefinition<FormField>>;
