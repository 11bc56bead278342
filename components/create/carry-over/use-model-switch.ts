'use client';

import { useQueryClient } from '@tanstack/react-query';
import { schemaOf } from '@/lib/client/models/media-fields';
import { noteRecentModel } from '../models/model-memory';
import { modelOptions } from '@/lib/client/models/models';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { isModel, type CurrentModel, modelErrorMessage } from '../request/use-model';
import { toasts } from '@/lib/client/toasts';
import { type Intent, intentsOf } from '@/lib/client/models/intents';
import type { TaskPrompt, TaskSwitch } from '@/lib/schema-form/carry-over/carry-to-task';
import type { FilledForm } from '@/lib/schema-form/carry-over/plan-carry-over';
import type { ModelSwitch as CarriedForm } from '@/lib/schema-form/carry-over/switch-report';
import type { Task } from '../drafts/use-task';
import type { FormHistoryControls } from '../history/use-form-history';
import { createMessages, intentMessages } from '../messages';

/** The functions of `lib/schema-form/carry-over`, which load late. */
export interface CarryOverLogic {
  carryInto: (schema: JsonObject, draft: JsonObject | null, from: FilledForm) => CarriedForm;
  carryToTask: (schema: JsonObject, draft: JsonObject | null, from: FilledForm, own: TaskPrompt | null) => TaskSwitch;
  changeTask: (form: FilledForm, own: TaskPrompt | null) => TaskSwitch;
}

/** Switching to another model. */
export interface ModelSwitch {
  /** The schema of a model, from the list or requested; null where there is none, or it can't be read. */
  schemaFor: (id: string) => Promise<JsonObject | null>;
  /**
   * Opens the form of a model with all values that fit it, and shows a note about each.
   *
   * @param wanted the task to use it for; null for the current one, if it has that
   */
  switchTo: (id: string, wanted: Intent | null) => void;
  /** Opens a model for a task: the current one if it has that task. */
  chooseIntent: (intent: Intent) => void;
}

/**
 * Switches models and tasks: values are carried over as far as they fit, the prompt only within its task, and the
 * switch can be undone.
 */
export function useModelSwitch({
  model,
  logic,
  values,
  draftOf,
  history,
  task,
}: {
  model: CurrentModel;
  /** Undefined until it has loaded. */
  logic: CarryOverLogic | undefined;
  values: JsonObject | null;
  draftOf: (model: string) => JsonObject | null;
  history: Pick<FormHistoryControls, 'beginChange' | 'commit' | 'showNote'>;
  task: Task;
}): ModelSwitch {
  const queries = useQueryClient();
  const { id, schema, models } = model;

  /** A model as far as it can be read, and why it can't be opened. */
  async function read(target: string): Promise<{ found: LooseModel | null; error: string | null }> {
    const listed = models.find((candidate) => isModel(candidate, target)) ?? null;
    if (listed !== null && schemaOf(listed) !== null) return { found: listed, error: null };
    return queries.fetchQuery(modelOptions(target)).then(
      (found) => ({ found, error: null }),
      // The form of a listed model shows the error itself.
      (error: unknown) => ({ found: listed, error: listed === null ? modelErrorMessage(target, error) : null }),
    );
  }

  function carryOver(target: string, found: LooseModel | null, wanted: Intent | null): void {
    const to = found === null ? null : schemaOf(found);
    const next = found === null ? null : task.intentFor(found, wanted);
    if (id === null || schema === null || values === null || logic === undefined || to === null || found === null) {
      history.commit(target, undefined);
      if (found !== null) task.choose(found, next);
      return;
    }
    const from = { schema, values: draftOf(id) ?? values };
    const isSameTask = task.intent === null || next === null || task.intent === next;
    const own = isSameTask ? null : task.promptOf(next, found);
    const {
      values: carried,
      report,
      offer,
    } = isSameTask
      ? { ...logic.carryInto(to, draftOf(target), from), offer: null }
      : logic.carryToTask(to, draftOf(target), from, own);
    const step = history.commit(target, report.length === 0 && own === null ? undefined : carried);
    task.choose(found, next);
    if (report.length === 0) return;
    const title = createMessages.fromModel(model.model?.display_name ?? id);
    history.showNote({ name: createMessages.carryOver, title, model: target, report, offer, step });
  }

  /** A model that can't be read leaves an existing form as it is, and a toast says why. */
  async function open(target: string, wanted: Intent | null): Promise<void> {
    const isWanted = history.beginChange();
    const { found, error } = await read(target);
    if (!isWanted()) return;
    if (error !== null && schema !== null) {
      toasts.show(error, { tone: 'bad' });
      return;
    }
    history.showNote(null);
    if (error === null) noteRecentModel(window.localStorage, target);
    if (target !== id) carryOver(target, found, wanted);
  }

  /** Uses the model in the form for another of its tasks. */
  function change(own: LooseModel, next: Intent): void {
    if (id === null || schema === null || values === null || logic === undefined || next === task.intent) return;
    task.leave();
    const form = { schema, values: draftOf(id) ?? values };
    const { values: changed, report, offer } = logic.changeTask(form, task.promptOf(next, own));
    const step = history.commit(id, changed);
    const title = createMessages.fromModel(intentMessages[task.intent ?? next].name);
    task.choose(own, next);
    history.showNote(
      report.length === 0 ? null : { name: createMessages.carryOver, title, model: id, report, offer, step },
    );
  }

  function chooseIntent(next: Intent): void {
    if (model.model !== null && intentsOf(model.model).includes(next)) {
      change(model.model, next);
      return;
    }
    const fitting = models.find((candidate) => intentsOf(candidate)[0] === next);
    const any = fitting ?? models.find((candidate) => intentsOf(candidate).includes(next));
    if (any !== undefined) void open(any.id, next);
  }

  return {
    schemaFor: async (target) => {
      const { found } = await read(target);
      return found === null ? null : schemaOf(found);
    },
    switchTo: (target, wanted) => void open(target, wanted),
    chooseIntent,
  };
}
