'use client';

import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { tryPatterns } from '@/lib/client/patterns/try-patterns';
import type { JsonObject } from '@/lib/contract/model';
import { type InspectedValues, inspectValues } from '@/lib/schema-form/issues/check-values';
import type { FormModel } from '@/lib/schema-form/model/form-model';
import { patternVerdicts } from '@/lib/schema-form/patterns/pattern-verdicts';
import { useSettled } from './use-settled';
import type { FieldIssue } from '@/lib/contract/error';
import { type VisibleIssues, visibleIssues } from '@/lib/schema-form/issues/visible-issues';

const noFindings: InspectedValues = { issues: [], open: [], isUnchecked: false };

/**
 * @param _version of the verdicts on slow patterns, so that a new verdict runs the checks again
 */
function inspect({ schema }: FormModel, values: JsonObject, _version: number): InspectedValues {
  return inspectValues(schema, values);
}

/**
 * The issues to show now. Checks wait for a pause in typing, unless all issues are requested, or the service answers
 * before the pause: its issues are about the current values.
 */
export function useFormIssues(
  model: FormModel,
  values: JsonObject,
  issues: readonly FieldIssue[],
  touched: ReadonlySet<string>,
  showAll: boolean,
): { visible: VisibleIssues; isUnchecked: boolean } {
  const [served, setServed] = useState({ issues, values });
  // Another list is another answer, even if it is equal: its issues are about the current values.
  if (served.issues !== issues) setServed({ issues, values });
  const isAnswer = served.issues.length > 0 && served.values === values;
  const isUrgent = showAll || isAnswer;
  const settled = useSettled(values, isUrgent);
  // The first check runs after the first render.
  const isDrawn = useDeferredValue(true, false) || isUrgent;
  const version = useSyncExternalStore(patternVerdicts.subscribe, patternVerdicts.version, patternVerdicts.version);
  const {
    issues: checked,
    open,
    isUnchecked,
  } = useMemo(() => (isDrawn ? inspect(model, settled, version) : noFindings), [isDrawn, model, settled, version]);
  useEffect(() => void tryPatterns(settled, open), [settled, open]);
  const visible = useMemo(
    () => visibleIssues(model, { values: settled, checked, served, touched, showAll }),
    [model, settled, checked, served, touched, showAll],
  );
  return { visible, isUnchecked };
}
