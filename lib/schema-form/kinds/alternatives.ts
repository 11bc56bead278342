import type { AlternativesField, FormField } from '../form-field.ts';
import { isJsonObject } from '../json.ts';
import { valueAt } from '../json-pointer.ts';
import { type AlternativeChoices, noChoices } from '../reserved-values.ts';
import { chosenAlternative } from './alternatives/chosen-alternative.ts';
import { addsProperties, readAlternatives } from './alternatives/read-alternatives.ts';
import { contextBelow, memoized } from './field-context.ts';
import { isFixed } from './group.ts';
import type { BodyBuilder, KindDefinition } from './kind-definition.ts';
import { hiddenBody } from './property-body.ts';
import { structure } from './structure.ts';

/** The field of the alternative in use. */
export function fieldInUse(field: AlternativesField, raw: unknown, choices: AlternativeChoices): FormField {
  const { at } = chosenAlternative(field, raw, choices);
  return field.options[at]?.field() ?? { ...field, kind: 'json' };
}

function holdsAnything(raw: unknown): boolean {
  if (raw === undefined || raw === null || raw === '') return false;
  return typeof raw !== 'object' || Object.keys(raw).length > 0;
}

/** The alternative in use. One that was chosen instead of the default is sent even when it was not edited. */
function alternativesBody(field: AlternativesField, raw: unknown, isRequired: boolean, body: BodyBuilder): unknown {
  const { at, isFitting } = chosenAlternative(field, raw, body.choices);
  if (!isFitting) return raw;
  const used = field.options[at]?.field();
  if (used === undefined) return raw ?? undefined;
  const isChosen = body.choices[field.pointer]?.at === at;
  const isMeant = isChosen || holdsAnything(raw);
  const isAgainstDefault = isMeant && field.defaultValue !== null && chosenAlternative(field, undefined, {}).at !== at;
  // An alternative without fields to fill in is sent because it was chosen.
  const isSaid = isAgainstDefault || (isMeant && isFixed(used));
  if (isSaid || body.isPresent(used, raw)) return body.itemBody(used, raw);
  if (!isRequired) return undefined;
  return field.defaultValue ?? body.itemBody(used, raw);
}

/** One of several alternatives of a value. */
export const alternativesKind: KindDefinition<AlternativesField> = {
  ...structure,
  /** Alternatives that only check an object's own properties don't count. */
  read: (draft) => {
    const { facts, context } = draft;
    const { name, pointer, schema } = facts;
    const ways = readAlternatives(schema, context.root, name);
    const isCheck = isJsonObject(schema['properties']) && !addsProperties(schema);
    if (ways.length === 0 || isCheck) return null;
    const below = contextBelow(draft, facts.isRequired ? name : '');
    const options = ways.map((way) => {
      const withDefault = schema['default'] === undefined ? way.schema : { ...way.schema, default: schema['default'] };
      const field = memoized((_once: null) =>
        context.read(name, { ...withDefault, title: facts.label }, below, pointer),
      );
      return { ...way, field: () => field(null) };
    });
    return { ...facts, kind: 'alternatives', options };
  },
  hasShape: () => true,
  isPresent: (field, raw, body) => alternativesBody(field, raw, false, body) !== undefined,
  propertyBody: (field, raw, body) =>
    field.isHidden ? hiddenBody(field) : alternativesBody(field, raw, field.isRequired, body),
  itemBody: (field, raw, body) => alternativesBody(field, raw, true, body),
  typedValue: (field, value, typedValue) => {
    const { at, isFitting } = chosenAlternative(field, value, noChoices);
    const used = isFitting ? field.options[at]?.field() : undefined;
    return used === undefined ? value : typedValue(used, value);
  },
  /** The alternative's field has the same pointer; only the fields in it are others. */
  innerFields: (field, raw, choices) => [{ field: fieldInUse(field, raw, choices), raw }],
  fieldAt: (field, _step, { values, choices }) => fieldInUse(field, valueAt(values, field.pointer), choices),
  blankItem: () => null,
  shows: () => true,
  hint: () => null,
};
