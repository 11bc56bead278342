'use client';

import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OpenUploads } from '@/components/schema-form/media/use-pending-uploads';
import type { RequestError } from '@/lib/client/request';
import { isWorthRepeating } from '@/lib/client/jobs/submit';
import type { JsonObject } from '@/lib/contract/model';
import { useSubmissions } from './use-submissions';
import { createMessages } from '../messages';
import type { FormLogic, FormState, SendControls, SendMessage } from './request-state';
import { modelErrorMessage } from './use-model';

const noUploads: OpenUploads = { pending: 0, failed: 0 };

/** A pending press: it waits for uploads, which may change the values, or for checks of exactly these values. */
interface WaitingPress {
  values?: JsonObject;
  variants?: number;
  over?: Promise<void>;
}

/** Sends the form once its files are uploaded and its values are checked, once for each press. */
export function useSend({
  form: { model, values, setValues, setIssues, history },
  logic,
  onRecorded,
}: {
  form: Pick<FormState, 'model' | 'values' | 'setValues' | 'setIssues' | 'history'>;
  /** Undefined until it has loaded. */
  logic: FormLogic | undefined;
  onRecorded: (pressedAt: number) => void;
}): SendControls {
  const { id, schema } = model;
  const [chosenVariants, chooseVariants] = useState<number | null>(null);
  const remembered = useMemo(() => logic?.readVariants(window.localStorage) ?? 1, [logic]);
  const canVary = useMemo(() => schema === null || logic === undefined || logic.canVary(schema), [schema, logic]);
  const variants = canVary ? (chosenVariants ?? remembered) : 1;
  const setVariants = useCallback(
    (count: number) => {
      chooseVariants(count);
      logic?.writeVariants(window.localStorage, count);
    },
    [logic],
  );
  const [showAllIssues, setShowAllIssues] = useState(false);
  const [uploads, setUploads] = useState(noUploads);
  const blocked = useRef<string | null>(null);
  const block = useCallback((reason: string | null) => {
    blocked.current = reason;
  }, []);
  const [wait, setWait] = useState<WaitingPress | null>(null);
  if (wait?.over !== undefined && (wait.values !== values || wait.variants !== variants || uploads.pending > 0))
    setWait(null);
  const [message, setMessage] = useState<SendMessage | null>(null);
  const form = useRef<HTMLDivElement>(null);
  /** The model whose form a body comes from. */
  const formOf = useRef(new WeakMap<JsonObject, string>());

  const { submit, submitBatch, pending } = useSubmissions({
    onRecorded,
    onRefused: ({ body }, error) => {
      setMessage(refusalMessage(error, logic?.lateMessages));
      const target = formOf.current.get(body) ?? body['model'];
      if (error.fields.length > 0 && typeof target === 'string') setIssues(target, error.fields);
    },
  });

  const handler = useRef<((body: JsonObject) => void) | null>(null);
  const intercept = useCallback((next: ((body: JsonObject) => void) | null) => {
    handler.current = next;
    setWait(null);
  }, []);

  function send() {
    if (id === null || schema === null || values === null || logic === undefined) {
      // The placeholder of the form shows why there is none.
      const isUnreadable = id !== null && model.alone.isError;
      setMessage(
        isUnreadable
          ? { tone: 'bad', text: modelErrorMessage(id, model.alone.error) }
          : { tone: 'plain', text: createMessages.loadingForm },
      );
      return;
    }
    const unavailable = handler.current === null && model.model?.unavailable;
    if (unavailable) {
      setMessage({ tone: 'bad', text: logic.lateMessages.notSentWhy({ why: unavailable }) });
      // It may be available again.
      void model.list.refetch();
      return;
    }
    setWait(uploads.pending > 0 ? {} : null);
    if (uploads.pending > 0) return;
    const { lateMessages, inspectValues, settlePatterns, modelRequest, withDrawnSeed, withSeedsFor } = logic;
    if (uploads.failed > 0) {
      setMessage({ tone: 'bad', text: lateMessages.notUploaded({ files: uploads.failed }) });
      return;
    }
    const { issues, open } = inspectValues(schema, values);
    const over = settlePatterns(values, open);
    if (over !== null) {
      setWait({ values, variants, over });
      return;
    }
    setShowAllIssues(issues.length > 0);
    if (blocked.current !== null || issues.length > 0) {
      setMessage({ tone: 'bad', text: blocked.current ?? lateMessages.invalidSettings({ count: issues.length }) });
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const bodyOf = (filled: JsonObject) => {
      const count = variants > 1 ? { num_generations: variants } : {};
      return { ...modelRequest(id, schema, filled), ...count };
    };
    const draw = () => {
      const seeded = withSeedsFor(variants, schema, values, Math.random);
      // Several variants leave the seed in the form.
      if (seeded !== values && variants === 1) setValues(id, seeded);
      const body: JsonObject = withDrawnSeed(schema, bodyOf(seeded), Math.random, seeded);
      formOf.current.set(body, id);
      return body;
    };
    const isSubmitted = handler.current === null && submit(bodyOf(logic.withoutFreshSeeds(values)), draw);
    if (handler.current !== null) handler.current(draw());
    else if (!isSubmitted) return;
    if (model.model !== null) logic.rememberRequest(model.model, values);
    setMessage(null);
    setIssues(id, []);
    // What changed in the form before is accepted now.
    history.showNote(null);
  }

  const sendWaiting = useEffectEvent(send);
  // A layout effect: once another request is in the form, the press is cancelled.
  useLayoutEffect(() => {
    if (wait === null || uploads.pending > 0) return undefined;
    let isOff = false;
    // After the uploaded files are in the form.
    setTimeout(() => void Promise.resolve(wait.over).then(() => isOff || sendWaiting()));
    return () => {
      isOff = true;
    };
  }, [wait, uploads]);

  const noteEdit = useCallback(() => {
    setMessage(null);
    // At once: the edited values are rendered later, and the press may have been checked by then.
    setWait((pending) => (pending?.over === undefined ? pending : null));
  }, []);

  const clearSend = useCallback(() => {
    setMessage(null);
    setWait(null);
    setShowAllIssues(false);
  }, []);

  return {
    form,
    message:
      wait !== null && logic !== undefined
        ? { tone: 'plain', text: logic.lateMessages.waiting({ files: uploads.pending }) }
        : message,
    showMessage: setMessage,
    showAllIssues,
    variants,
    canVary,
    setVariants,
    uploads,
    setUploads,
    block,
    pending,
    send,
    intercept,
    submit,
    submitBatch,
    noteEdit,
    clearSend,
  };
}

function refusalMessage(error: RequestError, messages: FormLogic['lateMessages'] | undefined): SendMessage {
  if (messages === undefined) return { tone: 'bad', text: error.message };
  if (error.code === 'no_answer') return { tone: 'bad', text: messages.noAnswer };
  // The studio has recorded it, and retries it.
  if (error.jobId !== null && (error.status === 429 || isWorthRepeating(error)))
    return { tone: 'plain', text: error.message };
  return { tone: 'bad', text: messages.notSentWhy({ why: error.message }) };
}
