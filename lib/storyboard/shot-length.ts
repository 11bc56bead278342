import type { FormField } from '../schema-form/form-field.ts';
import { roleOf } from '../schema-form/kinds/field-role.ts';
import { nameWords } from '../schema-form/field-label.ts';

/** How long a shot of a model can be, in seconds. */
export type ShotLength = LengthRange | LengthChoice;

/** Any length between two bounds. */
interface LengthRange {
  kind: 'range';
  name: string;
  least: number;
  most: number;
  step: number;
  /** Frames per second where the field counts frames; null where it counts seconds. */
  framesPerSecond: number | null;
  /** Null where the model decides. */
  usual: number | null;
}

/** One of several lengths. */
interface LengthChoice {
  kind: 'choice';
  name: string;
  options: { seconds: number; value: unknown }[];
  usual: number | null;
}

/** Longest shot where a schema has no bound. */
const mostSeconds = 60;

/** The field that decides how long a video is; null without one. */
export function readShotLength(fields: readonly FormField[]): ShotLength | null {
  const shown = fields.filter(({ isHidden }) => !isHidden);
  const seconds = shown.find((field) => roleOf(field) === 'duration');
  if (seconds?.kind === 'number') return rangeOf(seconds, null);
  if (seconds?.kind === 'choice') {
    const options = seconds.options.flatMap(({ value }) => {
      const length = secondsOf(value);
      return length === null ? [] : [{ seconds: length, value }];
    });
    const usual = secondsOf(seconds.defaultValue);
    return options.length === 0 ? null : { kind: 'choice', name: seconds.name, options, usual };
  }
  const frames = shown.find(
    (field) => field.kind === 'number' && /^(num )?frames$/.test(nameWords(field.name).join(' ')),
  );
  const rate = Number(/(\d+(?:\.\d+)?) (?:frames per second|fps)\b/i.exec(frames?.description ?? '')?.[1]);
  return frames?.kind === 'number' && rate > 0 ? rangeOf(frames, rate) : null;
}

function secondsOf(value: unknown): number | null {
  const seconds = typeof value === 'string' ? Number(value.replace(/s$/, '')) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

function rangeOf(field: Extract<FormField, { kind: 'number' }>, framesPerSecond: number | null): LengthRange {
  const rate = framesPerSecond ?? 1;
  const usual = secondsOf(field.defaultValue);
  return {
    kind: 'range',
    name: field.name,
    least: Math.max(field.minimum ?? 1, framesPerSecond === null ? 0 : 1) / rate,
    most: (field.maximum ?? mostSeconds * rate) / rate,
    step: framesPerSecond === null ? (field.isInteger ? 1 : 0.5) : 0.5,
    framesPerSecond,
    usual: usual === null ? null : usual / rate,
  };
}

/** The length nearest to the wanted one that a model can do; null for the model's own choice. */
export function nearestLength(length: ShotLength, wanted: number | null): number | null {
  if (wanted === null) return length.usual;
  if (length.kind === 'choice') return nearest(length.options, wanted)?.seconds ?? null;
  const inside = Math.min(length.most, Math.max(length.least, wanted));
  return length.framesPerSecond === null ? Math.round(inside / length.step) * length.step : inside;
}

/** The value of the field for a length, as a request carries it; undefined leaves it to the model. */
export function lengthValue(length: ShotLength, wanted: number | null): unknown {
  if (wanted === null) return undefined;
  if (length.kind === 'choice') return nearest(length.options, wanted)?.value;
  const seconds = nearestLength(length, wanted) ?? length.least;
  return length.framesPerSecond === null ? seconds : Math.max(1, Math.round(seconds * length.framesPerSecond));
}

function nearest<T extends { seconds: number }>(options: readonly T[], wanted: number): T | undefined {
  return options.toSorted((one, other) => Math.abs(one.seconds - wanted) - Math.abs(other.seconds - wanted))[0];
}
