'use client';

import { useQueryClient } from '@tanstack/react-query';
import { schemaOf } from '@/lib/client/media-fields';
import { noteRecentModel } from '../models/model-memory';
import { modelOptions } from '@/lib/client/models';
import { notices } from '@/lib/client/notices';
import type { JsonObject } from '@/lib/contract/model';
import { modelErrorMessage } from '../request/model-trouble';
import type { useFormHistory } from '../history/use-form-history';
import type { useFormParts } from '../request/use-form-parts';
import { type useModel, isModel } from '../request/use-model';
import { createMessages } from '../messages';

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
  desk: Pick<ReturnType<typeof useFormHistory>, 'begin' | 'commit' | 'tell'>;
}) {
  const queries = useQueryClient();
  const { id, schema, models } = model;

  /** The schema of a model, from the list, else asked for: null where there is none. And why the model can't be gone to. */
  async function read(target: string): Promise<{ to: JsonObject | null; error: string | null }> {
    const listed = models.find((candidate) => isModel(candidate, target));
    const to = listed === undefined ? null : schemaOf(listed);
    if (to !== null) return { to, error: null };
    return queries.fetchQuery(modelOptions(target)).then(
      (found) => ({ to: schemaOf(found), error: null }),
      // The form of one that is listed tells it itself.
      (error: unknown) => ({ to, error: listed === undefined ? modelErrorMessage(target, error) : null }),
    );
  }

  function carry(target: string, to: JsonObject | null): void {
    if (id === null || schema === null || values === null || parts === undefined || to === null) {
      desk.commit(target, undefined);
      return;
    }
    const from = { schema, values: draftOf(id) ?? values };
    const { values: kept, report } = parts.carryInto(to, draftOf(target), from);
    const step = desk.commit(target, report.length === 0 ? undefined : kept);
    if (report.length === 0) return;
    const title = createMessages.fromModel(model.model?.display_name ?? id);
    desk.tell({ name: createMessages.carryOver, title, model: target, report, step });
  }

  /** A model that can't be read changes nothing where a form stands: that one stays, and one reads why. */
  async function goTo(target: string): Promise<void> {
    const isWanted = desk.begin();
    const { to, error } = await read(target);
    if (!isWanted()) return;
    if (error !== null && schema !== null) {
      notices.show(error, { tone: 'bad' });
      return;
    }
    desk.tell(null);
    if (error === null) noteRecentModel(window.localStorage, target);
    if (target !== id) carry(target, to);
  }

  return {
    schemaFor: async (target: string) => (await read(target)).to,
    switchTo(target: string) {
      void goTo(target);
    },
  };
}
