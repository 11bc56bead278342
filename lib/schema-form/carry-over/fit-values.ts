import type { JsonObject } from '../../contract/model.ts';
import type { FormField } from '../form-field.ts';
import { type FormModel, activeModel, createFormModel, wholeBodyName } from '../model/form-model.ts';
import { fieldLabel } from '../field-label.ts';
import { isJsonObject, isSameJson } from '../json.ts';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import { freshName, isReservedName, modeName, readChoices, writeChoices, freshSeeds } from '../reserved-values.ts';
import { setAt } from '../set-at.ts';
import { convertValue, isSameMeaning } from './convert-value.ts';
import { mediaItems } from './carry-media.ts';
import { isBeyondField, showsValue } from './shows-value.ts';
import type { SwitchedField } from './switch-report.ts';
import { isCertainlyMedia } from '../media-field/media-address.ts';
import { differsFromDefault } from '../values/compare-values.ts';
import { planCarryOver } from './plan-carry-over.ts';

/** Values that fit a form, and a line for each that changed. */
export interface FittedValues {
  values: JsonObject;
  report: SwitchedField[];
}

/**
 * Fits stored values to the current schema of their model. Values that fit stay exactly as they are. Values that were
 * renamed or need another notation are converted, values without a field are dropped; both are reported.
 *
 * @param isDraft whether the values were being typed: then a number out of bounds stays, to be seen and fixed
 */
export function fitValues(schema: JsonObject, values: JsonObject, isDraft = false): FittedValues {
  const whole = createFormModel(schema);
  const given = unwrapped(whole, values);
  if (whole.shape === 'whole') return { values: wrapped(given), report: [] };
  const model = activeModel(whole, given);
  const own = Object.entries(given).filter(([name]) => !isReservedName(name));
  const inner = fitFields(model.fields, Object.fromEntries(own), model.body, isDraft);
  const moved = moveUnknown(schema, inner.values, inner.unknown);
  const kept = { ...moved.values, ...reservedOf(model, given) };
  return { values: kept, report: [...inner.report, ...moved.report] };
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return (
    value === null || value === undefined || value === '' || (isJsonObject(value) && Object.keys(value).length === 0)
  );
}

interface FittedFields extends FittedValues {
  unknown: JsonObject;
}

function fitFields(fields: readonly FormField[], values: JsonObject, body: JsonObject, isDraft: boolean): FittedFields {
  const additional = body['additionalProperties'];
  const keepsUnknown = additional === true || isJsonObject(additional);
  const fitted: FittedFields = { values: {}, unknown: {}, report: [] };
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) {
      if (keepsUnknown) fitted.values[name] = value;
      else if (!isEmpty(value)) fitted.unknown[name] = value;
      continue;
    }
    // A constant may show which of several alternatives this is.
    if (field.kind === 'constant' && !isSameJson(value, field.value)) continue;
    const { next, report } = fitField(field, value, isDraft);
    if (next !== undefined) fitted.values[name] = next;
    fitted.report.push(...report);
  }
  return fitted;
}

function fitField(field: FormField, value: unknown, isDraft: boolean): { next: unknown; report: SwitchedField[] } {
  if (field.isHidden)
    return { next: undefined, report: differsFromDefault(field, value) ? [dropped(field.label, value)] : [] };
  if (field.kind === 'group' && isJsonObject(value)) {
    const { values, unknown, report } = fitFields(field.fields, value, field.schema, isDraft);
    const lost = Object.entries(unknown).map(([name, from]) =>
      dropped(`${field.label}: ${fieldLabel(name, null)}`, from),
    );
    return { next: values, report: [...report, ...lost] };
  }
  if (showsValue(field, value) && (isDraft || !isBeyondField(field, value))) return { next: value, report: [] };
  const next = field.kind === 'media' ? fittingMedia(field, value) : convertValue(value, field, field);
  if (next === undefined) return { next, report: [dropped(field.label, value)] };
  if (isSameMeaning(value, next)) return { next, report: [] };
  const line = { label: field.label, what: 'converted', from: value, to: next, choice: null } as const;
  const items = mediaItems(value);
  if (field.kind !== 'media' || mediaItems(next).length === items.length) return { next, report: [line] };
  const choice = { pointer: field.pointer, items, most: field.isMany ? (field.maxItems ?? items.length) : 1 };
  return { next, report: [{ ...line, what: 'dropped', choice }] };
}

function fittingMedia(field: FormField & { kind: 'media' }, value: unknown): unknown {
  const items = mediaItems(value);
  if (items.length === 0) return undefined;
  return field.isMany ? items.slice(0, field.maxItems ?? items.length) : items[0];
}

/** Moves values whose names the schema no longer has to fields of the same role that are still empty. */
function moveUnknown(schema: JsonObject, values: JsonObject, unknown: JsonObject): FittedValues {
  const inferred = { type: 'object', properties: inferSchema(unknown) };
  const { changes, carried } = planCarryOver({ schema: inferred, values: unknown }, { schema, values });
  const free = new Map([...changes].filter(([pointer]) => valueAt(values, pointer) === undefined));
  const moved = [...free].reduce((before, [pointer, value]) => setAt(before, pointer, value), values);
  const lineOf = new Map(carried.map((line) => [pointerSteps(line.source)[0], line]));
  const report = Object.entries(unknown).map(([name, from]): SwitchedField => {
    const line = lineOf.get(name);
    if (line === undefined || !line.targets.some((pointer) => free.has(pointer))) {
      return dropped(fieldLabel(name, null), from);
    }
    const { label, to, choice } = line;
    return { label, what: choice === null ? 'converted' : 'dropped', from, to, choice };
  });
  return { values: moved, report };
}

function dropped(label: string, from: unknown): SwitchedField {
  return { label, what: 'dropped', from, to: null, choice: null };
}

/** The form's own state, as far as it refers to fields that still exist. */
function reservedOf(model: FormModel, given: JsonObject): JsonObject {
  const mode = given[modeName];
  const names = new Set(model.fields.map(({ name }) => name));
  const choices = Object.entries(readChoices(given)).filter(([pointer]) => {
    const [top] = pointerSteps(pointer);
    return top === undefined ? model.alternatives.length > 0 : names.has(top);
  });
  const fresh = freshSeeds(given).filter((pointer) => names.has(pointerSteps(pointer)[0] ?? ''));
  const kept = typeof mode === 'number' && model.modes[mode] !== undefined ? { [modeName]: mode } : {};
  const seeded = fresh.length > 0 ? { ...kept, [freshName]: fresh } : kept;
  return writeChoices(seeded, Object.fromEntries(choices));
}

/** Values from a body that was typed as JSON, for a form that has fields now. */
function unwrapped(model: FormModel, values: JsonObject): JsonObject {
  const text = values[wholeBodyName];
  if (model.shape === 'whole' || typeof text !== 'string') return values;
  try {
    const body: unknown = JSON.parse(text);
    return isJsonObject(body) ? body : {};
  } catch {
    return {};
  }
}

/** Values for a form whose body is typed as JSON. */
function wrapped(values: JsonObject): JsonObject {
  if (wholeBodyName in values) return { [wholeBodyName]: values[wholeBodyName] };
  const own = Object.entries(values).filter(([name]) => !isReservedName(name));
  return own.length === 0 ? {} : { [wholeBodyName]: JSON.stringify(Object.fromEntries(own), null, 2) };
}

function typeOf(value: unknown): JsonObject {
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  if (Array.isArray(value)) return { type: 'array', items: typeOf(value[0]) };
  if (typeof value !== 'string') return {};
  return isCertainlyMedia(value) ? { type: 'string', format: 'uri' } : { type: 'string' };
}

/** Guesses a schema's properties from values alone, for values whose schema is no longer known. */
function inferSchema(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeOf(value)]));
}
