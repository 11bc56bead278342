'use client';

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { notices } from '@/lib/client/notices';
import { schemaOf, withMedium } from '@/lib/client/media-fields';
import type { MediumUse } from '@/lib/client/medium-uses';
import { valuesOfRequest } from '@/lib/client/read-request';
import type { RequestError } from '@/lib/client/request';
import { isWorthRepeating } from '@/lib/client/submit';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio-job';
import type { GoMessage } from './go-bar';
import { useDrafts } from './use-drafts';
import { useFormParts } from './use-form-parts';
import { useModel } from './use-model';
import { useModelSwitch } from './use-model-switch';
import { useSubmissions } from './use-submissions';
import { createWords } from './words';

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
  const initialValues = parts.data?.initialValues;
  const initial = useMemo(
    () => (schema === null || initialValues === undefined ? null : () => initialValues(schema)),
    [schema, initialValues],
  );
  const { values, isTouched, draftOf, setValues, faults, setFaults } = useDrafts(id, initial);
  const [variants, setVariants] = useState(1);
  const [showAllFaults, setShowAllFaults] = useState(false);
  const [uploads, setUploads] = useState(0);
  const [waitsForUploads, setWaitsForUploads] = useState(false);
  const [message, setMessage] = useState<GoMessage | null>(null);
  const form = useRef<HTMLDivElement>(null);

  const modelSwitch = useModelSwitch({ model, parts: parts.data, values, draftOf, setValues, onModel });

  const { press, pending } = useSubmissions({
    onRecorded,
    onRefused: ({ body }, error) => {
      setMessage(refusalMessage(error));
      if (error.fields.length > 0 && typeof body['model'] === 'string') setFaults(body['model'], error.fields);
    },
  });

  const change = useCallback(
    (next: JsonObject) => {
      if (id === null) return;
      setValues(id, next);
      setMessage(null);
    },
    [id, setValues],
  );

  function send() {
    if (id === null || schema === null || values === null || parts.data === undefined) {
      setMessage({ tone: 'plain', words: createWords.loadingForm });
      return;
    }
    setWaitsForUploads(uploads > 0);
    if (uploads > 0) return;
    const found = parts.data.checkValues(schema, values);
    setShowAllFaults(found.length > 0);
    if (found.length > 0) {
      setMessage({ tone: 'bad', words: createWords.missing(found.length) });
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setMessage(null);
    setFaults(id, []);
    const { requestBody, withFreshSeeds, withoutFreshSeeds } = parts.data;
    const bodyOf = (filled: JsonObject) => ({
      ...requestBody(schema, filled),
      model: id,
      ...(variants > 1 ? { num_generations: variants } : {}),
    });
    press(bodyOf(withoutFreshSeeds(values)), () => {
      const seeded = withFreshSeeds(schema, values, Math.random);
      if (seeded !== values) setValues(id, seeded);
      return bodyOf(seeded);
    });
  }

  const sendWaiting = useEffectEvent(send);
  useEffect(() => {
    if (!waitsForUploads || uploads > 0) return undefined;
    const timer = setTimeout(() => sendWaiting());
    return () => clearTimeout(timer);
  }, [waitsForUploads, uploads]);

  /** Puts values into the form of a model, and offers to take that back. */
  const replace = useCallback(
    (target: string, next: JsonObject, words: string) => {
      const draftBefore = draftOf(target);
      setValues(target, next);
      setMessage(null);
      setWaitsForUploads(false);
      setShowAllFaults(false);
      if (target !== id) onModel(target);
      function undo() {
        setValues(target, draftBefore);
        if (id !== null && target !== id) onModel(id);
      }
      notices.show(words, { action: { words: createWords.undo, run: undo } });
    },
    [id, draftOf, setValues, onModel],
  );

  const mend = useCallback(
    (job: StudioJob) => {
      replace(job.model, valuesOfRequest(job.request), createWords.remixed);
      setFaults(job.model, job.error?.fields ?? []);
    },
    [replace, setFaults],
  );

  return {
    model,
    parts,
    values,
    isTouched,
    faults,
    form,
    message: waitsForUploads ? ({ tone: 'plain', words: createWords.uploading(uploads) } as const) : message,
    showAllFaults,
    variants,
    setVariants,
    setUploads,
    pending,
    change,
    send,
    press,
    chooseModel: (next: string) => {
      setWaitsForUploads(false);
      setMessage(null);
      setShowAllFaults(false);
      modelSwitch.switchTo(next);
    },
    modelSwitch,
    remix: (job: StudioJob) => replace(job.model, valuesOfRequest(job.request), createWords.remixed),
    /** The same request without its seed, so that chance begins anew. */
    runAgain: (job: StudioJob) => {
      const { seed: _seed, ...body } = job.request;
      press({ ...body, model: job.model });
    },
    mend,
    fill: replace,
    take: ({ model: target, field }: MediumUse, address: string) => {
      const before = draftOf(target.id) ?? initialValues?.(schemaOf(target) ?? {}) ?? {};
      const words = createWords.takenAs(field.title, target.display_name ?? target.id);
      replace(target.id, withMedium(before, field, address), words);
    },
  };
}

function refusalMessage(error: RequestError): GoMessage {
  if (error.code === 'no_answer') return { tone: 'bad', words: createWords.noAnswer };
  // The studio has it, and goes on trying.
  if (error.jobId !== null && (error.status === 429 || isWorthRepeating(error)))
    return { tone: 'plain', words: error.message };
  return { tone: 'bad', words: createWords.notSentWhy(error.message) };
}
