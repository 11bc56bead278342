'use client';

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import { createFormValues, type FormValues } from './form-values';

/**
 * The values of a form whose owner has them too: what changes here is reported, what the owner changes is shown. A
 * value that the owner only hands back renders nothing.
 */
export function useHeldValues(values: JsonObject, onChange: (values: JsonObject) => void): FormValues {
  const [held] = useState(() => createFormValues(values));
  const known = useRef(values);
  const report = useRef(onChange);
  useLayoutEffect(() => {
    report.current = onChange;
    if (known.current === values) return;
    known.current = values;
    held.set(values);
  }, [held, values, onChange]);
  return useMemo(
    () => ({
      ...held,
      set(next) {
        known.current = next;
        held.set(next);
        report.current(next);
      },
    }),
    [held],
  );
}
