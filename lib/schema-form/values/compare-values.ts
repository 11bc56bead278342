import type { JsonObject } from '../../contract/model.ts';
import { activeMode, parkedNames } from '../model/exclusive-modes.ts';
import { isShown, shownFields } from '../model/find-field.ts';
import type { FormField } from '../form-field.ts';
import { type FormModel, activeAlternative, activeModel, createFormModel } from '../model/form-model.ts';
import { isSameJson } from '../json.ts';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import { readValue } from '../kinds/read-value.ts';
import { isReservedName, modeName, readChoices, writeChoices, setFresh, freshSeeds } from '../reserved-values.ts';
import { setAt } from '../set-at.ts';

/** A field in which two sets of values of a form differ. Null is no value: the service decides. */
export interface ChangedField {
  pointer: string;
  label: string;
  from: unknown;
  to: unknown;
}

/** The differences between two sets of values of a form. */
export interface ComparedValues {
  fields: ChangedField[];
  /** False where they use different alternatives of the whole request: then one is taken whole or not at all. */
  isByField: boolean;
}

/** The effective value of a field: its value, else the default. */
function effective(field: FormField, values: JsonObject): unknown {
  const raw = valueAt(values, field.pointer);
  const reading = readValue(field, raw);
  return reading.state === 'absent' ? field.defaultValue : reading.value;
}

function inUse(model: FormModel, values: JsonObject): JsonObject {
  const parked = parkedNames(model, values);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !parked.has(name)));
}

/**
 * The fields that are compared one by one: those of a group instead of the group. A group with a constant stays whole,
 * since the constant, which no field shows, marks the group as present.
 */
function comparedFields(fields: readonly FormField[]): FormField[] {
  return fields
    .filter(isShown)
    .flatMap((field) =>
      field.kind === 'group' && field.fields.every(({ kind }) => kind !== 'constant')
        ? comparedFields(field.fields)
        : [field],
    );
}

/** Compares the current values of a form with other ones, field by field. Parked values count as none. */
export function compareValues(schema: JsonObject, present: JsonObject, next: JsonObject): ComparedValues {
  const model = createFormModel(schema);
  const [one, other] = [activeModel(model, present), activeModel(model, next)];
  const [before, after] = [inUse(one, present), inUse(other, next)];
  const known = comparedFields(one.fields);
  const pointers = new Set(known.map(({ pointer }) => pointer));
  const further = one === other ? [] : comparedFields(other.fields).filter(({ pointer }) => !pointers.has(pointer));
  const fields = [...known, ...further].flatMap((field): ChangedField[] => {
    const [from, to] = [effective(field, before), effective(field, after)];
    return isSameJson(from, to) ? [] : [{ pointer: field.pointer, label: field.label, from, to }];
  });
  return { fields, isByField: activeAlternative(model, present) === activeAlternative(model, next) };
}

/**
 * A form's values with one field taken from other values, with the choices inside it. A field of an exclusive mode
 * brings its mode along, which parks the fields of the other modes.
 */
export function takeField(schema: JsonObject, present: JsonObject, next: JsonObject, pointer: string): JsonObject {
  const model = activeModel(createFormModel(schema), present);
  const isInside = (other: string) => other === pointer || other.startsWith(`${pointer}/`);
  const choices = [
    ...Object.entries(readChoices(present)).filter(([place]) => !isInside(place)),
    ...Object.entries(readChoices(next)).filter(([place]) => isInside(place)),
  ];
  // Parked values of `next` are ignored.
  const value = valueAt(inUse(model, next), pointer);
  // A taken seed is locked: the next press does not draw another.
  const locked = setFresh(present, pointer, false);
  const taken = writeChoices(setAt(locked, pointer, value), Object.fromEntries(choices));
  const [name = ''] = pointerSteps(pointer);
  const mode = activeMode(model, next);
  const isModal = value !== undefined && model.modes.some(({ names }) => names.includes(name));
  return isModal && mode !== null ? { ...taken, [modeName]: mode } : taken;
}

function withoutReserved(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isReservedName(name)));
}

/** Whether a form has only its initial values. */
export function isUntouched(initial: JsonObject, values: JsonObject): boolean {
  return isSameJson(withoutReserved(initial), withoutReserved(values));
}

/** Whether a field's value differs from the one that the service would use anyway. */
export function differsFromDefault(field: FormField, raw: unknown): boolean {
  const reading = readValue(field, raw);
  return reading.state !== 'absent' && !isSameJson(reading.value, field.defaultValue);
}

/**
 * How many fields a person changed from their defaults; the fields of groups count one by one. A seed that each press
 * draws anew is not changed, whatever the last one was.
 */
export function countChanged(fields: readonly FormField[], values: JsonObject): number {
  const fresh = new Set(freshSeeds(values));
  return shownFields(fields).filter(
    (field) => !fresh.has(field.pointer) && differsFromDefault(field, valueAt(values, field.pointer)),
  ).length;
}
