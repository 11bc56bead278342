import type { ChoiceField, FormField, NumberField } from '../form-field.ts';
import { readAspectRatio } from '../aspect-ratio.ts';
import { isSameJson } from '../json.ts';

/** How far two proportions may be apart, as a share, to count as the same. */
const sameRatio = 0.02;
/** Beyond this, the nearest proportions would show another picture. */
const nearRatio = 0.12;

/**
 * A value as another field would hold it.
 *
 * @returns undefined where it has no place there
 */
export function convertValue(value: unknown, target: FormField): unknown {
  switch (target.kind) {
    case 'choice':
      return toChoice(value, target);
    case 'number':
      return toNumber(value, target);
    case 'switch':
      return typeof value === 'boolean' ? value : undefined;
    case 'text':
      return typeof value === 'string' ? value : undefined;
    case 'text-list':
      return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined;
    default:
      return undefined;
  }
}

function toNumber(value: unknown, target: NumberField): number | undefined {
  const number = typeof value === 'number' ? value : numberIn(value);
  if (number === null) return undefined;
  const whole = target.isInteger ? Math.round(number) : number;
  return Math.min(target.maximum ?? Infinity, Math.max(target.minimum ?? -Infinity, whole));
}

/** The number of a text such as `8`, `8s` or `1.5`; null for any other. */
function numberIn(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const match = /^\s*(\d+(?:\.\d+)?)\s*(?:s|sec|seconds|x|fps)?\s*$/i.exec(value);
  return match === null ? null : Number(match[1]);
}

function toChoice(value: unknown, { options, takesOther }: ChoiceField): unknown {
  const same = options.find((option) => isSameJson(option.value, value) || plain(option.value) === plain(value));
  if (same !== undefined) return same.value;
  const byRatio = nearestRatio(value, options);
  if (byRatio !== undefined) return byRatio;
  const byNumber = nearestNumber(value, options);
  if (byNumber !== undefined) return byNumber;
  return takesOther && typeof value === 'string' ? value : undefined;
}

/** A value as far as spelling goes: `720P`, `720p` and `720 p` are one, `jpg` and `jpeg` too. */
function plain(value: unknown): string {
  const text = String(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
  return text === 'jpg' ? 'jpeg' : text === 'adaptive' ? 'auto' : text;
}

function nearestRatio(value: unknown, options: ChoiceField['options']): unknown {
  const wanted = readAspectRatio(value);
  if (wanted === null) return undefined;
  const apart = (ratio: { width: number; height: number }) =>
    Math.abs(Math.log((ratio.width * wanted.height) / (ratio.height * wanted.width)));
  const [nearest] = options
    .flatMap((option) => (option.ratio === null ? [] : [{ value: option.value, distance: apart(option.ratio) }]))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest !== undefined && nearest.distance <= nearRatio ? nearest.value : undefined;
}

function nearestNumber(value: unknown, options: ChoiceField['options']): unknown {
  const wanted = typeof value === 'number' ? value : numberIn(value);
  if (wanted === null) return undefined;
  const [nearest] = options
    .flatMap((option) => {
      const number = typeof option.value === 'number' ? option.value : numberIn(option.value);
      return number === null ? [] : [{ value: option.value, distance: Math.abs(number - wanted) }];
    })
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.value;
}

/** Whether a conversion changed what the value means, rather than how it is written. */
export function isSameMeaning(before: unknown, after: unknown): boolean {
  if (isSameJson(before, after) || plain(before) === plain(after)) return true;
  const [one, other] = [readAspectRatio(before), readAspectRatio(after)];
  if (one === null || other === null) return false;
  return Math.abs(Math.log((one.width * other.height) / (one.height * other.width))) <= sameRatio;
}
