import type { ChoiceField } from '../../form-field.ts';
import { isSameJson } from '../../json.ts';
import { readAspectRatio } from '../../sizes/aspect-ratio.ts';
import { autoNumber, isAutoWord, numberInText } from '../number/number-in-text.ts';

/** How far apart two aspect ratios may be: beyond this, the nearest would change the composition. */
const nearRatio = 0.12;
/** How far two resolutions may be apart, as a factor, to be converted to each other. */
const nearResolution = 2.3;

/**
 * The option that means the same as a value of another choice, or nearly: the same ratio, resolution or number.
 *
 * @returns undefined where no option is near enough
 */
export function nearestOption(value: unknown, { options, takesOther }: ChoiceField): unknown {
  if (options.some((option) => isSameJson(option.value, value))) return value;
  const wanted = value === autoNumber ? 'auto' : value;
  const same = options.find((option) => plainValue(option.value) === plainValue(wanted));
  if (same !== undefined) return same.value;
  const near = nearestRatio(wanted, options) ?? nearestResolution(wanted, options) ?? nearestNumber(wanted, options);
  return near ?? (takesOther && typeof wanted === 'string' ? wanted : undefined);
}

/** A value in normalized spelling: `720P`, `720p` and `720 p` are equal, `jpg` and `jpeg` too. */
export function plainValue(value: unknown): string {
  const text = String(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
  if (text === 'jpg') return 'jpeg';
  return isAutoWord(text) ? 'auto' : text;
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
  const wanted = typeof value === 'number' ? value : numberInText(value);
  if (wanted === null) return undefined;
  const [nearest] = options
    .flatMap((option) => {
      const number = typeof option.value === 'number' ? option.value : numberInText(option.value);
      return number === null ? [] : [{ value: option.value, distance: Math.abs(number - wanted) }];
    })
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.value;
}
