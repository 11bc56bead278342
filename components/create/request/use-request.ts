'use client';

import { useCallback } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import type { FormLogic, RequestState } from './request-state';
import { useFillForm } from './use-fill-form';
import { useRequestForm } from './use-request-form';
import { useSend } from './use-send';

/** The request that is being written: its form, the ways to send it, and the ways to fill it from elsewhere. */
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
  onRecorded: (jobId: string | null) => void;
}): RequestState {
  const form = useRequestForm({ namedModel, logic, onModel });
  const sending = useSend({ form, logic, onRecorded });
  const filling = useFillForm({ form, sending, logic });
  const { change: changeForm } = form;
  const { showMessage } = sending;
  const change = useCallback(
    (next: JsonObject) => {
      changeForm(next);
      showMessage(null);
    },
    [changeForm, showMessage],
  );
  return { ...form, ...sending, ...filling, change, showJob: onRecorded };
}
