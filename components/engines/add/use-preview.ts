'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { NewEngineModel, WorkflowInspection } from '@/lib/contract/engines';
import type { JsonObject } from '@/lib/contract/model';
import { initialValues } from '@/lib/schema-form/values/initial-values';
import { type WorkflowSource, inspectionOptions } from '../api';

const pauseMs = 350;

/** The form as it becomes, with the values that a person typed into it. */
export interface Preview {
  schema: JsonObject;
  values: JsonObject;
  setValues: (values: JsonObject) => void;
  /** Whether the form is being updated. */
  isBusy: boolean;
  /** Why it could not be updated. */
  error: Error | null;
}

/**
 * The form that a choice of fields gives. The service writes it: it is asked at each pause in the changes, and the
 * former one is shown meanwhile.
 *
 * @param fields the choice; null while something in it is wrong
 * @param isHeld keeps the form as it is, because an upload into it runs
 */
export function usePreview(
  engine: string,
  source: WorkflowSource,
  inspection: WorkflowInspection,
  fields: NewEngineModel['fields'] | null,
  isHeld: boolean,
): Preview {
  const { suggested } = inspection;
  const wanted = fields === null ? null : JSON.stringify(fields);
  const [begun] = useState(wanted);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    if (wanted === null || wanted === settled) return undefined;
    const timer = setTimeout(() => setSettled(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, settled]);
  const settings = useMemo((): NewEngineModel | null => {
    if (settled === null || settled === begun) return null;
    return { ...suggested, fields: JSON.parse(settled) as NewEngineModel['fields'] };
  }, [settled, begun, suggested]);
  const query = useQuery({
    ...inspectionOptions(engine, source, settings),
    enabled: settings !== null,
    placeholderData: keepPreviousData,
  });
  const isAsked = settings !== null;
  const latest = (isAsked ? query.data?.json_request_schema : null) ?? inspection.json_request_schema;

  const [shown, setShown] = useState(latest);
  const [values, setValues] = useState(() => initialValues(latest));
  if (latest !== shown && !isHeld) {
    setShown(latest);
    setValues(carryInitial(values, initialValues(shown), initialValues(latest)));
  }
  return {
    schema: shown,
    values,
    setValues,
    isBusy: wanted !== null && (wanted !== settled || (isAsked && query.isFetching)),
    error: isAsked && !query.isFetching ? query.error : null,
  };
}

/** The values with new initial ones in the place of former ones that a person has not changed. */
function carryInitial(values: JsonObject, before: JsonObject, after: JsonObject): JsonObject {
  const own = Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));
  return { ...after, ...Object.fromEntries(own) };
}
