import type { JsonObject } from '@/lib/contract/model';
import { valueAt } from '@/lib/schema-form/json-pointer';
import { setFresh } from '@/lib/schema-form/reserved-values';
import { setAt } from '@/lib/schema-form/set-at';
import { withRatio } from '@/lib/schema-form/sizes/common-ratio';
import type { AxisSubject } from './axis-subjects';

/** The values with one value of an axis. */
export function withEntry(
  schema: JsonObject,
  values: JsonObject,
  { subject, search }: { subject: AxisSubject; search: string },
  entry: string,
): JsonObject {
  switch (subject.kind) {
    case 'model':
      return values;
    case 'ratio': {
      const ratio = subject.options.find(({ key }) => key === entry)?.value;
      return (ratio === undefined ? null : withRatio(schema, values, ratio)) ?? values;
    }
    case 'options':
      return setAt(values, subject.pointer, subject.options.find(({ key }) => key === entry)?.value);
    case 'replace': {
      const text = valueAt(values, subject.field.pointer);
      const replaced = typeof text === 'string' ? text.replaceAll(search.trim() || text, () => entry) : entry;
      return setAt(values, subject.field.pointer, replaced);
    }
    case 'number':
    case 'seed': {
      const { pointer } = subject.field;
      return setFresh(setAt(values, pointer, /^-?\d+(\.\d+)?$/.test(entry) ? Number(entry) : entry), pointer, false);
    }
    default:
      return setAt(values, subject.field.pointer, entry);
  }
}

/** Whether a text of the form has the part that an axis replaces. */
export function contains(values: JsonObject, pointer: string, search: string): boolean {
  const text = valueAt(values, pointer);
  return typeof text === 'string' && text.includes(search.trim());
}
