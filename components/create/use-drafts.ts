'use client';

import { useCallback, useMemo, useState } from 'react';
import { readDraft, writeDraft, writeLastModel } from '@/lib/client/drafts';
import type { FieldFault } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';

interface Drafts {
  /** Null where a draft was taken back. */
  [model: string]: JsonObject | null;
}

const noFaults: FieldFault[] = [];

/** What is in the form of each model, kept as typed; and what the service had against it. */
export function useDrafts(modelId: string | null, initial: (() => JsonObject) | null) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [faultsOf, setFaultsOf] = useState<{ model: string; faults: FieldFault[] } | null>(null);
  const draft = modelId === null ? undefined : drafts[modelId];

  const values = useMemo(() => {
    if (modelId === null || initial === null) return null;
    return draft ?? readDraft(window.localStorage, modelId) ?? initial();
  }, [modelId, initial, draft]);
  /** Whether anything was written into a form of this page. */
  const isTouched = Object.values(drafts).some((written) => written !== null);

  /** Null puts the form back to how it starts. */
  const setValues = useCallback((model: string, next: JsonObject | null) => {
    setDrafts((before) => ({ ...before, [model]: next }));
    writeDraft(window.localStorage, model, next);
    writeLastModel(window.localStorage, model);
  }, []);

  const setFaults = useCallback((model: string, faults: FieldFault[]) => setFaultsOf({ model, faults }), []);

  const draftOf = useCallback((model: string) => readDraft(window.localStorage, model), []);

  return {
    values,
    isTouched,
    draftOf,
    setValues,
    faults: faultsOf !== null && faultsOf.model === modelId ? faultsOf.faults : noFaults,
    setFaults,
  };
}
