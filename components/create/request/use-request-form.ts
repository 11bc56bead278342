'use client';

import { useCallback, useMemo } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import { useDrafts } from '../drafts/use-drafts';
import { useFormHistory } from '../history/use-form-history';
import type { FormLogic, RequestForm } from './request-state';
import { useModel } from './use-model';

/** The form of the model that the address names: its values are a draft that outlives the page, its changes are undone step by step. */
export function useRequestForm({
  namedModel,
  logic,
  onModel,
}: {
  namedModel: string | null;
  /** Undefined until it has loaded. */
  logic: FormLogic | undefined;
  onModel: (id: string) => void;
}): RequestForm {
  const model = useModel(namedModel);
  const { id, schema } = model;
  const start = useMemo(
    () =>
      schema === null || logic === undefined
        ? null
        : {
            initial: () => logic.initialValues(schema),
            fit: (draft: JsonObject) => logic.fitValues(schema, draft, true),
          },
    [schema, logic],
  );
  const drafts = useDrafts(id, start);
  const { draftOf, setValues } = drafts;
  const history = useFormHistory({ modelId: id, logic, draftOf, setValues, onModel });
  const { commit } = history;
  const change = useCallback(
    (next: JsonObject) => {
      if (id === null || schema === null || start === null) return;
      commit(id, next, logic?.editSubject(schema, draftOf(id) ?? start.initial(), next));
    },
    [id, schema, start, logic, draftOf, commit],
  );
  return { ...drafts, model, history, change };
}
