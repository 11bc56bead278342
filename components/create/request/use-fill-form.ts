'use client';

import { useCallback } from 'react';
import { toasts } from '@/lib/client/toasts';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { useModelSwitch } from '../carry-over/use-model-switch';
import { createMessages } from '../messages';
import { useRemix } from '../remix/use-remix';
import type { FormLogic, FillControls, FormState, SendControls } from './request-state';
import { isModel } from './use-model';

/** Fills the form from elsewhere: another model's form, a job, a result, a seed. */
export function useFillForm({
  form,
  sending: { submit, showMessage, clearSend },
  logic,
}: {
  form: Pick<FormState, 'model' | 'values' | 'draftOf' | 'setIssues' | 'history' | 'task'>;
  sending: Pick<SendControls, 'submit' | 'showMessage' | 'clearSend'>;
  /** Undefined until it has loaded. */
  logic: FormLogic | undefined;
}): FillControls {
  const { model, values, draftOf, setIssues, history, task } = form;
  const { commit, revert, showNote } = history;
  const { id } = model;
  const { schemaFor, switchTo, chooseIntent } = useModelSwitch({ model, values, draftOf, history, task }, logic);

  const replace = useCallback(
    (target: string, next: JsonObject | null, notice: string) => {
      const step = commit(target, next);
      showNote(null);
      clearSend();
      toasts.show(notice, { action: { label: createMessages.undo, run: () => revert(step) } });
    },
    [commit, revert, showNote, clearSend],
  );

  const edit = useCallback(
    async (job: StudioJob) => {
      const { editValues } = await import('./fill-values');
      replace(job.model, editValues(job.request, draftOf(job.model)), createMessages.remixed);
      setIssues(job.model, job.error?.fields ?? []);
    },
    [replace, setIssues, draftOf],
  );

  const applySettings = useCallback(
    async (job: StudioJob) => {
      const { settingsValues } = await import('./fill-values');
      const { values: next, message } = settingsValues(job.request, job.seed);
      replace(job.model, next, message);
    },
    [replace],
  );

  async function lockSeed(target: string, seed: string): Promise<void> {
    if (logic === undefined) {
      showMessage({ tone: 'plain', text: createMessages.loadingForm });
      return;
    }
    const shown = model.model !== null && id !== null && isModel(model.model, target) ? id : target;
    const schema = await schemaFor(shown);
    const locked = (await import('./fill-values')).lockSeed(schema, draftOf(shown), seed);
    if (locked.values === null) toasts.show(locked.message, { tone: 'bad' });
    else replace(shown, locked.values, locked.message);
  }

  return {
    chooseModel: (next) => {
      clearSend();
      switchTo(next);
    },
    chooseIntent: (next) => {
      clearSend();
      chooseIntent(next);
    },
    replace,
    reset: (notice) => {
      if (id !== null) replace(id, null, notice);
    },
    edit,
    applySettings,
    lockSeed,
    putMedia: (use, addresses) => {
      if (logic === undefined) {
        showMessage({ tone: 'plain', text: createMessages.loadingForm });
        return;
      }
      const filled = logic.putMedia(use, addresses, { model, task, draftOf });
      replace(use.model.id, filled.values, filled.notice);
      if (filled.task !== null) task.choose(logic.chooseTask(use.model, filled.task.intent));
      if (filled.note !== null) showNote(filled.note);
    },
    remixing: useRemix({ modelId: id, logic, draftOf, schemaFor, history, replace, submit }),
  };
}
