'use client';

import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OpenUploads } from '@/components/schema-form/use-pending-uploads';
import { notices } from '@/lib/client/notices';
import type { MediumUse } from '@/lib/client/medium-uses';
import type { RequestError } from '@/lib/client/request';
import { isWorthRepeating } from '@/lib/client/submit';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio-job';
import type { SendMessage } from './send-bar';
import { modelErrorMessage } from './model-trouble';
import { useFormHistory } from '../history/use-form-history';
import { useDrafts } from '../drafts/use-drafts';
import { useFormParts } from './use-form-parts';
import { isModel, useModel } from './use-model';
import { useModelSwitch } from '../carry-over/use-model-switch';
import { useRemix } from '../remix/use-remix';
import { useSubmissions } from './use-submissions';
import { createMessages } from '../messages';

const noUploads: OpenUploads = { pending: 0, failed: 0 };

/** The request being written: its model, its values, what stands against it, and the ways to send it or replace it. */
export function useRequest({
  namedModel,
  onModel,
  onRecorded,
}: {
  namedModel: string | null;
  onModel: (id: string) => void;
  onRecorded: (jobId: string | null) => void;
}) {
  const model = useModel(namedModel);
  const parts = useFormParts();
  const { id, schema } = model;
  const formParts = parts.data;
  const start = useMemo(
    () =>
      schema === null || formParts === undefined
        ? null
        : {
            initial: () => formParts.initialValues(schema),
            fit: (draft: JsonObject) => formParts.fitValues(schema, draft, true),
          },
    [schema, formParts],
  );
  const { values, drift, isTouched, draftOf, setValues, faults, setFaults } = useDrafts(id, start);
  const desk = useFormHistory({ modelId: id, parts: formParts, draftOf, setValues, onModel });
  const { commit, takeBack, tell } = desk;
  const [variants, setVariants] = useState(1);
  const [showAllFaults, setShowAllFaults] = useState(false);
  const [uploads, setUploads] = useState(noUploads);
  const held = useRef<string | null>(null);
  /** Says why what stands in the form's place can't be sent, as of now; null when it can. */
  const hold = useCallback((words: string | null) => {
    held.current = words;
  }, []);
  /** A press that waits: for files, which it takes along, or for checks, and then it is one of these values alone. */
  const [wait, setWait] = useState<{ values?: JsonObject; variants?: number; over?: Promise<void> } | null>(null);
  if (wait?.over !== undefined && (wait.values !== values || wait.variants !== variants || uploads.pending > 0))
    setWait(null);
  const [message, setMessage] = useState<SendMessage | null>(null);
  const form = useRef<HTMLDivElement>(null);
  /** The model in whose form a body was written. */
  const formOf = useRef(new WeakMap<JsonObject, string>());

  const modelSwitch = useModelSwitch({ model, parts: formParts, values, draftOf, desk });

  const { press, pending } = useSubmissions({
    onRecorded,
    onRefused: ({ body }, error) => {
      setMessage(refusalMessage(error));
      const target = formOf.current.get(body) ?? body['model'];
      if (error.fields.length > 0 && typeof target === 'string') setFaults(target, error.fields);
    },
  });

  const diverted = useRef<((body: JsonObject) => void) | null>(null);
  /** Has what is pressed given to somebody else instead of sent; null ends that. */
  const divert = useCallback((to: ((body: JsonObject) => void) | null) => {
    diverted.current = to;
    setWait(null);
  }, []);

  const change = useCallback(
    (next: JsonObject) => {
      if (id === null || schema === null || start === null) return;
      commit(id, next, formParts?.editSubject(schema, draftOf(id) ?? start.initial(), next));
      setMessage(null);
    },
    [id, schema, start, formParts, draftOf, commit],
  );

  function send() {
    if (id === null || schema === null || values === null || formParts === undefined) {
      // Why there is no form stands in its place.
      const isUnreadable = id !== null && model.alone.isError;
      setMessage(
        isUnreadable
          ? { tone: 'bad', words: modelErrorMessage(id, model.alone.error) }
          : { tone: 'plain', words: createMessages.loadingForm },
      );
      return;
    }
    setWait(uploads.pending > 0 ? {} : null);
    if (uploads.pending > 0) return;
    const {
      lateMessages,
      inspectValues,
      settlePatterns,
      requestBody,
      withDrawnSeed,
      withFreshSeeds,
      withoutFreshSeeds,
    } = formParts;
    if (uploads.failed > 0) {
      setMessage({ tone: 'bad', words: lateMessages.notUploaded(uploads.failed) });
      return;
    }
    const { faults: found, open } = inspectValues(schema, values);
    const over = settlePatterns(values, open);
    if (over !== null) {
      setWait({ values, variants, over });
      return;
    }
    setShowAllFaults(found.length > 0);
    if (held.current !== null || found.length > 0) {
      setMessage({ tone: 'bad', words: held.current ?? lateMessages.invalidSettings(found.length) });
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const bodyOf = (filled: JsonObject) => {
      const count = variants > 1 ? { num_generations: variants } : {};
      // A schema that has a model of its own says which one is meant.
      return { model: id, ...requestBody(schema, filled), ...count };
    };
    const draw = () => {
      const seeded = withFreshSeeds(schema, values, Math.random);
      if (seeded !== values) setValues(id, seeded);
      const body: JsonObject = withDrawnSeed(schema, bodyOf(seeded), Math.random);
      formOf.current.set(body, id);
      return body;
    };
    const isPressed = diverted.current === null && press(bodyOf(withoutFreshSeeds(values)), draw);
    if (diverted.current !== null) diverted.current(draw());
    else if (!isPressed) return;
    setMessage(null);
    setFaults(id, []);
  }

  const sendWaiting = useEffectEvent(send);
  // In the commit itself: once another request stands in the form, the press is over.
  useLayoutEffect(() => {
    if (wait === null || uploads.pending > 0) return undefined;
    let isOff = false;
    // Once what has arrived is in the form.
    setTimeout(() => void Promise.resolve(wait.over).then(() => isOff || sendWaiting()));
    return () => {
      isOff = true;
    };
  }, [wait, uploads]);

  const settle = useCallback(() => {
    setMessage(null);
    setWait(null);
    setShowAllFaults(false);
  }, []);

  /** Puts values into the form of a model, null for how it begins, and offers to take that back. */
  const replace = useCallback(
    (target: string, next: JsonObject | null, words: string) => {
      const step = commit(target, next);
      tell(null);
      settle();
      notices.show(words, { action: { words: createMessages.undo, run: () => takeBack(step) } });
    },
    [commit, takeBack, tell, settle],
  );

  const { schemaFor } = modelSwitch;
  const remixing = useRemix({ modelId: id, parts: formParts, draftOf, schemaFor, desk, replace, press });

  const mend = useCallback(
    async (job: StudioJob) => {
      const { editValues } = await import('../edit/edit-values');
      replace(job.model, editValues(job.request, draftOf(job.model)), createMessages.remixed);
      setFaults(job.model, job.error?.fields ?? []);
    },
    [replace, setFaults, draftOf],
  );

  /** Puts a seed into the form of the model that drew it, to stay there. */
  async function lockSeed(target: string, seed: string): Promise<void> {
    const form = model.model !== null && id !== null && isModel(model.model, target) ? id : target;
    const to = await schemaFor(form);
    const { values: locked, message } = (await import('../edit/lock-seed')).lockSeed(to, draftOf(form), seed);
    if (locked === null) notices.show(message, { tone: 'bad' });
    else replace(form, locked, message);
  }

  return {
    model,
    parts,
    values,
    isTouched,
    faults,
    form,
    message:
      wait !== null && formParts !== undefined
        ? ({ tone: 'plain', words: formParts.lateMessages.waiting(uploads.pending) } as const)
        : message,
    showAllFaults,
    variants,
    setVariants,
    /** How many files are on their way into the form, and how many did not arrive. */
    uploads,
    setUploads,
    hold,
    pending,
    change,
    send,
    divert,
    press,
    chooseModel: (next: string) => {
      settle();
      modelSwitch.switchTo(next);
    },
    desk,
    /** What of the draft did not fit the model any more, as it was restored. */
    drift,
    reset: (words: string) => {
      if (id !== null) replace(id, null, words);
    },
    replace,
    settle,
    remixing,
    mend,
    lockSeed,
    fill: replace,
    showJob: onRecorded,
    take: ({ model: target, field }: MediumUse, address: string) => {
      if (formParts === undefined) {
        setMessage({ tone: 'plain', words: createMessages.loadingForm });
        return;
      }
      const words = formParts.lateMessages.usedAs(field.title, target.display_name ?? target.id);
      replace(target.id, formParts.withMedium(target, draftOf(target.id), field, address), words);
    },
  };
}

function refusalMessage(error: RequestError): SendMessage {
  if (error.code === 'no_answer') return { tone: 'bad', words: createMessages.noAnswer };
  // The studio has it, and goes on trying.
  if (error.jobId !== null && (error.status === 429 || isWorthRepeating(error)))
    return { tone: 'plain', words: error.message };
  return { tone: 'bad', words: createMessages.notSentWhy(error.message) };
}
