'use client';

import { useCallback, useState } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { RemixPlan, OldRequest } from './plan-remix';
import { toasts } from '@/lib/client/toasts';
import type { FormHistoryControls } from '../history/use-form-history';
import { createMessages } from '../messages';

/** The settings of an old job beside the form of its model, to be applied one by one or all at once. */
export interface Remix extends RemixPlan {
  job: StudioJob;
}

/** The functions of `plan-remix.ts`, which load late. */
export interface RemixLogic {
  planRemix: (schema: JsonObject, old: OldRequest, draft: JsonObject | null) => RemixPlan;
  repetition: (schema: JsonObject, old: OldRequest) => JsonObject | null;
  withDrawnSeed: (schema: JsonObject, body: JsonObject, random: () => number) => JsonObject;
}

/** Continuing from an old job. */
export interface RemixControls {
  /** The remix that is shown above the form of the current model; null for none. */
  remix: Remix | null;
  /**
   * Puts the settings of a job into the form of its model if that form is empty, else shows what would change.
   *
   * @param seed of the chosen result, in decimal digits; null if unknown
   */
  begin: (job: StudioJob, seed: string | null) => Promise<void>;
  /**
   * Sends the request of a job again. If the model has changed since, it shows what would be sent instead.
   *
   * @param seed in decimal digits; null for a new one
   */
  repeat: (job: StudioJob, seed: string | null) => Promise<void>;
  /** Puts every setting of the remix into the form. */
  applyAll: () => void;
  dismiss: () => void;
}

/** Continues from an old job: puts its settings into the form, or sends its request again. */
export function useRemix({
  modelId,
  logic,
  draftOf,
  schemaFor,
  history,
  replace,
  submit,
}: {
  modelId: string | null;
  /** Undefined until it has loaded. */
  logic: RemixLogic | undefined;
  draftOf: (model: string) => JsonObject | null;
  /** Null where a model has no schema, or can't be read. */
  schemaFor: (model: string) => Promise<JsonObject | null>;
  history: Pick<FormHistoryControls, 'commit' | 'showNote'>;
  replace: (model: string, values: JsonObject, notice: string) => void;
  submit: (written: JsonObject, draw?: () => JsonObject) => void;
}): RemixControls {
  const [remix, setRemix] = useState<Remix | null>(null);

  /** Puts the settings into the form, and lists those that the model has no field for. */
  function apply({ job: { model }, values, report, messages }: Remix): void {
    setRemix(null);
    if (report.length === 0) replace(model, values, createMessages.remixed);
    else {
      const step = history.commit(model, values);
      history.showNote({ name: messages.changesSince, title: messages.modelChanged, model, report, offer: null, step });
    }
  }

  function show(next: Remix): void {
    history.showNote(null);
    history.commit(next.job.model, undefined);
    setRemix(next);
  }

  async function begin(job: StudioJob, seed: string | null): Promise<void> {
    const schema = await schemaFor(job.model);
    if (schema === null || logic === undefined) {
      const { valuesOfRequest } = await import('@/lib/client/jobs/read-request');
      replace(job.model, valuesOfRequest(job.request), createMessages.remixed);
      return;
    }
    const next = { job, ...logic.planRemix(schema, { request: job.request, seed }, draftOf(job.model)) };
    if (next.isShownFirst) show(next);
    else apply(next);
  }

  async function repeat(job: StudioJob, seed: string | null): Promise<void> {
    const schema = await schemaFor(job.model);
    if (schema === null || logic === undefined) {
      submit({ ...job.request, model: job.model });
      return;
    }
    const request = logic.repetition(schema, { request: job.request, seed });
    if (request !== null) {
      const written = { ...request, model: job.model };
      submit(written, () => logic.withDrawnSeed(schema, written, Math.random));
    } else {
      const plan = logic.planRemix(schema, { request: job.request, seed }, draftOf(job.model));
      show({ job, ...plan });
      toasts.show(plan.messages.notRunAgain);
    }
  }

  return {
    remix: remix !== null && remix.job.model === modelId ? remix : null,
    begin,
    repeat,
    applyAll: () => {
      if (remix !== null) apply(remix);
    },
    dismiss: useCallback(() => setRemix(null), []),
  };
}
