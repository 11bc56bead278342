import { isJsonObject, isSameJson, ownOf } from '../json.ts';
import type { FormField, GroupField } from '../form-field.ts';
import type { FieldDraft, FieldContext } from './field-context.ts';
import type { KindDefinition } from './kind-definition.ts';
import { orderedNames, statedProperties } from '../schema/object-properties.ts';
import { mapObject, ownFields } from './object-values.ts';
import { structure } from './structure.ts';

/** A property of an object with a default of the whole object, which overrides the property's own default. */
function withDefault(property: unknown, value: unknown): unknown {
  return value === undefined || !isJsonObject(property) ? property : { ...property, default: value };
}

/** The named properties of an object as fields, also those that it only demands. */
export function readGroup({ facts, resolved, context }: FieldDraft): GroupField {
  const properties = statedProperties(facts.schema, facts.schema, context.root);
  const parent = { ...resolved, schema: facts.schema };
  const [pointer, depth, owner] = [facts.pointer, context.depth + 1, facts.name];
  const below: FieldContext = { ...context, parent, pointer, depth, owner };
  const defaults = isJsonObject(facts.defaultValue) ? facts.defaultValue : {};
  const fields = orderedNames({ ...facts.schema, properties }).map((name) =>
    context.read(name, withDefault(properties[name], defaults[name]), below),
  );
  return { ...facts, kind: 'group', fields, rows: context.arrangeRows(fields) };
}

/** Whether an object schema is specific enough to be drawn: it names properties, or describes those of any name. */
export function isDrawableObject({ facts: { schema } }: FieldDraft): boolean {
  if ('if' in schema || 'patternProperties' in schema) return false;
  const hasProperties = isJsonObject(schema['properties']) && Object.keys(schema['properties']).length > 0;
  const isObject = schema['type'] === 'object' || !('type' in schema);
  return isObject && (hasProperties || isJsonObject(schema['additionalProperties']));
}

/** Whether there is nothing to fill in: a constant, a hidden field, or an object of only such fields. */
export function isFixed(field: FormField): boolean {
  return field.kind === 'constant' || field.isHidden || (field.kind === 'group' && field.fields.every(isFixed));
}

/** An object inside the body. */
export const groupKind: KindDefinition<GroupField> = {
  ...structure,
  read: (draft) => (isDrawableObject(draft) ? readGroup(draft) : null),
  hasShape: isJsonObject,
  /** No form has constants as values, but in foreign objects they count. */
  isPresent: ({ fields }, raw, { isPresent }) =>
    isJsonObject(raw) &&
    fields.some((inner) => {
      const own = ownOf(raw, inner.name);
      return inner.kind === 'constant' ? isSameJson(own, inner.value) : isPresent(inner, own);
    }),
  /** The shown default values of a group are sent with its changed ones. */
  itemBody: ({ fields, defaultValue, schema }, raw, { objectBody }) => ({
    ...(isJsonObject(defaultValue) ? defaultValue : {}),
    ...objectBody(fields, isJsonObject(raw) ? raw : {}, schema),
  }),
  typedValue: ({ fields }, value, typedValue) => {
    if (!isJsonObject(value)) return value;
    const named = new Map(fields.map((field) => [field.name, field]));
    return mapObject(value, (name, inner) => {
      const field = named.get(name);
      return field === undefined ? inner : typedValue(field, inner);
    });
  },
  innerFields: ({ fields }, raw) => ownFields(fields, raw),
  fieldAt: ({ fields }, step) => fields.find(({ name }) => name === step) ?? null,
  initialValue: ({ fields, prefill }, initialValues) => {
    const inner = initialValues(fields);
    if (Object.keys(inner).length > 0) return inner;
    return isJsonObject(prefill) ? prefill : null;
  },
  blankItem: () => ({}),
  shows: (_field, value) => isJsonObject(value),
  hint: () => null,
};
