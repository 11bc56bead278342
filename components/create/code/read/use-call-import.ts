'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ReadCall, readCall, type CallError } from './read-call';
import { schemaOf } from '@/lib/client/models/schema-of';
import { modelOptions } from '@/lib/client/models/models';
import { namesBesideParameters, valuesOfRequest } from '@/lib/client/jobs/read-request';
import type { LooseModel } from '@/lib/contract/model';
import { isModel } from '../../request/use-model';
import { type Misfit, valuesOfBody } from '@/lib/schema-form/values/values-of-body';
import type { RequestState } from '../../request/request-state';
import { codeMessages } from '../messages';
import { embeddedFiles, uploadFiles } from './upload-files';

/** A setting of a call that the form can't use, and why. */
export interface Unfit {
  name: string;
  why: Misfit['why'] | 'call';
}

/** The result of reading a text. */
export type CallImportState =
  | { state: 'error'; error: CallError['error'] }
  | { state: 'looking'; named: string }
  | { state: 'no-form' }
  | {
      state: 'ready';
      call: ReadCall;
      target: LooseModel;
      /** Whether the call names a model, and whether the service has it. */
      naming: 'named' | 'nameless' | 'unknown';
      unfit: Unfit[];
      files: number;
    };

const mostVariants = 4;

/** A call that was read from a text. */
export interface CallImport {
  state: CallImportState;
  /** Fills the form from the call; files inside the call are uploaded first. */
  fill: (onFilled: () => void) => Promise<void>;
  isFilling: boolean;
  /** Why the form could not be filled; null for no error. */
  error: string | null;
}

/** Reads a call from a text, finds its model, and fills the form. */
export function useCallImport(
  request: Pick<RequestState, 'model' | 'setVariants' | 'replace'>,
  text: string,
): CallImport {
  const { model } = request;
  const queries = useQueryClient();
  const [isFilling, setFilling] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const read = useMemo(() => readCall(text), [text]);
  const named = 'error' in read ? null : read.model;
  const listed = named === null ? undefined : model.models.find((one) => isModel(one, named));
  const isWhole = listed !== undefined && schemaOf(listed) !== null;
  const alone = useQuery({ ...modelOptions(named ?? ''), enabled: named !== null && !isWhole, retry: false });
  const found = isWhole ? listed : alone.data;
  const target = found ?? model.model;

  const state = useMemo((): CallImportState => {
    if ('error' in read) return { state: 'error', error: read.error };
    if (named !== null && !isWhole && alone.isPending) return { state: 'looking', named };
    const schema = target === null ? null : schemaOf(target);
    if (target === null || schema === null) return { state: 'no-form' };
    const { misfits } = valuesOfBody(schema, valuesOfRequest(read.body));
    const ofCall = Object.keys(read.body).filter(
      (name) => namesBesideParameters.includes(name) && name !== 'num_generations',
    );
    return {
      state: 'ready',
      call: read,
      target,
      naming: named === null ? 'nameless' : found === undefined ? 'unknown' : 'named',
      unfit: [...misfits, ...ofCall.map((name): Unfit => ({ name, why: 'call' }))],
      files: embeddedFiles(read.body).length,
    };
  }, [read, named, isWhole, alone.isPending, target, found]);

  async function fill(onFilled: () => void): Promise<void> {
    if (state.state !== 'ready' || isFilling) return;
    const { call, unfit } = state;
    setFilling(true);
    setError(null);
    try {
      const body = await uploadFiles(call.body, window.location.origin);
      const { values } = valuesOfBody(schemaOf(state.target) ?? {}, valuesOfRequest(body));
      queries.setQueryData(modelOptions(state.target.id).queryKey, state.target);
      const count = body['num_generations'];
      if (typeof count === 'number' && count >= 1) request.setVariants(Math.min(mostVariants, Math.round(count)));
      const notice = codeMessages.filled({ model: state.target.display_name ?? state.target.id });
      request.replace(
        state.target.id,
        values,
        unfit.length === 0 ? notice : notice + codeMessages.misfitsToo({ count: unfit.length }),
      );
      onFilled();
    } catch (error) {
      setError(codeMessages.uploadFailed({ why: error instanceof Error ? error.message : String(error) }));
    } finally {
      setFilling(false);
    }
  }

  return { state, fill, isFilling, error };
}
