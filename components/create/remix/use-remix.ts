'use client';

import { useCallback, useState } from 'react';
import { notices } from '@/lib/client/notices';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio-job';
import type { RemixPlan } from './plan-remix';
import type { useFormHistory } from '../history/use-form-history';
import type { useFormParts } from '../request/use-form-parts';
import { createMessages } from '../messages';

/** The settings of an old job beside the form of its model, to be taken one by one or all. */
export interface Remix extends RemixPlan {
  job: StudioJob;
}

/** Going on from an old job: into a form that holds nothing at once, else what would change is shown first. */
export function useRemix({
  modelId,
  parts,
  draftOf,
  schemaFor,
  desk,
  replace,
  press,
}: {
  modelId: string | null;
  parts: ReturnType<typeof useFormParts>['data'];
  draftOf: (model: string) => JsonObject | null;
  /** Null where a model has no schema, or can't be asked. */
  schemaFor: (model: string) => Promise<JsonObject | null>;
  desk: Pick<ReturnType<typeof useFormHistory>, 'commit' | 'tell'>;
  replace: (model: string, values: JsonObject, words: string) => void;
  press: (written: JsonObject, draw?: () => JsonObject) => void;
}) {
  const [remix, setRemix] = useState<Remix | null>(null);

  /** Takes settings into the form whole, and tells what of them the model has no place for. */
  function take({ job: { model }, values, report, words }: Remix): void {
    setRemix(null);
    if (report.length === 0) replace(model, values, createMessages.remixed);
    else {
      const step = desk.commit(model, values);
      desk.tell({ name: words.changesSince, title: words.modelChanged, model, report, step });
    }
  }

  function show(next: Remix): void {
    desk.tell(null);
    desk.commit(next.job.model, undefined);
    setRemix(next);
  }

  /** @param seed of the result that is gone on from, in decimal digits; null where it is not known */
  async function begin(job: StudioJob, seed: string | null): Promise<void> {
    const schema = await schemaFor(job.model);
    if (schema === null || parts === undefined) {
      const { valuesOfRequest } = await import('@/lib/client/read-request');
      replace(job.model, valuesOfRequest(job.request), createMessages.remixed);
      return;
    }
    const next = { job, ...parts.planRemix(schema, { request: job.request, seed }, draftOf(job.model)) };
    if (next.isShownFirst) show(next);
    else take(next);
  }

  /**
   * The same request once more; where the model has changed since, what would become of it is shown instead.
   *
   * @param seed in decimal digits; null for a new one
   */
  async function again(job: StudioJob, seed: string | null): Promise<void> {
    const schema = await schemaFor(job.model);
    if (schema === null || parts === undefined) {
      press({ ...job.request, model: job.model });
      return;
    }
    const request = parts.repetition(schema, { request: job.request, seed });
    if (request !== null) {
      const written = { ...request, model: job.model };
      press(written, () => parts.withDrawnSeed(schema, written, Math.random));
    } else {
      const plan = parts.planRemix(schema, { request: job.request, seed }, draftOf(job.model));
      show({ job, ...plan });
      notices.show(plan.words.notRunAgain);
    }
  }

  return {
    remix: remix !== null && remix.job.model === modelId ? remix : null,
    begin,
    again,
    takeAll: () => {
      if (remix !== null) take(remix);
    },
    dismiss: useCallback(() => setRemix(null), []),
  };
}
