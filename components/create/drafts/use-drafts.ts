'use client';

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { modelOfDraft, readDraft, writeDraft, writeLastModel } from './drafts';
import { createLateWrites } from './late-writes';
import { notices } from '@/lib/client/notices';
import type { FieldFault } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';
import type { FittedValues } from '@/lib/schema-form/switch/fit-values';
import type { SwitchedField } from '@/lib/schema-form/switch/switch-report';

interface Drafts {
  /** Null where a draft was taken back. */
  [model: string]: JsonObject | null;
}

/** How a form begins, and how it takes a draft that may be of another time. */
export interface FormStart {
  initial: () => JsonObject;
  fit: (draft: JsonObject) => FittedValues;
}

const keepAfterMs = 250;
const noFaults: FieldFault[] = [];
const noDrift: SwitchedField[] = [];

/** Writes a draft into the storage, and tells once when there is no keeping it. */
function keepDraft(): (model: string, values: JsonObject | null) => void {
  let isTold = false;
  return (model, values) => {
    const isKept = writeDraft(window.localStorage, model, values);
    writeLastModel(window.localStorage, model);
    if (isKept || isTold) return;
    isTold = true;
    void import('../messages-late').then(({ lateMessages }) =>
      notices.show(lateMessages.draftNotSaved, { tone: 'bad' }),
    );
  };
}

/** What is in the form of each model, kept as typed; and what the service had against it. */
export function useDrafts(modelId: string | null, start: FormStart | null) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [heard, setHeard] = useState<Drafts>({});
  const [faultsOf, setFaultsOf] = useState<{ model: string; faults: FieldFault[] } | null>(null);
  const written = useRef<Drafts>({});
  const fitted = useRef<Drafts>({});
  const [lateWrites] = useState(() =>
    createLateWrites<JsonObject | null>({ write: keepDraft(), delayMs: keepAfterMs }),
  );
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

  // Nothing waits when the page is left, or the screen.
  useEffect(() => {
    const stopped = new AbortController();
    for (const name of ['pagehide', 'visibilitychange'])
      window.addEventListener(name, () => lateWrites.flush(), { capture: true, signal: stopped.signal });
    return () => {
      stopped.abort();
      lateWrites.flush();
    };
  }, [lateWrites]);

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
  const setValues = useCallback(
    (model: string, next: JsonObject | null) => {
      written.current = { ...written.current, [model]: next };
      setDrafts(written.current);
      lateWrites.set(model, next);
      // What is taken back, as in another tab, is gone at once.
      if (next === null) lateWrites.flush();
    },
    [lateWrites],
  );

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
