'use client';

import { useCallback, useMemo } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import { useDrafts } from '../drafts/use-drafts';
import { useTask } from '../drafts/use-task';
import { useFormHistory } from '../history/use-form-history';
import type { FormLogic, FormState, RequestState } from './request-state';
import { useFillForm } from './use-fill-form';
import { useModel } from './use-model';
import { useSend } from './use-send';

/** The state of the request: its form, sending it, and filling it from elsewhere. */
export function useRequest({
  namedModel,
  logic,
  onModel,
  onRecorded,
}: {
  namedModel: string | null;
  /** Undefined until it has loaded. */
  logic: FormLogic | undefined;
  onModel: (id: string) => void;
  onRecorded: (pressedAt: number) => void;
}): RequestState {
  const form = useRequestForm({ namedModel, logic, onModel });
  const sending = useSend({ form, logic, onRecorded });
  const filling = useFillForm({ form, sending, logic });
  const { change: changeForm } = form;
  const { noteEdit } = sending;
  const change = useCallback(
    (next: JsonObject) => {
      changeForm(next);
      noteEdit();
    },
    [changeForm, noteEdit],
  );
  return { ...form, ...sending, ...filling, change, showPress: onRecorded };
}

/** The form of the model that the address names: its values are a stored draft, and its changes can be undone. */
function useRequestForm({
  namedModel,
  logic,
  onModel,
}: {
  namedModel: string | null;
  /** Undefined until it has loaded. */
  logic: FormLogic | undefined;
  onModel: (id: string) => void;
}): FormState {
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
  const task = useTask({ model, logic, draftOf });
  const { leave } = task;
  const show = useCallback(
    (next: string) => {
      leave();
      onModel(next);
    },
    [leave, onModel],
  );
  const history = useFormHistory({ modelId: id, logic, draftOf, setValues, onModel: show });
  const { commit } = history;
  const change = useCallback(
    (next: JsonObject) => {
      if (id === null || schema === null || start === null) return;
      commit(id, next, logic?.editSubject(schema, draftOf(id) ?? start.initial(), next));
    },
    [id, schema, start, logic, draftOf, commit],
  );
  return { ...drafts, model, history, task, change };
}
