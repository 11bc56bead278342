import type { JsonObject } from '../../contract/model.ts';
import type { AlternativesField, FormField } from '../form-field.ts';
import type { FilledContext } from '../kinds/kind-definition.ts';
import { kindOf } from '../kinds/kinds.ts';
import { type FormModel, activeModel, wholeBodyName } from './form-model.ts';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import { type AlternativeChoices, readChoices } from '../reserved-values.ts';
import { parkedNames } from './exclusive-modes.ts';

/**
 * The field at a JSON pointer into the body: the deepest on its path, through lists and the alternatives in use. Null
 * when the form has none.
 *
 * @param values the form's values; without them the first alternatives are used
 */
export function findField(model: FormModel, pointer: string, values: JsonObject = {}): FormField | null {
  if (model.shape === 'whole') return model.fields.find(({ name }) => name === wholeBodyName) ?? null;
  const form = { values, choices: readChoices(values) };
  return pointer === '' ? null : deepest(activeModel(model, values).fields, pointer, form);
}

function deepest(fields: readonly FormField[], pointer: string, form: FilledContext): FormField | null {
  const field = fields.find((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`));
  return field === undefined ? null : within(field, pointer, form);
}

function within(field: FormField, pointer: string, form: FilledContext): FormField {
  if (pointer === field.pointer) return field;
  const [step = ''] = pointerSteps(pointer.slice(field.pointer.length));
  const next = kindOf(field).fieldAt(field, step, form);
  return next === null ? field : within(next, pointer, form);
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
  const inner = kindOf(field).innerFields(field, raw, choices);
  const below = inner.flatMap((one) => inside(one.field, one.raw, choices));
  return field.kind === 'group' ? below : [field, ...below];
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
