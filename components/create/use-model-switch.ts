'use client';

import { useQueryClient } from '@tanstack/react-query';
import { schemaOf } from '@/lib/client/media-fields';
import { noteRecentModel } from '@/lib/client/model-memory';
import { modelOptions } from '@/lib/client/models';
import type { JsonObject } from '@/lib/contract/model';
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

  /** The schema of a model: from the list, else asked for; null when it can't be had, which its form then tells. */
  async function schemaFor(target: string): Promise<JsonObject | null> {
    const listed = models.find((candidate) => isModel(candidate, target));
    const known = listed === undefined ? null : schemaOf(listed);
    return known ?? queries.fetchQuery(modelOptions(target)).then(schemaOf, () => null);
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

  return {
    schemaFor,
    switchTo(target: string) {
      desk.tell(null);
      noteRecentModel(window.localStorage, target);
      if (target !== id) void carry(target);
    },
  };
}
