import type { JsonObject } from '../../contract/model.ts';
import { shownFields } from '../model/find-field.ts';
import type { FormField } from '../form-field.ts';
import { isSameJson } from '../json.ts';
import { valueAt } from '../json-pointer.ts';
import { readValue } from '../kinds/read-value.ts';

/** Whether a field holds something else than what the service would take anyway. */
export function differsFromDefault(field: FormField, raw: unknown): boolean {
  const reading = readValue(field, raw);
  return reading.state !== 'absent' && !isSameJson(reading.value, field.defaultValue);
}

/** How many fields, those inside groups counted one by one, are set to something of their own. */
export function countSet(fields: readonly FormField[], values: JsonObject): number {
  return shownFields(fields).filter((field) => differsFromDefault(field, valueAt(values, field.pointer))).length;
}
