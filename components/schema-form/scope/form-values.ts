import { createFormControl } from 'react-hook-form';
import type { JsonObject } from '@/lib/contract/model';

/** The values of one form, held by react-hook-form. */
export interface FormValues {
  get: () => JsonObject;
  set: (next: JsonObject) => void;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the values of a form. The whole request is one value of react-hook-form: its paths could not name every
 * property that a schema may have, as `a.b` or `__proto__`, so fields read theirs by JSON pointer.
 */
export function createFormValues(initial: JsonObject): FormValues {
  const form = createFormControl<{ request: JsonObject }>({ defaultValues: { request: initial } });
  const listeners = new Set<() => void>();
  // One subscription for all fields: it copies the form's whole state for each.
  form.subscribe({ formState: { values: true }, callback: () => listeners.forEach((listener) => listener()) });
  return {
    get: () => form.getValues('request'),
    set: (next) => form.setValues({ request: next }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
