'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { newId } from '@/lib/client/new-id';
import type { JsonObject } from '@/lib/contract/model';
import { createFineTune, findFineTuneByName, tokenizeFineTune } from '../api/fine-tunes';
import { createStarter, type Starter, type StartPlan, type StartState } from './create-starter';
import { newProjectRequest, type NewProjectValues } from './new-project-request';
import { datasetPath, uploadDataset } from './send-dataset';

/** A project to start, as the form has it. */
export interface StartRequest {
  of: Repository;
  dataset: StartPlan['dataset'];
  /** What the dataset depends on: another one is another project. */
  dependsOn: readonly unknown[];
  values: NewProjectValues;
  /** The schema by which empty parameters are left out; null without one. */
  schema: JsonObject | null;
  tokenizes: boolean;
}

const idle: StartState = { status: 'idle' };

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    });
  });
}

const isBusy = ({ status }: StartState) => status !== 'idle' && status !== 'failed';

/** Keeps the page open while a dataset is sent. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Starts projects. The same values have the same key, so that a second press makes no second project. */
export function useStarter(onStarted: (id: string, of: Repository) => void): {
  state: StartState;
  start: (request: StartRequest) => void;
  cancel: () => void;
} {
  const client = useQueryClient();
  const started = useRef(onStarted);
  useEffect(() => {
    started.current = onStarted;
  });
  const [starters] = useState(() => new Map<string, Starter>());
  const last = useRef<{ text: string; dependsOn: readonly unknown[]; key: string }>(null);
  const [starter, setStarter] = useState<Starter | null>(null);
  const state = useSyncExternalStore(
    starter?.subscribe ?? (() => () => undefined),
    starter?.state ?? (() => idle),
    () => idle,
  );

  const isSending = isBusy(state);
  useEffect(() => {
    if (!isSending) return undefined;
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [isSending]);
  useEffect(() => () => starter?.cancel(), [starter]);

  function starterOf(of: Repository): Starter {
    return createStarter({
      upload: (file, key, options) => uploadDataset(of, datasetPath(file.name, key.slice(0, 8)), file, options),
      create: async (request) => {
        const fineTune = await createFineTune(of, request);
        if (fineTune.id !== null) client.setQueryData(fineTuneKeys.one({ ...of, id: fineTune.id }), fineTune);
        return fineTune.id;
      },
      find: (name) => findFineTuneByName(of, name),
      tokenize: async (id) => {
        client.setQueryData(fineTuneKeys.one({ ...of, id }), await tokenizeFineTune({ ...of, id }));
      },
      wait: waitFor,
      onStarted: (id) => {
        void client.invalidateQueries({ queryKey: fineTuneKeys.lists(of) });
        started.current(id, of);
      },
    });
  }

  function keyOf(text: string, dependsOn: readonly unknown[]): string {
    const before = last.current;
    const isSame = before?.text === text && before.dependsOn.every((value, index) => value === dependsOn[index]);
    if (before !== null && isSame) return before.key;
    const key = newId();
    last.current = { text, dependsOn, key };
    return key;
  }

  return {
    state,
    start({ of, dataset, dependsOn, values, schema, tokenizes }) {
      if (isBusy(starter?.state() ?? idle)) return;
      const place = JSON.stringify(of);
      const current = starters.get(place) ?? starterOf(of);
      starters.set(place, current);
      setStarter(current);
      const key = keyOf(JSON.stringify([place, values]), dependsOn);
      const request = async (resource: string) => {
        if (schema === null) return newProjectRequest(values, resource, key);
        const { requestBody } = await import('./parameter-form-parts');
        const parameters = requestBody(schema, values.parameters);
        return newProjectRequest({ ...values, parameters }, resource, key);
      };
      current.start({ key, dataset, request, tokenizes });
    },
    cancel: () => starter?.cancel(),
  };
}
