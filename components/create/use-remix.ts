'use client';

import { useCallback, useState } from 'react';
import { valuesOfRequest } from '@/lib/client/read-request';
import { notices } from '@/lib/client/notices';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio-job';
import type { FittedValues } from '@/lib/schema-form/switch/fit-values';
import type { useDesk } from './use-desk';
import type { useFormParts } from './use-form-parts';
import { createWords } from './words';

/** The settings of an old job beside the form of its model, to be taken one by one or all. */
export interface Remix extends FittedValues {
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
  desk: Pick<ReturnType<typeof useDesk>, 'commit' | 'tell'>;
  replace: (model: string, values: JsonObject, words: string) => void;
  press: (body: JsonObject) => void;
}) {
  const [remix, setRemix] = useState<Remix | null>(null);

  /** Takes settings into the form whole, and tells what of them the model has no place for. */
  function take(job: StudioJob, { values, report }: FittedValues): void {
    setRemix(null);
    if (report.length === 0) {
      replace(job.model, values, createWords.remixed);
      return;
    }
    const step = desk.commit(job.model, values);
    desk.tell({ name: createWords.drifted, title: createWords.modelChanged, model: job.model, report, step });
  }

  async function begin(job: StudioJob): Promise<void> {
    const schema = await schemaFor(job.model);
    const asked = valuesOfRequest(job.request);
    if (schema === null || parts === undefined) {
      replace(job.model, asked, createWords.remixed);
      return;
    }
    const fitted = parts.fitValues(schema, asked);
    const initial = parts.initialValues(schema);
    if (parts.isUntouched(initial, draftOf(job.model) ?? initial)) take(job, fitted);
    else {
      desk.tell(null);
      desk.commit(job.model, undefined);
      setRemix({ job, ...fitted });
    }
  }

  /** The same request without its seed; where the model has changed since, what would become of it is shown instead. */
  async function again(job: StudioJob): Promise<void> {
    const body = { ...job.request, model: job.model };
    const schema = await schemaFor(job.model);
    if (schema === null || parts === undefined) {
      press(body);
      return;
    }
    const { report } = parts.fitValues(schema, valuesOfRequest(job.request));
    if (report.length === 0) press(parts.withoutSeeds(schema, body));
    else {
      await begin(job);
      notices.show(createWords.notRunAgain);
    }
  }

  return {
    remix: remix !== null && remix.job.model === modelId ? remix : null,
    begin,
    again,
    takeAll: () => {
      if (remix !== null) take(remix.job, remix);
    },
    dismiss: useCallback(() => setRemix(null), []),
  };
}
