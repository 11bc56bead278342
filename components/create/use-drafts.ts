'use client';

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { modelOfDraft, readDraft, writeDraft, writeLastModel } from '@/lib/client/drafts';
import { notices } from '@/lib/client/notices';
import type { FieldFault } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';
import type { FittedValues } from '@/lib/schema-form/switch/fit-values';
import type { SwitchedField } from '@/lib/schema-form/switch/switch-report';
import { createWords } from './words';

interface Drafts {
  /** Null where a draft was taken back. */
  [model: string]: JsonObject | null;
}

/** How a form begins, and how it takes a draft that may be of another time. */
export interface FormStart {
  initial: () => JsonObject;
  fit: (draft: JsonObject) => FittedValues;
}

const noFaults: FieldFault[] = [];
const noDrift: SwitchedField[] = [];

/** What is in the form of each model, kept as typed; and what the service had against it. */
export function useDrafts(modelId: string | null, start: FormStart | null) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [heard, setHeard] = useState<Drafts>({});
  const [faultsOf, setFaultsOf] = useState<{ model: string; faults: FieldFault[] } | null>(null);
  const written = useRef<Drafts>({});
  const fitted = useRef<Drafts>({});
  const isToldOfStorage = useRef(false);
  const draft = modelId === null ? undefined : drafts[modelId];
  const heardDraft = modelId === null ? undefined : heard[modelId];

  const restored = useMemo(() => {
    if (modelId === null || start === null) return null;
    const kept = heardDraft === undefined ? readDraft(window.localStorage, modelId) : heardDraft;
    return {
      isDraft: kept !== null,
      ...(kept === null ? { values: start.initial(), report: noDrift } : start.fit(kept)),
    };
  }, [modelId, start, heardDraft]);
  const values = useMemo(
    () => (restored === null || start === null ? null : draft === null ? start.initial() : (draft ?? restored.values)),
    [restored, start, draft],
  );

  useLayoutEffect(() => {
    if (modelId !== null && restored?.isDraft === true)
      fitted.current = { ...fitted.current, [modelId]: restored.values };
  }, [modelId, restored]);

  // What another tab writes is shown here too, unless something was written here.
  useEffect(() => {
    const stopped = new AbortController();
    window.addEventListener(
      'storage',
      ({ key }) => {
        const model = key === null ? null : modelOfDraft(key);
        if (model === null || model in written.current) return;
        setHeard((before) => ({ ...before, [model]: readDraft(window.localStorage, model) }));
      },
      { signal: stopped.signal },
    );
    return () => stopped.abort();
  }, []);

  /** Null puts the form back to how it starts. */
  const setValues = useCallback((model: string, next: JsonObject | null) => {
    written.current = { ...written.current, [model]: next };
    setDrafts(written.current);
    const isKept = writeDraft(window.localStorage, model, next);
    writeLastModel(window.localStorage, model);
    if (isKept || isToldOfStorage.current) return;
    isToldOfStorage.current = true;
    notices.show(createWords.draftNotKept, { tone: 'bad' });
  }, []);

  const setFaults = useCallback((model: string, faults: FieldFault[]) => setFaultsOf({ model, faults }), []);

  /** What was written for a model, here or the last time; null for nothing. */
  const draftOf = useCallback((model: string): JsonObject | null => {
    const own = written.current[model];
    return own === undefined ? (fitted.current[model] ?? readDraft(window.localStorage, model)) : own;
  }, []);

  return {
    values,
    /** What of the draft did not fit any more when it was restored. */
    drift: restored?.report ?? noDrift,
    /** Whether anything was written into a form of this page. */
    isTouched: Object.values(drafts).some((one) => one !== null),
    draftOf,
    setValues,
    faults: faultsOf !== null && faultsOf.model === modelId ? faultsOf.faults : noFaults,
    setFaults,
  };
}
