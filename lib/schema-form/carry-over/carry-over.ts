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
 * Carries what one typed for one model over into another's form: what fits is kept or converted, what the other model has
 * no field for stays parked with the first, what does not fit is dropped. The new form's own values give way only where
 * something came over, and not where what came is only what the first form once made of them: so there and back again
 * loses nothing.
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

/** A seed that came over is drawn anew at each press, or stays, as it was where it comes from. */
function withFreshness(values: JsonObject, before: JsonObject, carried: readonly CarriedField[]): JsonObject {
  const fresh = freshSeeds(before);
  return carried.reduce(
    (next, { source, targets }) =>
      targets.reduce((kept, target) => setFresh(kept, target, fresh.includes(source)), next),
    values,
  );
}

/** Whether the new form holds what this value was made of, so that it is better left as it is. */
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
 * Carries the values of one form over into another, beside the other form's own draft.
 *
 * @param draft what that was; null for nothing
 */
export function carryInto(schema: JsonObject, draft: JsonObject | null, from: FilledForm): ModelSwitch {
  const values = draft === null ? initialValues(schema) : fitValues(schema, draft, true).values;
  return carryOver(from, { schema, values });
}
