import type { FormField } from '../form-field.ts';
import { readAspectRatio } from '../sizes/aspect-ratio.ts';
import { isSameJson } from '../json.ts';
import { findIssues } from '../issues/find-issues.ts';
import { plainValue } from '../kinds/choice/nearest-option.ts';
import { kindOf } from '../kinds/kinds.ts';

/** How far two aspect ratios may be apart, as a share, to count as equal. */
const sameRatio = 0.02;

/**
 * A value as another field would hold it.
 *
 * @param source the field it comes from
 * @returns undefined where that field can't hold the value
 */
export function convertValue(value: unknown, target: FormField, source: FormField): unknown {
  const converted = kindOf(target).convert(value, target, source);
  // A text that is too long is kept and reported as an issue, not cut.
  return converted === undefined || target.kind === 'text' || isTaken(converted, target) ? converted : undefined;
}

/** A schema that can't be read accepts everything: the service decides. */
function isTaken(value: unknown, target: FormField): boolean {
  try {
    return findIssues(target.schema, value).length === 0;
  } catch {
    return true;
  }
}

/** Whether a conversion changed the meaning of the value, not only its notation. */
export function isSameMeaning(before: unknown, after: unknown): boolean {
  if (isSameJson(before, after) || plainValue(before) === plainValue(after)) return true;
  const [one, other] = [readAspectRatio(before), readAspectRatio(after)];
  if (one === null || other === null) return false;
  return Math.abs(Math.log((one.width * other.height) / (one.height * other.width))) <= sameRatio;
}
