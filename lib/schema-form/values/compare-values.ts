import type { JsonObject } from '../../contract/model.ts';
import { activeMode, parkedNames } from '../model/exclusive-modes.ts';
import { isShown, shownFields } from '../model/find-field.ts';
import type { FormField } from '../form-field.ts';
import { type FormModel, activeAlternative, activeModel, createFormModel } from '../model/form-model.ts';
import { isSameJson } from '../json.ts';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import { readValue } from '../kinds/read-value.ts';
import { isReservedName, modeName, readChoices, writeChoices, setFresh } from '../reserved-values.ts';
import { setAt } from '../set-at.ts';

/** A field in which two fillings of a form differ. Null is nothing, where the service decides by itself. */
export interface ChangedField {
  pointer: string;
  label: string;
  from: unknown;
  to: unknown;
}

/** What two fillings of a form differ in. */
export interface ComparedValues {
  fields: ChangedField[];
  /** False where they are of different alternatives of the whole request: then one is taken whole or not at all. */
  isByField: boolean;
}

/** What a field comes to: what is in it, else what the service takes without. */
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
 * The fields that are compared each for itself: those inside groups instead of the groups. A group with a constant stays
 * whole, since the constant, which no field shows, says that the group is there.
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

/** Field by field, what would be another if a form held `next` rather than `present`. What is parked counts as nothing. */
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
 * A form with one field as it is in another filling, with what was chosen inside it. A field of an exclusive mode brings the
 * mode along, which parks what stood against it.
 */
export function takeField(schema: JsonObject, present: JsonObject, next: JsonObject, pointer: string): JsonObject {
  const model = activeModel(createFormModel(schema), present);
  const isInside = (other: string) => other === pointer || other.startsWith(`${pointer}/`);
  const choices = [
    ...Object.entries(readChoices(present)).filter(([place]) => !isInside(place)),
    ...Object.entries(readChoices(next)).filter(([place]) => isInside(place)),
  ];
  // What `next` has parked is not what it says.
  const value = valueAt(inUse(model, next), pointer);
  // A seed that is taken stays: the next press draws no other.
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

/** Whether a form holds nothing but what it begins with. */
export function isUntouched(initial: JsonObject, values: JsonObject): boolean {
  return isSameJson(withoutReserved(initial), withoutReserved(values));
}

/** Whether a field holds something else than what the service would take anyway. */
export function differsFromDefault(field: FormField, raw: unknown): boolean {
  const reading = readValue(field, raw);
  return reading.state !== 'absent' && !isSameJson(reading.value, field.defaultValue);
}

/** How many fields, those inside groups counted one by one, are set to something of their own. */
export function countSet(fields: readonly FormField[], values: JsonObject): number {
  return shownFields(fields).filter((field) => differsFromDefault(field, valueAt(values, field.pointer))).length;
}
