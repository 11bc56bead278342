'use client';

import { useMemo, useState } from 'react';
import type { FieldFault } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';
import { checkValues } from '@/lib/schema-form/check-values';
import type { FormModel } from '@/lib/schema-form/form-model';
import { hasUncheckedPattern } from '@/lib/schema-form/patterns/pattern-trials';
import { type VisibleFaults, visibleFaults } from '@/lib/schema-form/visible-faults';
import { usePatternTrials } from './use-pattern-trials';
import { useSettled } from './use-settled';

/** @param _version of what is known of slow patterns: another one, other checks */
function checksOf({ schema }: FormModel, values: JsonObject, _version: number) {
  return { checked: checkValues(schema, values), isUnchecked: hasUncheckedPattern(schema, values) };
}

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
): { visible: VisibleFaults; isUnchecked: boolean } {
  const [served, setServed] = useState({ faults, values });
  // Another list is another answer, though it says the same: its faults stand against the values of now.
  if (served.faults !== faults) setServed({ faults, values });
  const isAnswer = served.faults.length > 0 && served.values === values;
  const settled = useSettled(values, showAll || isAnswer);
  const version = usePatternTrials(model.schema, settled);
  const { checked, isUnchecked } = useMemo(() => checksOf(model, settled, version), [model, settled, version]);
  const visible = useMemo(
    () => visibleFaults(model, { values: settled, checked, served, touched, showAll }),
    [model, settled, checked, served, touched, showAll],
  );
  return { visible, isUnchecked };
}
