import type { JsonObject } from '../../contract/model.ts';
import type { AlternativesField, FormField } from '../form-field.ts';
import { type FormModel, activeModel, wholeBodyName } from './form-model.ts';
import { isJsonObject, ownOf } from '../json.ts';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import { type AlternativeChoices, readChoices } from '../reserved-values.ts';
import { chosenAlternative } from './choose-alternative.ts';
import { parkedNames } from './exclusive-modes.ts';

/** What nested fields depend on: the values, and the chosen alternatives. */
interface FilledContext {
  values: JsonObject;
  choices: AlternativeChoices;
}

/**
 * The field at a JSON pointer into the body: the deepest on its path, through lists and the alternatives in use. Null
 * when the form has none.
 *
 * @param values the form's values; without them the first alternatives are used
 */
export function findField(model: FormModel, pointer: string, values: JsonObject = {}): FormField | null {
  if (model.shape === 'whole') return model.fields.find(({ name }) => name === wholeBodyName) ?? null;
  const context = { values, choices: readChoices(values) };
  return pointer === '' ? null : deepest(activeModel(model, values).fields, pointer, context);
}

function deepest(fields: readonly FormField[], pointer: string, context: FilledContext): FormField | null {
  const field = fields.find((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`));
  return field === undefined ? null : within(field, pointer, context);
}

function within(field: FormField, pointer: string, context: FilledContext): FormField {
  if (pointer === field.pointer) return field;
  const [step = ''] = pointerSteps(pointer.slice(field.pointer.length));
  switch (field.kind) {
    case 'group':
      return deepest(field.fields, pointer, context) ?? field;
    case 'list':
      return /^\d+$/.test(step) ? within(field.itemAt(Number(step)), pointer, context) : field;
    case 'map':
      return deepest(field.fields, pointer, context) ?? within(field.entryAt(step), pointer, context);
    case 'branch':
      return within(field.group(), pointer, context);
    case 'alternatives':
      return within(fieldInUse(field, valueAt(context.values, field.pointer), context.choices), pointer, context);
    default:
      return field;
  }
}

/** The field of the alternative in use. */
export function fieldInUse(field: AlternativesField, raw: unknown, choices: AlternativeChoices): FormField {
  const { at } = chosenAlternative(field, raw, choices);
  return field.options[at]?.field() ?? { ...field, kind: 'json' };
}

/** Whether a field is drawn, so that it can show messages. */
export function isShown(field: FormField): boolean {
  return !field.isHidden && field.kind !== 'constant';
}

/** Every drawn field of the model, with groups replaced by their fields. Other structures stay whole. */
export function shownFields(fields: readonly FormField[]): FormField[] {
  return fields.filter(isShown).flatMap((field) => (field.kind === 'group' ? shownFields(field.fields) : [field]));
}

/** Every field that is drawn for these values, each structure before its inner fields, in the order of the form. */
export function filledFields(fields: readonly FormField[], values: JsonObject): FormField[] {
  const choices = readChoices(values);
  return fields.filter(isShown).flatMap((field) => inside(field, valueAt(values, field.pointer), choices));
}

function inside(field: FormField, raw: unknown, choices: AlternativeChoices): FormField[] {
  if (!isShown(field)) return [];
  const below = (fields: readonly FormField[]) =>
    fields.flatMap((one) => inside(one, isJsonObject(raw) ? ownOf(raw, one.name) : undefined, choices));
  switch (field.kind) {
    case 'group':
      return below(field.fields);
    case 'list':
      return [field, ...(Array.isArray(raw) ? raw : []).flatMap((item, at) => inside(field.itemAt(at), item, choices))];
    case 'map': {
      const named = new Set(field.fields.map(({ name }) => name));
      const others = Object.entries(isJsonObject(raw) ? raw : {}).filter(([name]) => !named.has(name));
      return [
        field,
        ...below(field.fields),
        ...others.flatMap(([name, one]) => inside(field.entryAt(name), one, choices)),
      ];
    }
    case 'branch':
      return isJsonObject(raw) ? [field, ...inside(field.group(), raw, choices)] : [field];
    case 'alternatives': {
      const used = fieldInUse(field, raw, choices);
      // The alternative's field has the same pointer; only fields below it are others.
      return [field, ...inside(used, raw, choices)];
    }
    default:
      return [field];
  }
}

/**
 * The field that shows a message about a pointer: the deepest on its path that is drawn for these values. Null when none
 * is, as for a field of a mode that is not in use, or inside a hidden object.
 */
export function messageField(model: FormModel, pointer: string, values: JsonObject): FormField | null {
  if (model.shape === 'whole') return findField(model, pointer, values);
  const { fields, modes } = activeModel(model, values);
  const parked = parkedNames({ modes }, values);
  const drawn = filledFields(
    fields.filter(({ name }) => !parked.has(name)),
    values,
  ).map((field) => field.pointer);
  const isDrawn = (field: FormField) =>
    drawn.some((one) => one === field.pointer || (field.kind === 'group' && one.startsWith(`${field.pointer}/`)));
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const field = findField(model, at, values);
    if (field !== null && isShown(field) && isDrawn(field)) return field;
  }
  return null;
}

/** The field with alternatives at a pointer, whichever alternative is in use. Null when there is none. */
export function alternativesAt(model: FormModel, pointer: string, values: JsonObject): AlternativesField | null {
  const holder = pointer === '' ? null : findField(model, pointer, values);
  return holder?.kind === 'alternatives' ? holder : null;
}
