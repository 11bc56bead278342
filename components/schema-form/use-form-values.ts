'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';
import type { JsonObject } from '@/lib/contract/model';

/**
 * The values of a controlled form for code that runs later than a render, as when an upload has arrived: reading gives
 * what was last written, even before the parent has rendered it.
 */
export function useFormValues(values: JsonObject, onChange: (values: JsonObject) => void) {
  const latest = useRef(values);
  const report = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = values;
    report.current = onChange;
  }, [values, onChange]);
  const getValues = useCallback(() => latest.current, []);
  const setValues = useCallback((next: JsonObject) => {
    latest.current = next;
    report.current(next);
  }, []);
  return { getValues, setValues };
}
