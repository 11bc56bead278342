'use client';

import { useMemo, useState } from 'react';
import type { FieldFault } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';
import { checkValues } from '@/lib/schema-form/check-values';
import type { FormModel } from '@/lib/schema-form/form-model';
import { type VisibleFaults, visibleFaults } from '@/lib/schema-form/visible-faults';
import { useSettled } from './use-settled';

/**
 * The faults to show now. Checking waits for a pause in the typing, unless all are asked for, or the service answers before the pause:
 * what it says is about the values of now.
 */
export function useFormFaults(
  model: FormModel,
  values: JsonObject,
  faults: readonly FieldFault[],
  touched: ReadonlySet<string>,
  showAll: boolean,
): VisibleFaults {
  const [served, setServed] = useState({ faults, values });
  // Another list is another answer, though it says the same: its faults stand against the values of now.
  if (served.faults !== faults) setServed({ faults, values });
  const isAnswer = served.faults.length > 0 && served.values === values;
  const settled = useSettled(values, showAll || isAnswer);
  const checked = useMemo(() => checkValues(model.schema, settled), [model, settled]);
  return useMemo(
    () => visibleFaults(model, { values: settled, checked, served, touched, showAll }),
    [model, settled, checked, served, touched, showAll],
  );
}
