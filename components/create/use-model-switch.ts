'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { schemaOf } from '@/lib/client/media-fields';
import { noteRecentModel } from '@/lib/client/model-memory';
import { modelOptions } from '@/lib/client/models';
import { notices } from '@/lib/client/notices';
import type { JsonObject } from '@/lib/contract/model';
import { modelTrouble } from './model-trouble';
import type { useDesk } from './use-desk';
import type { useFormParts } from './use-form-parts';
import { type useModel, isModel } from './use-model';
import { createWords } from './words';

/** Going to another model with all that fits, told afterwards and taken back at a press. */
export function useModelSwitch({
  model,
  parts,
  values,
  draftOf,
  desk,
}: {
  model: ReturnType<typeof useModel>;
  parts: ReturnType<typeof useFormParts>['data'];
  values: JsonObject | null;
  draftOf: (model: string) => JsonObject | null;
  desk: Pick<ReturnType<typeof useDesk>, 'commit' | 'tell'>;
}) {
  const queries = useQueryClient();
  const { id, schema, models } = model;
  /** What was chosen last: only that is gone to. */
  const latest = useRef({});

  /** The schema of a model: from the list, else asked for; null when it can't be had, which its form then tells. */
  async function schemaFor(target: string): Promise<JsonObject | null> {
    const listed = models.find((candidate) => isModel(candidate, target));
    const known = listed === undefined ? null : schemaOf(listed);
    return known ?? queries.fetchQuery(modelOptions(target)).then(schemaOf, () => null);
  }

  /** Why a model can't be gone to, as a sentence; null where it can. */
  async function troubleWith(target: string): Promise<string | null> {
    if (models.some((candidate) => isModel(candidate, target))) return null;
    return queries.fetchQuery(modelOptions(target)).then(
      () => null,
      (error: unknown) => modelTrouble(target, error),
    );
  }

  async function carry(target: string): Promise<void> {
    const to = await schemaFor(target);
    if (id === null || schema === null || values === null || parts === undefined || to === null) {
      desk.commit(target, undefined);
      return;
    }
    const draft = draftOf(target);
    const own = draft === null ? parts.initialValues(to) : parts.fitValues(to, draft, true).values;
    const { values: kept, report } = parts.keepValues({ schema, values }, { schema: to, values: own });
    const step = desk.commit(target, report.length === 0 ? undefined : kept);
    if (report.length === 0) return;
    const title = createWords.fromModel(model.model?.display_name ?? id);
    desk.tell({ name: createWords.switched, title, model: target, report, step });
  }

  /** A model that can't be read changes nothing where a form stands: that one stays, and one reads why. */
  async function goTo(target: string): Promise<void> {
    const choice = {};
    latest.current = choice;
    const trouble = await troubleWith(target);
    // Another was chosen meanwhile.
    if (latest.current !== choice) return;
    if (trouble !== null && schema !== null) {
      notices.show(trouble, { tone: 'bad' });
      return;
    }
    desk.tell(null);
    if (trouble === null) noteRecentModel(window.localStorage, target);
    if (target !== id) await carry(target);
  }

  return {
    schemaFor,
    switchTo(target: string) {
      void goTo(target);
    },
  };
}
