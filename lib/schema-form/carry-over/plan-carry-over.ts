import type { JsonObject } from '../../contract/model.ts';
import { activeMode, parkedNames } from '../model/exclusive-modes.ts';
import { shownFields } from '../model/find-field.ts';
import type { FormField, MediaField } from '../form-field.ts';
import { type FormModel, activeModel, createFormModel } from '../model/form-model.ts';
import { isSameJson } from '../json.ts';
import { valueAt } from '../json-pointer.ts';
import { readValue } from '../kinds/read-value.ts';
import { convertValue, isSameMeaning } from './convert-value.ts';
import { roleOf } from '../kinds/field-role.ts';
import { mediaItems, carryMedia } from './carry-media.ts';
import type { CarriedField } from './switch-report.ts';
import { differsFromDefault } from '../values/compare-values.ts';
import { carryPrompt } from './carry-prompt.ts';
import { carrySize } from './carry-size.ts';

/** A form of one model: its schema, and its values as typed. */
export interface FilledForm {
  schema: JsonObject;
  values: JsonObject;
  /** Whether prefilled values count too, even if they were never edited. */
  countsPrefills?: boolean;
  /** Whether the prompt stays with this form, because the other one is for another task. */
  parksPrompt?: boolean;
}

/** Values to be carried from one form into another. */
export interface CarryOverPlan {
  /** By pointer of the other form. */
  changes: ReadonlyMap<string, unknown>;
  carried: CarriedField[];
  /** The exclusive mode that media go into; null for none. */
  mode: number | null;
}

interface SetField {
  field: FormField;
  value: unknown;
}

/** The fields of a form that have a value, without unedited prefills unless those count. */
function setFields(model: FormModel, { values, countsPrefills = false }: FilledForm): SetField[] {
  return shownFields(model.fields).flatMap((field) => {
    const raw = valueAt(values, field.pointer);
    const reading = readValue(field, raw);
    const isTouched = countsPrefills || !isSameJson(raw, field.prefill);
    const isOwn = reading.state === 'value' && differsFromDefault(field, raw) && isTouched;
    return isOwn ? [{ field, value: reading.value }] : [];
  });
}

function isMedia(field: FormField): field is MediaField {
  return field.kind === 'media';
}

function counterpartOf(field: FormField, candidates: readonly FormField[]): FormField | null {
  const role = roleOf(field);
  const sameName = candidates.find((other) => other.name === field.name && roleOf(other) === role);
  return sameName ?? (role === null ? null : (candidates.find((other) => roleOf(other) === role) ?? null));
}

/** The mode for the media: the one that has them already, else the one that takes most of them. */
function placeMedia(set: readonly SetField[], model: FormModel, own: JsonObject) {
  const sources = set.flatMap(({ field, value }) => (isMedia(field) ? [{ field, items: mediaItems(value) }] : []));
  const targets = shownFields(model.fields).filter(isMedia);
  const modal = new Set(model.modes.flatMap(({ names }) => names));
  const active = activeMode(model, own);
  const ways = model.modes.map(({ names }, mode) => {
    const held = new Set(names.flatMap((name) => mediaItems(own[name])));
    const holdsAll = mode === active && sources.every(({ items }) => items.every((item) => held.has(item)));
    const open = targets.filter(({ name }) => names.includes(name) || !modal.has(name));
    return { mode, holdsAll, ...carryMedia(sources, open) };
  });
  const [best] = ways.toSorted(
    (one, other) => Number(other.holdsAll) - Number(one.holdsAll) || other.score - one.score,
  );
  if (best === undefined) return { mode: null, ...carryMedia(sources, targets) };
  return { ...best, mode: best.score > 0 ? best.mode : null };
}

/**
 * Plans which values of a form go into which fields of another. Of the other form's values, only the exclusive mode
 * matters.
 */
export function planCarryOver(from: FilledForm, to: FilledForm): CarryOverPlan {
  const source = activeModel(createFormModel(from.schema), from.values);
  const model = activeModel(createFormModel(to.schema), to.values);
  const aside = parkedNames(source, from.values);
  const all = setFields(source, from);
  const parked = all
    .filter(({ field }) => aside.has(field.name))
    .map(({ field, value }): CarriedField => ({
      label: field.label,
      what: 'parked',
      source: field.pointer,
      targets: [],
      from: value,
      to: null,
      choice: null,
    }));
  const set = all.filter(({ field }) => !aside.has(field.name));
  const media = placeMedia(set, model, to.values);
  const plain = set.filter(({ field }) => !isMedia(field));
  const others = shownFields(model.fields).filter((field) => !isMedia(field));
  const size = carrySize(new Map(plain.map(({ field, value }) => [roleOf(field) ?? '', value])), others);
  const changes = new Map<string, unknown>([...media.placed, ...Object.entries(size ?? {})]);

  const carried = plain.flatMap(({ field, value }): CarriedField[] => {
    const facts = { label: field.label, source: field.pointer, from: value, choice: null };
    const role = roleOf(field);
    const target = role === 'prompt' && from.parksPrompt === true ? null : counterpartOf(field, others);
    if (target === null) {
      const isTurned = size !== null && (role === 'ratio' || role === 'width' || role === 'height');
      return isTurned
        ? [{ ...facts, what: 'converted', to: Object.values(size).join(' × '), targets: Object.keys(size) }]
        : [{ ...facts, what: 'parked', to: null, targets: [] }];
    }
    const prompt =
      typeof value === 'string' && role === 'prompt' ? carryPrompt(value, field.schema, target.schema) : null;
    const converted = prompt?.prompt ?? convertValue(value, target, field);
    const boxes: CarriedField[] =
      prompt?.boxes == null
        ? []
        : [{ ...facts, label: `${field.label}: boxes`, from: prompt.boxes, what: 'parked', to: null, targets: [] }];
    if (converted === undefined) return [{ ...facts, what: 'dropped', to: null, targets: [] }, ...boxes];
    changes.set(target.pointer, converted);
    const what = isSameMeaning(value, converted) ? 'kept' : 'converted';
    return [{ ...facts, what, to: converted, targets: [target.pointer] }, ...boxes];
  });
  return { changes, carried: [...carried, ...media.carried, ...parked], mode: media.mode };
}
