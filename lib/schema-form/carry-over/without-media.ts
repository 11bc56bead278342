import type { JsonObject } from '../../contract/model.ts';
import { fieldLabel } from '../field-label.ts';
import { createFormModel } from '../model/form-model.ts';
import { isJsonObject, isSameJson } from '../json.ts';
import type { FittedValues } from './fit-values.ts';

const nothing = Symbol('nothing');

function without(value: unknown, gone: ReadonlySet<unknown>): unknown {
  if (gone.has(value)) return nothing;
  if (Array.isArray(value)) return value.map((entry) => without(entry, gone)).filter((entry) => entry !== nothing);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, without(entry, gone)] as const);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== nothing));
}

function lost(value: unknown, gone: ReadonlySet<unknown>): unknown[] {
  if (gone.has(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((entry) => lost(entry, gone)) : [];
}

/** Values without files that no longer exist, and a line for each field that named some. */
export function withoutMedia(schema: JsonObject, values: JsonObject, gone: readonly string[]): FittedValues {
  const missing = new Set<unknown>(gone);
  const { fields } = createFormModel(schema);
  const kept: JsonObject = {};
  const report: FittedValues['report'] = [];
  for (const [name, value] of Object.entries(values)) {
    const next = without(value, missing);
    if (next !== nothing) kept[name] = next;
    if (isSameJson(next, value)) continue;
    const label = fields.find((field) => field.name === name)?.label ?? fieldLabel(name, null);
    report.push({ label, what: 'gone', from: lost(value, missing), to: null, choice: null });
  }
  return { values: kept, report };
}
