'use client';

import { useQueryClient } from '@tanstack/react-query';
import { schemaOf } from '@/lib/client/models/media-fields';
import { noteRecentModel } from '@/lib/client/models/model-memory';
import { modelOptions } from '@/lib/client/models/models';
import type { JsonObject } from '@/lib/contract/model';
import { isModel, type CurrentModel, modelErrorMessage } from '../request/use-model';
import { toasts } from '@/lib/client/toasts';
import type { FilledForm } from '@/lib/schema-form/carry-over/plan-carry-over';
import type { SwitchedField } from '@/lib/schema-form/carry-over/switch-report';
import type { FormHistoryControls } from '../history/use-form-history';
import { createMessages } from '../messages';

/** `carryInto`, which loads late. */
export interface CarryOverLogic {
  carryInto: (
    schema: JsonObject,
    draft: JsonObject | null,
    from: FilledForm,
  ) => { values: JsonObject; report: SwitchedField[] };
}

/** Switching to another model. */
export interface ModelSwitch {
  /** The schema of a model, from the list or requested; null where there is none, or it can't be read. */
  schemaFor: (id: string) => Promise<JsonObject | null>;
  /** Opens the form of a model with all values that fit it, and shows a note about each. */
  switchTo: (id: string) => void;
}

/** Switches models: values are carried over as far as they fit, and the switch can be undone. */
export function useModelSwitch({
  model,
  logic,
  values,
  draftOf,
  history,
}: {
  model: CurrentModel;
  /** Undefined until it has loaded. */
  logic: CarryOverLogic | undefined;
  values: JsonObject | null;
  draftOf: (model: string) => JsonObject | null;
  history: Pick<FormHistoryControls, 'beginChange' | 'commit' | 'showNote'>;
}): ModelSwitch {
  const queries = useQueryClient();
  const { id, schema, models } = model;

  /** The schema of a model; null where there is none. Throws when the model can't be opened. */
  async function read(target: string): Promise<{ to: JsonObject | null; error: string | null }> {
    const listed = models.find((candidate) => isModel(candidate, target));
    const to = listed === undefined ? null : schemaOf(listed);
    if (to !== null) return { to, error: null };
    return queries.fetchQuery(modelOptions(target)).then(
      (found) => ({ to: schemaOf(found), error: null }),
      // The form of a listed model shows the error itself.
      (error: unknown) => ({ to, error: listed === undefined ? modelErrorMessage(target, error) : null }),
    );
  }

  function carryOver(target: string, to: JsonObject | null): void {
    if (id === null || schema === null || values === null || logic === undefined || to === null) {
      history.commit(target, undefined);
      return;
    }
    const from = { schema, values: draftOf(id) ?? values };
    const { values: carried, report } = logic.carryInto(to, draftOf(target), from);
    const step = history.commit(target, report.length === 0 ? undefined : carried);
    if (report.length === 0) return;
    const title = createMessages.fromModel(model.model?.display_name ?? id);
    history.showNote({ name: createMessages.carryOver, title, model: target, report, step });
  }

  /** A model that can't be read leaves an existing form as it is, and a toast says why. */
  async function open(target: string): Promise<void> {
    const isWanted = history.beginChange();
    const { to, error } = await read(target);
    if (!isWanted()) return;
    if (error !== null && schema !== null) {
      toasts.show(error, { tone: 'bad' });
      return;
    }
    history.showNote(null);
    if (error === null) noteRecentModel(window.localStorage, target);
    if (target !== id) carryOver(target, to);
  }

  return {
    schemaFor: async (target) => (await read(target)).to,
    switchTo: (target) => void open(target),
  };
}
