import type { JsonObject } from '../../contract/model.ts';
import { differsFromDefault } from '../count-set.ts';
import { shownFields } from '../find-field.ts';
import type { FormField, MediaField } from '../form-field.ts';
import { createFormModel } from '../form-model.ts';
import { isSameJson } from '../json.ts';
import { valueAt } from '../json-pointer.ts';
import { readValue } from '../read-value.ts';
import { setAt } from '../set-at.ts';
import { convertValue, isSameMeaning } from './convert-value.ts';
import { roleOf } from './field-role.ts';
import { keepMedia, mediaItems } from './keep-media.ts';
import { keepSize } from './keep-size.ts';
import type { ModelSwitch, SwitchedField } from './switch-report.ts';

/** A form of one model: its schema, and what it holds as typed. */
export interface FilledForm {
  schema: JsonObject;
  values: JsonObject;
}

interface SetField {
  field: FormField;
  value: unknown;
}

/** The fields of a form that hold something of their own, prefills aside that nobody touched. */
function setFields({ schema, values }: FilledForm): SetField[] {
  return shownFields(createFormModel(schema).fields).flatMap((field) => {
    const raw = valueAt(values, field.pointer);
    const reading = readValue(field, raw);
    const isOwn = reading.state === 'value' && differsFromDefault(field, raw) && !isSameJson(raw, field.prefill);
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

/**
 * Carries what one typed for one model over into another's form: what fits is kept or converted, what the other model has
 * no field for stays parked with the first, what does not fit is dropped. The new form's own values give way only where
 * something came over.
 *
 * @returns the new form's values, and a line for each value that was set
 */
export function keepValues(from: FilledForm, to: FilledForm): ModelSwitch {
  const set = setFields(from);
  const targets = shownFields(createFormModel(to.schema).fields);
  const media = keepMedia(
    set.flatMap(({ field, value }) => (isMedia(field) ? [{ field, items: mediaItems(value) }] : [])),
    targets.filter(isMedia),
  );
  const plain = set.filter(({ field }) => !isMedia(field));
  const others = targets.filter((field) => !isMedia(field));
  const size = keepSize(new Map(plain.map(({ field, value }) => [roleOf(field) ?? '', value])), others);

  const changes = new Map<string, unknown>([...media.placed, ...Object.entries(size ?? {})]);
  const report = plain.map(({ field, value }): SwitchedField => {
    const facts = { label: field.label, from: value, choice: null };
    const target = counterpartOf(field, others);
    const role = roleOf(field);
    if (target === null) {
      const isTurned = size !== null && (role === 'ratio' || role === 'width' || role === 'height');
      return isTurned
        ? { ...facts, what: 'converted', to: Object.values(size).join(' × ') }
        : { ...facts, what: 'parked', to: null };
    }
    const converted = convertValue(value, target);
    if (converted === undefined) return { ...facts, what: 'dropped', to: null };
    changes.set(target.pointer, converted);
    return { ...facts, what: isSameMeaning(value, converted) ? 'kept' : 'converted', to: converted };
  });
  const values = [...changes].reduce((before, [pointer, value]) => setAt(before, pointer, value), to.values);
  return { values, report: [...report, ...media.report] };
}
