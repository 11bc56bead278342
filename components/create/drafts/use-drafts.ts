'use client';

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { modelOfDraft, readDraft, writeDraft } from './drafts';
import { createLateWrites } from './late-writes';
import { useLateState } from './use-late-state';
import type { JsonObject } from '@/lib/contract/model';
import type { FittedValues } from '@/lib/schema-form/carry-over/fit-values';
import type { SwitchedField } from '@/lib/schema-form/carry-over/switch-report';
import type { FieldIssue } from '@/lib/contract/error';
import { toasts } from '@/lib/client/toasts';
import { writeLastModel } from '@/lib/client/models/last-model';

/** Drafts by model; null where the form was reset to its defaults. */
type DraftMap = Readonly<Record<string, JsonObject | null>>;

/** The initial values of a model's form. */
export interface FormStart {
  /** The defaults of its schema. */
  initial: () => JsonObject;
  /** A stored draft, fitted to the current schema. */
  fit: (draft: JsonObject) => FittedValues;
}

const writeAfterMs = 250;
const noIssues: FieldIssue[] = [];
const noDrift: SwitchedField[] = [];

/** Writes drafts to the browser's storage, and shows a toast the first time that fails. */
function createDraftWriter(): (model: string, values: JsonObject | null) => void {
  let wasNotified = false;
  return (model, values) => {
    const isWritten = writeDraft(window.localStorage, model, values);
    writeLastModel(window.localStorage, model);
    if (isWritten || wasNotified) return;
    wasNotified = true;
    void import('../messages-late').then(({ lateMessages }) =>
      toasts.show(lateMessages.draftNotSaved, { tone: 'bad' }),
    );
  };
}

/** The values of each model's form. */
export interface Drafts {
  /** The form values of the current model; null until its schema and the code of the form have loaded. */
  values: JsonObject | null;
  /** Values of a stored draft that do not fit the current model any more. */
  drift: SwitchedField[];
  /** Whether any form of this page was edited. */
  isTouched: boolean;
  /** The draft of a model, of this page or of an earlier visit; null for none. */
  draftOf: (model: string) => JsonObject | null;
  /**
   * Null resets the form to its defaults.
   *
   * @param isTyping whether `values` may follow at the next pause in typing; `draftOf` has it at once
   */
  setValues: (model: string, values: JsonObject | null, isTyping?: boolean) => void;
  /** Issues that the service reported about fields of the current model. */
  issues: FieldIssue[];
  setIssues: (model: string, issues: FieldIssue[]) => void;
}

/**
 * Manages a draft for each model, stored in this browser while the user types, and the issues that the service reported
 * about it.
 */
export function useDrafts(modelId: string | null, start: FormStart | null): Drafts {
  const [drafts, { set: setDrafts, setLate: setDraftsLate }] = useLateState<DraftMap>({});
  const [stored, setStored] = useState<DraftMap>({});
  const [issuesOf, setIssuesOf] = useState<{ model: string; issues: FieldIssue[] } | null>(null);
  const written = useRef<DraftMap>({});
  const fitted = useRef<DraftMap>({});
  const [lateWrites] = useState(() =>
    createLateWrites<JsonObject | null>({ write: createDraftWriter(), delayMs: writeAfterMs }),
  );
  const draft = modelId === null ? undefined : drafts[modelId];
  const storedDraft = modelId === null ? undefined : stored[modelId];

  const restored = useMemo(() => {
    if (modelId === null || start === null) return null;
    const found = storedDraft === undefined ? readDraft(window.localStorage, modelId) : storedDraft;
    return {
      isDraft: found !== null,
      ...(found === null ? { values: start.initial(), report: noDrift } : start.fit(found)),
    };
  }, [modelId, start, storedDraft]);
  const values = useMemo(
    () => (restored === null || start === null ? null : draft === null ? start.initial() : (draft ?? restored.values)),
    [restored, start, draft],
  );

  useLayoutEffect(() => {
    if (modelId !== null && restored?.isDraft === true)
      fitted.current = { ...fitted.current, [modelId]: restored.values };
  }, [modelId, restored]);

  // Leaving the page or the screen writes pending drafts.
  useEffect(() => {
    const stopped = new AbortController();
    for (const name of ['pagehide', 'visibilitychange'])
      window.addEventListener(name, () => lateWrites.flush(), { capture: true, signal: stopped.signal });
    return () => {
      stopped.abort();
      lateWrites.flush();
    };
  }, [lateWrites]);

  // A draft that another tab writes is shown here too, unless this page has written one.
  useEffect(() => {
    const stopped = new AbortController();
    window.addEventListener(
      'storage',
      ({ key }) => {
        const model = key === null ? null : modelOfDraft(key);
        if (model === null || model in written.current) return;
        setStored((before) => ({ ...before, [model]: readDraft(window.localStorage, model) }));
      },
      { signal: stopped.signal },
    );
    return () => stopped.abort();
  }, []);

  const setValues = useCallback(
    (model: string, next: JsonObject | null, isTyping = false) => {
      written.current = { ...written.current, [model]: next };
      if (isTyping) setDraftsLate(written.current);
      else setDrafts(written.current);
      lateWrites.set(model, next);
      // Another tab must not read a removed draft.
      if (next === null) lateWrites.flush();
    },
    [lateWrites, setDrafts, setDraftsLate],
  );

  const setIssues = useCallback((model: string, issues: FieldIssue[]) => setIssuesOf({ model, issues }), []);

  const draftOf = useCallback((model: string): JsonObject | null => {
    const own = written.current[model];
    return own === undefined ? (fitted.current[model] ?? readDraft(window.localStorage, model)) : own;
  }, []);

  return {
    values,
    drift: restored?.report ?? noDrift,
    isTouched: Object.values(drafts).some((one) => one !== null),
    draftOf,
    setValues,
    issues: issuesOf !== null && issuesOf.model === modelId ? issuesOf.issues : noIssues,
    setIssues,
  };
}
