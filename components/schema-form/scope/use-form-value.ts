'use client';

import { useSyncExternalStore } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import { useFieldAccess } from './field-access';
import { useFormScope } from './form-scope';

/**
 * Something read from the values of the whole form. The component renders when the result is another one.
 *
 * @param read returns a primitive, or a part of the values: an object of its own would be another one each time
 */
export function useFormValue<T>(read: (values: JsonObject) => T): T {
  const { getValues, subscribe } = useFormScope();
  const snapshot = () => read(getValues());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The value of a field, exactly as typed, and how to change it; undefined removes it. */
export function useFieldValue(pointer: string): [value: unknown, change: (next: unknown) => void] {
  const { getValues, setValues } = useFormScope();
  const access = useFieldAccess();
  const value = useFormValue((values) => access.read(values, pointer));
  return [value, (next) => setValues(access.write(getValues(), pointer, next))];
}
