'use client';

import type { ErrorSchema } from '@rjsf/utils';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { JsonObject } from '@/lib/contract/model';

/**
 * The values of a controlled form on top of rjsf, which has its own copy: values that rjsf reported itself are not
 * passed back, since it would process the whole form a second time on every keystroke. Values from elsewhere are passed
 * under a new revision.
 */
export function useFormValues(
  values: JsonObject,
  { errors, schema }: { errors: ErrorSchema; schema: JsonObject },
  onChange: (values: JsonObject) => void,
) {
  const [known, setKnown] = useState({ values, errors, schema, handed: values, revision: 0 });
  const isFromOutside = known.values !== values;
  if (isFromOutside) setKnown({ values, errors, schema, handed: { ...values }, revision: known.revision + 1 });
  // On any other change of props rjsf returns to the passed values, so these must be the current ones.
  else if (known.errors !== errors || known.schema !== schema) setKnown({ ...known, errors, schema, handed: values });
  const latest = useRef(values);
  const report = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = values;
    report.current = onChange;
  }, [values, onChange]);
  /** The last written values, for code that runs outside a render, as after an upload. */
  const getValues = useCallback(() => latest.current, []);
  const setValues = useCallback((next: JsonObject) => {
    latest.current = next;
    report.current(next);
  }, []);
  /** Stores values that rjsf already has. */
  const takeValues = useCallback(
    (next: JsonObject) => {
      setKnown((before) => ({ ...before, values: next }));
      setValues(next);
    },
    [setValues],
  );
  return { handed: known.handed, revision: known.revision, getValues, setValues, takeValues };
}
