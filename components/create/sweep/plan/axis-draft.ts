import { mostAxisValues } from '@/lib/contract/studio/sweep-limits';
import { valueAt } from '@/lib/schema-form/json-pointer';
import { drawSeed } from '@/lib/schema-form/values/seeds';
import type { JsonObject } from '@/lib/contract/model';
import type { AxisSubject } from './axis-subjects';

/** An axis as it is being set up. */
export interface AxisDraft {
  /** The id of what it varies; null for none. */
  subject: string | null;
  /** Numbers and seeds as typed, keys of ticked options, or ids of models. */
  values: readonly string[];
  /** Texts, one a line. */
  text: string;
  /** The text to replace. */
  search: string;
}

/** An axis that varies nothing. */
export const noAxis: AxisDraft = { subject: null, values: [], text: '', search: '' };

const fewOptions = 6;
const usualRatios = ['16:9', '1:1', '9:16'];
const firstSeeds = 4;

/** An axis that varies a subject, with the values that most sweeps begin with. */
export function startAxis(
  subject: AxisSubject | null,
  form: { values: JsonObject; model: string },
  chance: () => number,
): AxisDraft {
  if (subject === null) return noAxis;
  const axis = { ...noAxis, subject: subject.id };
  if (subject.kind === 'model') return { ...axis, values: [form.model] };
  if (subject.kind === 'seed') return { ...axis, values: addSeeds([], firstSeeds, subject, chance) };
  if (subject.kind === 'ratio') return { ...axis, values: usualRatios };
  if (subject.kind === 'options') {
    const { options } = subject;
    const current = valueAt(form.values, subject.pointer);
    const one = options.find(({ value }) => value === current);
    const ticked = options.length <= fewOptions || one === undefined ? options.slice(0, fewOptions) : [one];
    return { ...axis, values: ticked.map(({ key }) => key) };
  }
  if (subject.kind === 'replace') return axis;
  const typed = valueAt(form.values, subject.field.pointer) ?? subject.field.defaultValue;
  if (typeof typed !== 'string' && typeof typed !== 'number') return axis;
  if (subject.kind === 'text') return { ...axis, text: String(typed).replaceAll(/\s*\n\s*/g, ' ') };
  return { ...axis, values: String(typed) === '' ? [] : [String(typed)] };
}

/** Values with so many random seeds more, each another one. */
export function addSeeds(
  values: readonly string[],
  count: number,
  { field }: Extract<AxisSubject, { field: { kind: 'number' } }>,
  chance: () => number,
): string[] {
  const drawn = new Set(values);
  const most = Math.min(mostAxisValues, drawn.size + count);
  // A field with few seeds may have no others.
  for (let tries = 0; drawn.size < most && tries < most * 10; tries += 1) drawn.add(String(drawSeed(field, chance())));
  return [...drawn];
}

/** The values of an axis, each once, in their order: those that are ticked, in the order in which they are offered. */
export function entriesOf(subject: AxisSubject, draft: AxisDraft): string[] {
  if (subject.kind === 'text' || subject.kind === 'replace') {
    const lines = draft.text.split('\n').map((line) => line.trim());
    return [...new Set(lines.filter((line) => line !== ''))];
  }
  if (subject.kind === 'options' || subject.kind === 'ratio') {
    return subject.options.flatMap(({ key }) => (draft.values.includes(key) ? key : []));
  }
  return [...new Set(draft.values)];
}
