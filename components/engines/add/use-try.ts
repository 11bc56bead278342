'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportActionError } from '@/lib/client/report-error';
import { RequestError } from '@/lib/client/request';
import type { NewEngineModel } from '@/lib/contract/engines';
import type { FieldIssue } from '@/lib/contract/error';
import { type LooseGenerationRecord, readProgress } from '@/lib/contract/generation-record';
import type { JsonObject } from '@/lib/contract/model';
import { type WorkflowSource, hasEnded, stopTry, tryRecordOptions, tryResultUrl, tryWorkflow } from '../api';
import { addMessages } from '../messages';
import { parameterIssues } from './place-issues';

/** How far a try is. */
export type TryState =
  | { status: 'none' }
  | { status: 'open'; message: string; note: string | null; progress: number | null; startedAt: number | null }
  | { status: 'done'; tookMs: number | null; resultUrl: string; isVideo: boolean }
  | { status: 'failed'; message: string; issues: FieldIssue[] }
  | { status: 'cancelled' };

/** Runs a workflow once, and follows it. */
export interface Try {
  state: TryState;
  start: (parameters: JsonObject) => void;
  /** Stops the running try; null while it can't be stopped. */
  stop: (() => void) | null;
}

/** Tries a workflow with the present settings of its model. */
export function useTry(engine: string, source: WorkflowSource, settings: NewEngineModel): Try {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: (parameters: JsonObject) => tryWorkflow(engine, source, settings, parameters),
    networkMode: 'always',
  });
  const generationId = sending.data ?? null;
  const record = useQuery({ ...tryRecordOptions(generationId ?? ''), enabled: generationId !== null });
  const stopping = useMutation({
    mutationFn: stopTry,
    networkMode: 'always',
    onError: reportActionError,
    onSettled: (_data, _error, id) => client.invalidateQueries({ queryKey: tryRecordOptions(id).queryKey }),
  });
  const state = stateOf();
  const canStop = state.status === 'open' && generationId !== null && !stopping.isPending;
  return {
    state,
    start: (parameters) => sending.mutate(parameters),
    stop: canStop ? () => stopping.mutate(generationId) : null,
  };

  function stateOf(): TryState {
    if (sending.isPending)
      return { status: 'open', message: addMessages.trySent, note: null, progress: null, startedAt: null };
    if (sending.error !== null) {
      const fields = sending.error instanceof RequestError ? parameterIssues(sending.error.fields) : [];
      return { status: 'failed', message: sending.error.message, issues: fields };
    }
    if (generationId === null) return { status: 'none' };
    if (record.error !== null && record.data === undefined)
      return { status: 'failed', message: record.error.message, issues: [] };
    return tryStateOf(generationId, record.data ?? null);
  }
}

/** The state of a try from its record; null before it was read. */
export function tryStateOf(generationId: string, record: LooseGenerationRecord | null): TryState {
  if (record === null || !hasEnded(record.status)) {
    const isRunning = record !== null && record.status !== 'queued';
    return {
      status: 'open',
      message: isRunning ? addMessages.tryRunning : addMessages.trySent,
      note: isRunning ? null : (record?.note ?? null),
      progress: record === null ? null : readProgress(record),
      startedAt: record?.started_at ?? null,
    };
  }
  if (record.status === 'cancelled') return { status: 'cancelled' };
  if (record.status === 'failed') {
    const issues = parameterIssues(record.error_fields ?? []);
    return { status: 'failed', message: record.error_message ?? addMessages.tryFailed, issues };
  }
  const { started_at: started, completed_at: completed } = record;
  return {
    status: 'done',
    tookMs: started == null || completed == null ? null : Math.max(0, completed - started) * 1000,
    resultUrl: tryResultUrl(generationId),
    isVideo: record.media_type === 'video',
  };
}
