import type { JsonObject } from '@/lib/contract/model';
import { isSameJson } from '@/lib/schema-form/json';

/**
 * A reader of a form's values that returns the same object as long as its JSON is equal, for `useFormValue`.
 */
export function keepSame<T>(read: (values: JsonObject) => T): (values: JsonObject) => T {
  let last: { values: JsonObject; result: T } | null = null;
  return (values) => {
    if (last?.values === values) return last.result;
    const result = read(values);
    last = { values, result: last !== null && isSameJson(last.result, result) ? last.result : result };
    return last.result;
  };
}
