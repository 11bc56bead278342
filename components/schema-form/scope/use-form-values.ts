'use client';

import type { ErrorSchema } from '@rjsf/utils';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { JsonObject } from '@/lib/contract/model';

/**
 * The values of a controlled form over rjsf, which keeps a copy of its own: what it reported itself is not handed back
 * to it, since it would work out the whole form a second time for every keystroke. Values from anywhere else are handed
 * in under a new revision.
 */
export function useFormValues(
  values: JsonObject,
  { errors, schema }: { errors: ErrorSchema; schema: JsonObject },
  onChange: (values: JsonObject) => void,
) {
  const [known, setKnown] = useState({ values, errors, schema, handed: values, revision: 0 });
  const isFromOutside = known.values !== values;
  if (isFromOutside) setKnown({ values, errors, schema, handed: { ...values }, revision: known.revision + 1 });
  // Whatever else changes, rjsf goes back to the values it is handed: then they must be the present ones.
  else if (known.errors !== errors || known.schema !== schema) setKnown({ ...known, errors, schema, handed: values });
  const latest = useRef(values);
  const report = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = values;
    report.current = onChange;
  }, [values, onChange]);
  /** What was last written, for code that runs later than a render, as when an upload has arrived. */
  const getValues = useCallback(() => latest.current, []);
  const setValues = useCallback((next: JsonObject) => {
    latest.current = next;
    report.current(next);
  }, []);
  /** Takes values that rjsf already has. */
  const takeValues = useCallback(
    (next: JsonObject) => {
      setKnown((before) => ({ ...before, values: next }));
      setValues(next);
    },
    [setValues],
  );
  return { handed: known.handed, revision: known.revision, getValues, setValues, takeValues };
}
