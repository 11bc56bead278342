import type { ChoiceField, FormField, NumberField } from '../form-field.ts';
import { readAspectRatio } from '../sizes/aspect-ratio.ts';
import { isSameJson } from '../json.ts';
import { findIssues } from '../issues/find-issues.ts';

/** How far two aspect ratios may be apart, as a share, to count as equal. */
const sameRatio = 0.02;
/** Beyond this, the nearest ratio would change the composition. */
const nearRatio = 0.12;

/** Values that mean "let the model decide", and the number that some services use for it. */
const autoWords = /^(auto|adaptive|smart)$/i;
const autoNumber = -1;
/** How far two resolutions may be apart, as a factor, to be converted to each other. */
const nearResolution = 2.3;

/**
 * A value as another field would hold it.
 *
 * @param source the field it comes from
 * @returns undefined where that field can't hold the value
 */
export function convertValue(value: unknown, target: FormField, source: FormField): unknown {
  const converted = readAs(value, target, source);
  // A text that is too long is kept and reported as an issue, not cut.
  return converted === undefined || target.kind === 'text' || isTaken(converted, target) ? converted : undefined;
}

function readAs(value: unknown, target: FormField, source: FormField): unknown {
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
      // A structured value is carried over whole, or not at all.
      return target.kind === source.kind && target.name === source.name && isTaken(value, target) ? value : undefined;
  }
}

/** A schema that can't be read accepts everything: the service decides. */
function isTaken(value: unknown, target: FormField): boolean {
  try {
    return findIssues(target.schema, value).length === 0;
  } catch {
    return true;
  }
}

function toNumber(value: unknown, target: NumberField): unknown {
  const isAuto = value === autoNumber || (typeof value === 'string' && autoWords.test(value));
  if (isAuto && target.auto !== null) return target.auto.value;
  if (isAuto) return target.minimum === autoNumber ? autoNumber : undefined;
  const number = typeof value === 'number' ? value : numberIn(value);
  if (number === null) return undefined;
  const whole = target.isInteger ? Math.round(number) : number;
  const least = target.minimum === autoNumber ? 0 : target.minimum;
  return Math.min(target.maximum ?? Infinity, Math.max(least ?? -Infinity, whole));
}

/** The number of a text such as `8`, `8s` or `1.5`; null for any other. */
function numberIn(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const match = /^\s*(\d+(?:\.\d+)?)\s*(?:s|sec|seconds|x|fps)?\s*$/i.exec(value);
  return match === null ? null : Number(match[1]);
}

function toChoice(value: unknown, { options, takesOther }: ChoiceField): unknown {
  const wanted = value === autoNumber ? 'auto' : value;
  const same = options.find((option) => isSameJson(option.value, wanted) || plain(option.value) === plain(wanted));
  if (same !== undefined) return same.value;
  const near = nearestRatio(wanted, options) ?? nearestResolution(wanted, options) ?? nearestNumber(wanted, options);
  return near ?? (takesOther && typeof wanted === 'string' ? wanted : undefined);
}

/** A value in normalized spelling: `720P`, `720p` and `720 p` are equal, `jpg` and `jpeg` too. */
function plain(value: unknown): string {
  const text = String(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
  if (text === 'jpg') return 'jpeg';
  return autoWords.test(text) ? 'auto' : text;
}

function nearestRatio(value: unknown, options: ChoiceField['options']): unknown {
  const wanted = readAspectRatio(value);
  if (wanted === null) return undefined;
  const apart = (ratio: { width: number; height: number }) =>
    Math.abs(Math.log((ratio.width * wanted.height) / (ratio.height * wanted.width)));
  const [nearest] = options
    .flatMap((option) => (option.ratio === null ? [] : [{ value: option.value, distance: apart(option.ratio) }]))
    .toSorted((one, other) => one.distance - other.distance);
  if (nearest !== undefined && nearest.distance <= nearRatio) return nearest.value;
  const orientation = wanted.width > wanted.height ? 'landscape' : wanted.width < wanted.height ? 'portrait' : 'square';
  return options.find((option) => option.value === orientation)?.value;
}

/** Lines of a video or pixels of a side, as `720p`, `1080P`, `2K`, `768sq` or `512` name them; null for other text. */
function linesOf(value: unknown): number | null {
  const match = typeof value === 'string' ? /^(\d+(?:\.\d+)?)\s*(p|k|sq)$/i.exec(value.trim()) : null;
  if (match === null) return null;
  return Number(match[1]) * (match[2]?.toLowerCase() === 'k' ? 1024 : 1);
}

function nearestResolution(value: unknown, options: ChoiceField['options']): unknown {
  const wanted = linesOf(value);
  if (wanted === null) return undefined;
  const [nearest] = options
    .flatMap((option) => {
      const lines = linesOf(option.value);
      return lines === null ? [] : [{ value: option.value, factor: Math.max(lines / wanted, wanted / lines) }];
    })
    .toSorted((one, other) => one.factor - other.factor);
  return nearest !== undefined && nearest.factor <= nearResolution ? nearest.value : undefined;
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

/** Whether a conversion changed the meaning of the value, not only its notation. */
export function isSameMeaning(before: unknown, after: unknown): boolean {
  if (isSameJson(before, after) || plain(before) === plain(after)) return true;
  const [one, other] = [readAspectRatio(before), readAspectRatio(after)];
  if (one === null || other === null) return false;
  return Math.abs(Math.log((one.width * other.height) / (one.height * other.width))) <= sameRatio;
}
