'use client';

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import { createFormValues, type FormValues } from './form-values';

/**
 * The values of a form whose owner has them too: what changes here is reported, what the owner changes is shown. The
 * owner may hand reported values back late, as after a pause in typing: these change nothing.
 */
export function useHeldValues(values: JsonObject, onChange: (values: JsonObject) => void): FormValues {
  const [held] = useState(() => createFormValues(values));
  const handed = useRef(values);
  /** Reported since the owner last handed something back. */
  const reported = useRef<JsonObject[]>([]);
  const report = useRef(onChange);
  useLayoutEffect(() => {
    report.current = onChange;
    if (handed.current === values) return;
    handed.current = values;
    const at = reported.current.indexOf(values);
    reported.current = reported.current.slice(at + 1);
    if (at !== -1) return;
    reported.current = [];
    held.set(values);
  }, [held, values, onChange]);
  return useMemo(
    () => ({
      ...held,
      set(next) {
        reported.current.push(next);
        held.set(next);
        report.current(next);
      },
    }),
    [held],
  );
}
