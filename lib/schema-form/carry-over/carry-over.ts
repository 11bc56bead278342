import type { JsonObject } from '../../contract/model.ts';
import { isSameJson } from '../json.ts';
import { valueAt } from '../json-pointer.ts';
import { modeName, freshSeeds, setFresh } from '../reserved-values.ts';
import { setAt } from '../set-at.ts';
import { type FilledForm, type CarryOverPlan, planCarryOver } from './plan-carry-over.ts';
import { mediaItems } from './carry-media.ts';
import type { CarriedField, ModelSwitch } from './switch-report.ts';
import { initialValues } from '../values/initial-values.ts';
import { fitValues } from './fit-values.ts';

/**
 * Carries the values of one model's form over into another's. Values that fit are kept or converted, values without a
 * field in the other model stay parked with the first, and values that don't fit are dropped. A value that comes over
 * replaces the new form's own, unless it is only what the first form once converted that value to: a switch there and
 * back loses nothing.
 *
 * @returns the new form's values, and a line for each value that was set
 */
export function carryOver(from: FilledForm, to: FilledForm): ModelSwitch {
  const { changes, carried, mode } = planCarryOver(from, to);
  const back = planCarryOver(to, from);
  const standing = carried.filter((field) => standsAlready(field, from, to, back));
  const left = new Set(standing.flatMap(({ targets }) => targets));
  const values = [...changes]
    .filter(([pointer]) => !left.has(pointer))
    .reduce((before, [pointer, value]) => setAt(before, pointer, value), to.values);
  const report = carried.map(({ source: _source, targets, ...line }) => {
    const [pointer] = targets;
    if (pointer === undefined || !left.has(pointer)) return line;
    return { ...line, what: 'kept' as const, to: valueAt(to.values, pointer), choice: null };
  });
  const lasting = withFreshness(values, from.values, carried);
  return { values: mode === null ? lasting : { ...lasting, [modeName]: mode }, report };
}

/** A seed that came over is drawn anew at each press, or stays, as in the form that it comes from. */
function withFreshness(values: JsonObject, before: JsonObject, carried: readonly CarriedField[]): JsonObject {
  const fresh = freshSeeds(before);
  return carried.reduce(
    (next, { source, targets }) =>
      targets.reduce((kept, target) => setFresh(kept, target, fresh.includes(source)), next),
    values,
  );
}

/** Whether the new form still has the value that this one was converted from, and so keeps it. */
function standsAlready(field: CarriedField, from: FilledForm, to: FilledForm, back: CarryOverPlan): boolean {
  const origin = back.carried.find(
    (line) => line.targets.includes(field.source) && field.targets.includes(line.source),
  );
  if (origin === undefined) return false;
  if (isSameJson(back.changes.get(field.source), valueAt(from.values, field.source))) return true;
  const [items, own] = [mediaItems(field.from), mediaItems(valueAt(to.values, origin.source))];
  return origin.choice !== null && items.every((item) => own.includes(item));
}

/**
 * Carries the values of one form over into another, on top of the other form's own draft.
 *
 * @param draft the other form's own values; null for none
 */
export function carryInto(schema: JsonObject, draft: JsonObject | null, from: FilledForm): ModelSwitch {
  const values = draft === null ? initialValues(schema) : fitValues(schema, draft, true).values;
  return carryOver(from, { schema, values });
}
