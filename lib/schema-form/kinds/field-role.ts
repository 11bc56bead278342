import type { FormField } from '../form-field.ts';
import { nameWords } from '../field-label.ts';

/** The purpose of a field, whatever its name: fields of one role correspond to each other across models. */
export type FieldRole =
  | 'prompt'
  | 'negative-prompt'
  | 'seed'
  | 'ratio'
  | 'resolution'
  | 'width'
  | 'height'
  | 'duration'
  | 'frames-per-second'
  | 'count'
  | 'format'
  | 'steps'
  | 'guidance'
  | 'sound'
  | 'reference'
  | 'last-frame'
  | 'mask';

const rolesOfNames: [RegExp, FieldRole][] = [
  [/\bnegative\b/, 'negative-prompt'],
  [/\b(aspect|ratio)\b/, 'ratio'],
  [/\bresolution\b/, 'resolution'],
  [/^width$/, 'width'],
  [/^height$/, 'height'],
  [/\b(duration|seconds|secs)\b/, 'duration'],
  [/\b(fps|framerate)\b|frames per second/, 'frames-per-second'],
  [/^(n|num (images|outputs|samples|generations)|batch size|number of images)$/, 'count'],
  [/\bformat\b/, 'format'],
  [/\bsteps\b/, 'steps'],
  [/\b(guidance|cfg)\b/, 'guidance'],
  [/\baudio\b/, 'sound'],
];

/** The role of a field, by its kind first and its name second; null for one that is specific to its model. */
export function roleOf(field: FormField): FieldRole | null {
  const words = nameWords(field.name).join(' ');
  if (field.kind === 'media') return mediaRole(words);
  if (field.kind === 'number' && field.shape === 'seed') return 'seed';
  if (field.kind === 'text' && field.shape === 'prompt') return 'prompt';
  if (field.kind === 'choice' && /\bsize\b/.test(words)) return field.shape === 'ratios' ? 'ratio' : 'resolution';
  const named = rolesOfNames.find(([pattern]) => pattern.test(words));
  if (named !== undefined) return named[1];
  return field.kind === 'choice' && field.shape === 'ratios' ? 'ratio' : null;
}

function mediaRole(words: string): FieldRole {
  if (/\bmask\b/.test(words)) return 'mask';
  return /\b(last|tail|end|final)\b/.test(words) ? 'last-frame' : 'reference';
}
